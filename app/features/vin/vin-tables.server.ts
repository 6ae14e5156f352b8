import type { Kysely } from "kysely";
import type { Database } from "~db/database";
import type { VpicPatternTable } from "~db/tables/vpic_pattern";
import type { VpicWmiTable } from "~db/tables/vpic_wmi";
import { type DecodedValues, type VinAnswer, known } from "./decoded-values";
import { type YearEvidence, chooseModelYear, modelYearCandidates } from "./model-year";
import { keyedPart, keysMatch, specificity } from "./pattern-keys";

type Element = VpicPatternTable["element"];

/** `yearFrom` is the first year in which the maker used the pattern's set. */
type Pattern = Omit<VpicPatternTable, "schema_id"> & { yearFrom: number };

/** The maker's patterns for one model year, and those that this VIN fits. */
type YearFacts = { year: number; registered: boolean; patterns: Pattern[]; fitting: Pattern[] };

/** From NHTSA's catalog in our own tables. `today` (YYYY-MM-DD) limits the model year. */
export async function decodeFromTables(db: Kysely<Database>, vin: string, today: string): Promise<VinAnswer> {
  const wmi = vin.charAt(2) === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
  const maker = await db.selectFrom("vpic_wmi").selectAll().where("wmi", "=", wmi).executeTakeFirst();
  const candidates = modelYearCandidates(vin, today);
  const facts = await factsByYear(db, wmi, vin, candidates);
  const { year, note } = chooseModelYear(
    vin,
    facts.map((ofYear) => evidence(ofYear, maker)),
  );
  const notes = note ? [note] : [];
  if (!maker) {
    notes.unshift(`NHTSA's catalogue does not know the maker ${wmi}.`);
    return { values: known({ year }), notes };
  }
  const ofYear = facts.find((found) => found.year === year);
  return { values: known({ ...described(maker, ofYear), year }), maker: maker.manufacturer, notes };
}

async function factsByYear(
  db: Kysely<Database>,
  wmi: string,
  vin: string,
  years: number[],
): Promise<YearFacts[]> {
  if (years.length === 0) return [];
  const rows = await db
    .selectFrom("vpic_wmi_schema as schema")
    .leftJoin("vpic_pattern as pattern", "pattern.schema_id", "schema.schema_id")
    .select(["schema.year_from", "schema.year_to", "pattern.element", "pattern.keys", "pattern.value"])
    .where("schema.wmi", "=", wmi)
    .where((where) =>
      where.or(
        years.map((year) =>
          where.and([
            where("schema.year_from", "<=", year),
            where.or([where("schema.year_to", "is", null), where("schema.year_to", ">=", year)]),
          ]),
        ),
      ),
    )
    .execute();
  const keyed = keyedPart(vin);
  return years.map((year) => {
    const ofYear = rows.filter((row) => row.year_from <= year && (row.year_to ?? year) >= year);
    const patterns = ofYear.flatMap(({ year_from, element, keys, value }) =>
      element && keys && value ? [{ yearFrom: year_from, element, keys, value }] : [],
    );
    const fitting = patterns.filter(({ keys }) => keysMatch(keys, keyed));
    return { year, registered: ofYear.length > 0, patterns, fitting };
  });
}

/** The most specific pattern wins; if equal, the one of the later set. */
function bestValue(fitting: Pattern[], element: Element): string | undefined {
  const found = fitting.filter((pattern) => pattern.element === element);
  found.sort(
    (one, other) =>
      specificity(other.keys) - specificity(one.keys) ||
      other.yearFrom - one.yearFrom ||
      one.value.localeCompare(other.value, "en"),
  );
  return found[0]?.value;
}

function evidence({ year, registered, fitting }: YearFacts, maker: VpicWmiTable | undefined): YearEvidence {
  const fit = bestValue(fitting, "model") ? 2 : fitting.length > 0 ? 1 : 0;
  return {
    year,
    registered,
    fit,
    positionSevenBinds: maker && positionSevenBinds(maker, bestValue(fitting, "gvwr")),
  };
}

/** Binding for cars, multipurpose vehicles and trucks of 10,000 lb or less: weight classes 1 and 2. */
function positionSevenBinds(maker: VpicWmiTable, gvwr: string | undefined): boolean | undefined {
  const light = gvwr ? /^Class [12]/.test(gvwr) : maker.truck_type ? maker.truck_type === 1 : undefined;
  if (/^(Passenger Car|Multipurpose)/.test(maker.vehicle_type)) return light ?? true;
  return /^(Truck|Incomplete)/.test(maker.vehicle_type) ? light : false;
}

function described(maker: VpicWmiTable, ofYear: YearFacts | undefined): DecodedValues {
  const best = (element: Element) => bestValue(ofYear?.fitting ?? [], element);
  const [make, model] = best("model")?.split("|") ?? [];
  return {
    make: make ?? likeliestMake(maker, ofYear?.patterns ?? []),
    model,
    vehicle_type: maker.vehicle_type,
    engine_model: best("engine_model"),
    body_class: best("body_class"),
    engine_manufacturer: best("engine_manufacturer"),
    gvwr: best("gvwr"),
  };
}

/** Without a model: the make with the most models in that year, else the one the company is named after. */
function likeliestMake(maker: VpicWmiTable, patterns: Pattern[]): string | undefined {
  const models = new Map(maker.makes.map((make) => [make, 0]));
  for (const { element, value } of patterns) {
    const make = value.split("|")[0] ?? "";
    if (element === "model" && models.has(make)) models.set(make, models.get(make)! + 1);
  }
  const company = maker.manufacturer.toLowerCase();
  const rank = (make: string) => models.get(make)! + (company.includes(make.toLowerCase()) ? 0.5 : 0);
  return [...models.keys()].sort((one, other) => rank(other) - rank(one))[0];
}
