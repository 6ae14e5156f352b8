import { useNavigation } from "@remix-run/react";

/** `texts` says what is loading, by path. Empty without script. */
export function Pending({ texts }: { texts: Record<string, string> }) {
  const { state, location } = useNavigation();
  const loading = (location && texts[location.pathname]) ?? "Loading...";
  return (
    <p className="pending" role="status">
      {state === "idle" ? "" : state === "submitting" ? "Saving..." : loading}
    </p>
  );
}
