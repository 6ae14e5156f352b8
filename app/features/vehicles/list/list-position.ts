export const pageSize = 25;

/** A page starts after this row. */
export type Position = { at: string; id: string };

/** From the URL: "2026-11-27 09:00:00.123456+00_<id>". Anything else starts at the top. */
export function readPosition(text: string | null): Position | undefined {
  const [, day = "", time = "", id = ""] = position.exec(text ?? "") ?? [];
  return isDay(day) ? { at: `${day} ${time}`, id } : undefined;
}

// Only a valid timestamp and id: PostgreSQL would fail the page on anything else.
const position =
  /^([1-9]\d{3}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

type Row = { position: string; id: string };

export function pageOf<Vehicle extends Row>(found: Vehicle[], path: string, search: string) {
  const vehicles = found.slice(0, pageSize);
  const last = found.length > pageSize ? vehicles.at(-1) : undefined;
  const query = last && new URLSearchParams({ ...(search && { q: search }), after: writePosition(last) });
  return { vehicles, next: query && `${path}?${query.toString()}` };
}

function writePosition({ position, id }: Row): string {
  return `${position}_${id}`;
}
