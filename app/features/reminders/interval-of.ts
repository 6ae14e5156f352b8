import type { Interval } from "~/features/calendar/days";

type Columns = { every_time: number | null; time_unit: Interval["unit"] | null };

export function intervalOf({ every_time, time_unit }: Columns): Interval | null {
  return every_time === null || time_unit === null ? null : { count: every_time, unit: time_unit };
}
