import { PostForm } from "~/http/forms/post-form";
import { Button } from "~/ui/button";

/** Discards the scan that filled the form, and leads to another photo. */
export function StartOver({ scanId }: { scanId: string }) {
  return (
    <PostForm action={`/scans/${scanId}/discard`}>
      <Button variant="quiet">Start Over</Button>
    </PostForm>
  );
}
