import { type Flash, redirectWithFlash } from "../requests/flash.server";
import { logFailure } from "./form-answer.server";

/** `text` says what is unchanged and what to do. */
type Failure = { title: string; text: string };

/** Like `attempt`, for a button that leads to another page, which shows the message. */
export async function attemptButton(
  request: Request,
  back: string,
  { title, text }: Failure,
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
