import { Card } from "~/ui/card";

/** `host`: where the company's photos and part lookups are sent, if anywhere. */
export function SentElsewhereCard({ host }: { host: string | undefined }) {
  return (
    <Card title="What is sent elsewhere">
      <p>
        Photos are read on this machine.{" "}
        {host
          ? `Photos to scan and part lookups are also sent to the vision service at ${host}.`
          : "Nothing is sent elsewhere."}
      </p>
    </Card>
  );
}
