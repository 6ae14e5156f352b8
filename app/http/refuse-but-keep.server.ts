import { data } from "@remix-run/node";
import { parseBody, readBody } from "./body.server";

/** A form that cannot be shown again, because nothing can be read from the database: its fields, to be sent again with one button. */
export type Resend = { action: string; fields: [name: string, value: string][] };

/** 503 for a post. What was typed comes back in the page, but for passwords; its one-time token makes sending it again harmless. */
export async function refuseButKeep(request: Request): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const posted = await parseBody(await readBody(request));
  const fields = [...posted].filter(
    (field): field is [string, string] => typeof field[1] === "string" && !/password/i.test(field[0]),
  );
  const resend: Resend = { action: pathname + search, fields };
  throw data({ resend }, { status: 503 });
}
