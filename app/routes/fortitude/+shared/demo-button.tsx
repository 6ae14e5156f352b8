import { PostForm } from "~/http/forms/post-form";
import { Button } from "~/ui/button";

export function DemoButton({ variant = "primary" }: { variant?: "primary" | "secondary" }) {
  return (
    <PostForm action="/demo">
      <Button variant={variant}>Try the Demo</Button>
    </PostForm>
  );
}
