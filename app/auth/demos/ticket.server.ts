import { createCookie } from "@remix-run/node";
import { isFormToken } from "~/http/forms/form-token.server";
import { isSecure } from "~/http/requests/caller.server";
import { sign } from "../installation.server";
import { maxWaitSeconds } from "./demo-settings";

// Also says, once the demo is erased, that there was one.
const cookie = createCookie("demo", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 60 * 60 });

/** Signed apart from form tokens, which every page has: a ticket is given only for a press. */
const holder = { id: "demo", sign: (text: string) => sign("demo", text) };

/** What one press of the button gets: it starts one demo, also while that is still being prepared. Begins with the time of the press. */
export async function makeTicket(formToken: string): Promise<string> {
  const body = `${Date.now().toString(36)}.${pressOf(formToken)}`;
  return `${body}.${await holder.sign(`${holder.id}.${body}`)}`;
}

/** The same for each press of one button on one page, for its form's token and for its tickets. */
export function pressOf(token: string): string {
  return token.split(".")[1] ?? "";
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
