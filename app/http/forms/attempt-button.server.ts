import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { logFailure } from "./form-answer.server";

/** What a person is told when a button's action fails unexpectedly: what is as it was, and what to do. */
type Failing = { title: string; text: string };

/** What `attempt` is to a form, for a button whose answer is another page: the message is said there. */
export async function attemptButton(
  request: Request,
  back: string,
  { title, text }: Failing,
  run: () => Promise<Flash>,
) {
  return redirectWithFlash(
    request,
    back,
    await run().catch((error: unknown) => {
      if (error instanceof Response) throw error;
      const { id } = logFailure(error, title);
      return { kind: "error" as const, title, text: `${text} If it keeps failing, quote ${id}.` };
    }),
  );
}
