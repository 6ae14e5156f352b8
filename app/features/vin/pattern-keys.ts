/** How NHTSA's vPIC catalog writes which VINs a fact applies to: db/vpic/README.md. */

/** The part that keys match: characters 4-8, a bar, characters 10-17. */
export function keyedPart(vin: string): string {
  return `${vin.slice(3, 8)}|${vin.slice(9)}`;
}

/** `*` is any character, `[A-CE]` one of a set; keys that end early match anything after. */
export function keysMatch(keys: string, keyed: string): boolean {
  return new RegExp(`^${keys.replaceAll("*", ".").replace("|", "\\|")}`).test(keyed);
}

/** Higher with more fixed characters; a set counts half. The more specific fact wins. */
export function specificity(keys: string): number {
  const fixed = keys.replace(/\[[^\]]*\]/g, "?").replace("|", "");
  return [...fixed].reduce((sum, character) => sum + (character === "*" ? 0 : character === "?" ? 1 : 2), 0);
}
