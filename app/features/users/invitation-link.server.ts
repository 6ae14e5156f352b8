import { timingSafeEqual } from "node:crypto";
import { sign } from "~/auth/installation.server";
import { environment, siteUrl } from "~/environment";

/** A mailed link proves that the address is the person's; one that was handed over does not. */
export type LinkKind = "mailed" | "handed";

type Invitation = { id: string; link_nonce: string };

export async function invitationLink(invitation: Invitation, kind: LinkKind): Promise<string> {
  const id = Buffer.from(invitation.id.replaceAll("-", ""), "hex").toString("base64url");
  return `${siteUrl(environment)}/join/${id}${await seal(invitation, kind)}`;
}

const idLength = 22;

/** Undefined if it cannot be one. Whether it holds says `linkKind`. */
export function invitationIdOf(token: string): string | undefined {
  if (!/^[\w-]{65}$/.test(token)) return undefined;
  const hex = Buffer.from(token.slice(0, idLength), "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Undefined for a guessed link, and for one that a newer one has replaced. */
export async function linkKind(invitation: Invitation, token: string): Promise<LinkKind | undefined> {
  const given = Buffer.from(token.slice(idLength));
  for (const kind of ["mailed", "handed"] as const) {
    const expected = Buffer.from(await seal(invitation, kind));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return kind;
  }
  return undefined;
}

/** 43 characters. */
function seal({ id, link_nonce }: Invitation, kind: LinkKind): Promise<string> {
  return sign(`invitation ${kind}`, `${id} ${link_nonce}`);
}
