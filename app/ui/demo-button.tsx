import { Button } from "./button";

/** One press, from any public page. It needs no token: each press is counted, and a second one goes to the demo that runs. */
export function DemoButton({
  children = "Try the Demo",
  variant,
}: {
  children?: string;
  variant?: "primary" | "secondary";
}) {
  return (
    <form method="post" action="/demo">
      <Button variant={variant}>{children}</Button>
    </form>
  );
}
