/** What a row is about; only parts go to the shelf. */
export type RowKind =
  "part" | "labor" | "core charge" | "core return" | "return" | "freight" | "fee" | "discount";

const freight =
  /^\W*(?:freight|shipping|delivery|postage|carriage|inbound freight|ups\b|fedex\b|s\s?&\s?h\b)/i;
const fee =
  /^\W*(?:shop supplies|misc(?:ellaneous)?\.? (?:supplies|charges?)|environmental|env\.? |haz(?:mat|ardous)|disposal|epa fee|surcharge|fuel surcharge|tire (?:fee|disposal)|battery (?:fee|deposit)|service charge|handling|restocking)/i;
const labor =
  /\blabou?r(?![a-z])|\bworkmanship\b|\bdiagnos|\b(?:\d+(?:\.\d+)?) ?(?:hrs?|hours)\b|^\W*(?:install|replaced?|remove|r ?& ?r|inspect(?:ed|ion)?|rebuild|aligned?|road test|service call|mount|balance)\b|\brepair (?:engine|work)/i;

export function rowKindOf(row: {
  description: string;
  unit: string;
  isNegative: boolean;
  fromCore: boolean;
}): RowKind {
  const { description, unit, isNegative, fromCore } = row;
  const isCore =
    fromCore ||
    /(?<!radiator |heater |valve |cooler )\bcores?\b(?! ?(?:plug|support|drill|bit))/i.test(description);
  if (isCore && isCoreRow(description, fromCore))
    return isNegative || /return|credit|rtn/i.test(description) ? "core return" : "core charge";
  if (freight.test(description)) return "freight";
  if (fee.test(description)) return "fee";
  if (/^\W*(?:less |trade |fleet )?disc(?:ount)?\b/i.test(description)) return "discount";
  if (labor.test(description) || /^h(?:r|rs|ours?)$/i.test(unit)) return "labor";
  return isNegative ? "return" : "part";
}

/** A radiator's core is a part: a deposit says what it is, or nothing else. */
function isCoreRow(description: string, fromCore: boolean): boolean {
  return (
    fromCore ||
    /\bcores?\W*(?:charge|chg|deposit|dep|return|rtn|credit|value|exchange|fee)\b|\b(?:return|credit|deposit|dirty|used)\W*(?:for )?cores?\b/i.test(
      description,
    ) ||
    /^\W*cores?\b/i.test(description) ||
    /\bcore\W*$/i.test(description)
  );
}
