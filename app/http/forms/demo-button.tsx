import { Button } from "~/ui/button";
import { PostForm } from "./post-form";

/** One press, from any public page. Pressed again, also before the first answer, its token leads to the demo that the first press started. */
export function DemoButton({
  children = "Try the Demo",
  variant,
}: {
  children?: string;
  variant?: "primary" | "secondary";
}) {
  return (
    <PostForm action="/demo">
      <Button variant={variant}>{children}</Button>
    </PostForm>
  );
}
