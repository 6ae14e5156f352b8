import { data } from "@remix-run/node";
import {
  fileFormLimit,
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
  throw data({ resend: await readResend(request, keptFormLimit) }, { status: 503 });
}

/** 403 for a post whose plan ended while the form was filled in: it can be sent again once there is one. `upgrade` leads to the plans. */
export async function refusePlanButKeep(
  request: Request,
  reason: string,
  upgrade: { to: string; label: string },
): Promise<never> {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(typeOf(request));
  const resend = isForm ? await readResend(request, fileFormLimit) : undefined;
  throw data({ reason, upgrade, resend }, { status: 403 });
}

async function readResend(request: Request, withFiles: number): Promise<Resend> {
  const { pathname, search } = new URL(request.url);
  const limit = isMultipart(typeOf(request)) ? withFiles : formLimit;
  const posted = await parseBody(await readBody(request, limit));
  const fields = withoutFiles(posted).filter(([name]) => !/password/i.test(name));
  return { action: pathname + search, fields };
}
