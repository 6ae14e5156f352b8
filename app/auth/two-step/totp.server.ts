import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every authenticator app has it; what it calls a step is `period` seconds. */
const totp = { algorithm: "SHA1", digits: 6, period: 30 };

/** Base32. RFC 4226 section 4 recommends 160 bits. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the picture holds that an app reads. */
export function setupAddress(secret: string, email: string): string {
  return new TOTP({ issuer: "FleetTrack Pro", label: email, secret, ...totp }).toString();
}

/** The step that this code is of. Undefined if it is not one of now, of the step before or of the one after. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const given = { secret: Secret.fromBase32(secret), token: code, timestamp: now, window: 1, ...totp };
  const delta = TOTP.validate(given);
  return delta === null ? undefined : TOTP.counter({ period: totp.period, timestamp: now }) + delta;
}
