import { type Flash, redirectWithFlash } from "../requests/flash.server";
import { readId } from "../requests/read-id.server";
import type { FormHolder } from "./form-holder";
import { readForm } from "./read-form.server";

/** The button beside a mail that did not go out. */
export async function retryForm(
  request: Request,
  scope: { forms: FormHolder },
  back: string,
  retry: (mailId: string) => Promise<Flash>,
) {
  const { fields } = await readForm(request, scope);
  const mailId = fields.get("mailId");
  return redirectWithFlash(
    request,
    back,
    await retry(readId(typeof mailId === "string" ? mailId : undefined)),
  );
}
