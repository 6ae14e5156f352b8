/** What vendors abbreviate on invoices for heavy-duty parts. */
const meanings: Record<string, string> = {
  adj: "adjuster",
  alt: "alternator",
  assm: "assembly",
  assy: "assembly",
  bat: "battery",
  batt: "battery",
  bearg: "bearing",
  brg: "bearing",
  brk: "brake",
  brkt: "bracket",
  cab: "cabin",
  cart: "cartridge",
  chmbr: "chamber",
  clnt: "coolant",
  clr: "cooler",
  comp: "compressor",
  compr: "compressor",
  conn: "connector",
  cplg: "coupling",
  cplr: "coupler",
  cyl: "cylinder",
  diff: "differential",
  drv: "drive",
  elem: "element",
  elmt: "element",
  eng: "engine",
  exh: "exhaust",
  flt: "filter",
  fltr: "filter",
  frt: "front",
  gskt: "gasket",
  hd: "heavy duty",
  hsg: "housing",
  hyd: "hydraulic",
  inj: "injector",
  kt: "kit",
  lh: "left",
  lnr: "liner",
  lvr: "lever",
  man: "manifold",
  mtr: "motor",
  press: "pressure",
  prim: "primary",
  pri: "primary",
  rad: "radiator",
  reman: "remanufactured",
  rh: "right",
  rr: "rear",
  sec: "secondary",
  sep: "separator",
  sepr: "separator",
  shft: "shaft",
  sls: "seal",
  sol: "solenoid",
  spr: "spring",
  sprg: "spring",
  sta: "starter",
  strg: "steering",
  strt: "starter",
  susp: "suspension",
  sw: "switch",
  temp: "temperature",
  therm: "thermostat",
  thermo: "thermostat",
  trans: "transmission",
  trl: "trailer",
  vlv: "valve",
  w: "with",
  whl: "wheel",
  wtr: "water",
  "w/o": "without",
  "a/c": "air conditioning",
};

/** "FLTR,OIL HD 1R-1808" is "Filter, oil heavy duty 1R-1808": abbreviations are spelled out, and words are no longer shouted. */
export function simplifyDescription(description: string): string {
  const spaced = description
    .replace(/\bw\/(?=[a-z]{2})/gi, "with ")
    .replace(/,(?=\S)/g, ", ")
    .trim();
  const words = spaced.split(/\s+/).map(simplifyWord);
  const text = words.join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function simplifyWord(word: string): string {
  // Numbers are read letter by letter.
  if (/\d/.test(word)) return word;
  const [, bare = "", rest = ""] = /^(.*?)([.,;:]*)$/.exec(word) ?? [];
  const meaning = meanings[bare.toLowerCase()];
  if (meaning) return meaning + rest.replace(".", "");
  return word === word.toUpperCase() ? word.toLowerCase() : word;
}
