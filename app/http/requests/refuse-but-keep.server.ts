import { data } from "@remix-run/node";
import {
  formLimit,
  isMultipart,
  keptFormLimit,
  parseBody,
  readBody,
  typeOf,
  withoutFiles,
} from "./body.server";

/** A form that cannot be shown again because the database is unavailable: its fields, to resend with one button. */
export type Resend = { action: string; fields: [name: string, value: string][] };

/** 503 for a post. The page returns everything typed except passwords and files; the one-time token makes resending harmless. */
export async function refuseButKeep(request: Request): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const limit = isMultipart(typeOf(request)) ? keptFormLimit : formLimit;
  const posted = await parseBody(await readBody(request, limit));
  const fields = withoutFiles(posted).filter(([name]) => !/password/i.test(name));
  const resend: Resend = { action: pathname + search, fields };
  throw data({ resend }, { status: 503 });
}
