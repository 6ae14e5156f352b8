import { useNavigation } from "@remix-run/react";

/** What is on its way while a page or an answer loads, by the path it comes from. Only script can see that, so without it there is nothing here. */
export function Pending({ texts }: { texts: Record<string, string> }) {
  const { state, location } = useNavigation();
  const loading = (location && texts[location.pathname]) ?? "Loading...";
  return (
    <p className="pending" role="status">
      {state === "idle" ? "" : state === "submitting" ? "Saving..." : loading}
    </p>
  );
}
