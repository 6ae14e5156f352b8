import { createCookie } from "@remix-run/node";
import { isFormToken, makeFormToken } from "~/http/forms/form-token.server";
import { isSecure } from "~/http/requests/caller.server";
import { sign } from "../installation.server";
import { maxWaitSeconds } from "./demo-settings";

// Also says, once the demo is erased, that there was one.
const cookie = createCookie("demo", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 * 60 });

/** Signed apart from form tokens, which every page has: a ticket is given only for a counted press. */
const holder = { id: "demo", sign: (text: string) => sign("demo", text) };

/** What one press of the button gets: it starts one demo, also while that is still being prepared. */
export function makeTicket(): Promise<string> {
  return makeFormToken(holder);
}

export async function ticketOf(request: Request): Promise<string | undefined> {
  const ticket: unknown = await cookie.parse(request.headers.get("cookie"));
  return typeof ticket === "string" && (await isFormToken(ticket, holder)) ? ticket : undefined;
}

export function hasWaitedTooLong(ticket: string): boolean {
  return Date.now() - parseInt(ticket, 36) > maxWaitSeconds * 1000;
}

export async function addTicket(headers: Headers, request: Request, ticket: string): Promise<Headers> {
  headers.append("set-cookie", await cookie.serialize(ticket, { secure: isSecure(request) }));
  return headers;
}

export async function dropTicket(request: Request): Promise<Headers> {
  const gone = await cookie.serialize("", { maxAge: 0, secure: isSecure(request) });
  return new Headers({ "set-cookie": gone });
}
