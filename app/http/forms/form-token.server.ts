import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FormHolder } from "./form-holder";

const lifetimeMs = 24 * 60 * 60 * 1000;

/** A one-time token for one person's form (`visitor` before sign-in). Nothing is stored until it is used. */
export async function makeFormToken(holder: FormHolder, now = Date.now()): Promise<string> {
  const body = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${body}.${await holder.sign(`${holder.id}.${body}`)}`;
}

export async function isFormToken(
  token: FormDataEntryValue | null,
  holder: FormHolder,
  now = Date.now(),
): Promise<boolean> {
  if (typeof token !== "string") return false;
  const [issued = "", random = "", signature = ""] = token.split(".");
  const age = now - parseInt(issued, 36);
  if (!(age >= 0 && age < lifetimeMs)) return false;
  const expected = Buffer.from(await holder.sign(`${holder.id}.${issued}.${random}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
