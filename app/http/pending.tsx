import { useNavigation } from "@remix-run/react";

const loadingTexts: Record<string, string> = { "/fleet-data": "Loading vehicles..." };

/** While a page or an answer is on its way. Only script can see that, so without it there is nothing here. */
export function Pending() {
  const { state, location } = useNavigation();
  const text =
    state === "submitting" ? "Saving..." : (location && loadingTexts[location.pathname]) || "Loading...";
  return (
    <p className="pending" role="status">
      {state === "idle" ? "" : text}
    </p>
  );
}
