import { Card } from "~/ui/card";

/** `host`: where part lookups are sent, if anywhere. */
export function SentElsewhereCard({ host }: { host: string | undefined }) {
  return (
    <Card title="What is sent elsewhere">
      <p>
        Photos are read on this machine.{" "}
        {host ? `Part lookups are sent to ${host}.` : "Nothing is sent elsewhere."}
      </p>
    </Card>
  );
}
