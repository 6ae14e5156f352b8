const country = /[\s,]+(?:U\.?S\.?A?\.?|United States(?: of America)?)$/i;
const codes =
  "AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY".split(
    " ",
  );

/** The US state (two letters) and the five-digit ZIP that an address ends with; empty if it does not. */
export function placeOfAddress(address: string): { state: string; zip: string } {
  const text = address.trim().replace(country, "");
  const zip = /(?:^|\D)(\d{5})(?:-\d{4})?$/.exec(text)?.[1] ?? "";
  const state = /(?:^|[\s,])([A-Za-z]{2})[\s,.]*(?:\d{5}(?:-\d{4})?)?$/.exec(text)?.[1]?.toUpperCase() ?? "";
  return { state: codes.includes(state) ? state : "", zip };
}
