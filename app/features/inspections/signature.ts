import type { Scope } from "~/auth/scope";

/** Whoever is signed in, and is about to sign. */
export type Signer = { name: string | null; email: string; keepsName: boolean };

/** Of a person who has no name yet: it is theirs. Of one who has: sign with that instead. Of both: for somebody else. */
export type Signing = "own" | "signer" | "other";
export type TypedSignature = { signatureName: string; signing?: Signing };

export function signingsOf({ name }: Pick<Signer, "name">): Signing[] {
  return name === null ? ["own", "other"] : ["other", "signer"];
}

export function signerOf({ user, may }: Pick<Scope, "user" | "may">): Signer {
  return { name: user.name, email: user.email, keepsName: may("own-sign-in:change") };
}

/** What a form starts with. */
export function ownSignature({ name }: Signer): { signatureName: string } {
  return { signatureName: name ?? "" };
}

export function isOwnName({ name }: Pick<Signer, "name">, typed: string): boolean {
  return name !== null && foldedName(name) === foldedName(typed);
}

function foldedName(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}

export function isForOther(signer: Pick<Signer, "name">, { signatureName, signing }: TypedSignature) {
  if (signing === "signer" || (signing === "own" && signer.name === null)) return false;
  return !isOwnName(signer, signatureName);
}

/** As it is kept and shown. A signature for somebody else says who gave it (49 CFR 390.32). */
export function signedName(signer: Pick<Signer, "name" | "email">, typed: TypedSignature): string {
  if (isForOther(signer, typed)) return `${typed.signatureName} (signed by ${signer.name ?? signer.email})`;
  return signer.name ?? typed.signatureName;
}

/** For a form that is looked over before it is signed. */
export function signsAs(signer: Signer, typed: TypedSignature): string {
  return `You sign as ${signedName(signer, typed)}`;
}
