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
import { isTyped } from "./typed-fields";

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
  const resend = isForm(request) ? await readResend(request, fileFormLimit) : undefined;
  throw data({ reason, upgrade, resend }, { status: 403 });
}

/** 403 for a post whose role changed while the form was filled in: it can be sent again once the role allows it. */
export async function refuseRoleButKeep(request: Request, reason: string): Promise<never> {
  const resend = isForm(request) ? await readResend(request, fileFormLimit) : undefined;
  const hasTyped = resend?.fields.some(([name, value]) => isTyped(name, value));
  throw data({ reason, resend: hasTyped ? resend : undefined }, { status: 403 });
}

function isForm(request: Request): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(typeOf(request));
}

async function readResend(request: Request, withFiles: number): Promise<Resend> {
  const { pathname, search } = new URL(request.url);
  const limit = isMultipart(typeOf(request)) ? withFiles : formLimit;
  const posted = await parseBody(await readBody(request, limit));
  const fields = withoutFiles(posted).filter(([name]) => !/password/i.test(name));
  return { action: pathname + search, fields };
}
