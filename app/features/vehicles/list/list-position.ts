export const pageSize = 25;

type Row = { position: string; id: string };

export function pageOf<Vehicle extends Row>(found: Vehicle[], path: string, search: string) {
  const vehicles = found.slice(0, pageSize);
  const last = found.length > pageSize ? vehicles.at(-1) : undefined;
  const query =
    last &&
    new URLSearchParams({
      ...(search && { q: search }),
      after: `${last.position}_${last.id}`,
    });
  return { vehicles, next: query && `${path}?${query.toString()}` };
}
