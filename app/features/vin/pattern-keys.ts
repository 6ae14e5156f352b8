/** How NHTSA's vPIC catalogue writes which VINs a fact is true of: db/vpic/README.md. */

/** The part of a VIN that keys speak of: characters 4-8, a bar, characters 10-17. */
export function keyedPart(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}

/** `*` is any character, `[A-CE]` one of a set; keys that end early match whatever follows. */
export function keysMatch(keys: string, keyed: string): boolean {
  return new RegExp(`^${keys.replaceAll("*", ".").replace("|", "\\|")}`).test(keyed);
}

/** The more characters are fixed, the higher; one of a set counts half. Of two facts the more specific one wins. */
export function specificity(keys: string): number {
  const fixed = keys.replace(/\[[^\]]*\]/g, "?").replace("|", "");
  return [...fixed].reduce((sum, character) => sum + (character === "*" ? 0 : character === "?" ? 1 : 2), 0);
}
