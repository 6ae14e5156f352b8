import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import type { DemoStory } from "./demo-stories.server";

export function DemoStoriesCard({ stories }: { stories: DemoStory[] }) {
  if (stories.length === 0) return null;
  return (
    <Card title="Worth a look in this demo">
      <ul>
        {stories.map(({ text, to, label }) => (
          <li key={to}>
            {text} <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
