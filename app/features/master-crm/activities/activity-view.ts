import { formatDay, formatTime } from "~/ui/format";
import { labelOf } from "../customers/crm-customer-choices";
import { type ActivityType, activityTypes } from "./activity-choices";

type Row = {
  id: string;
  activity_type: ActivityType;
  title: string;
  description: string;
  scheduled_on: string | null;
  completed_at: Date | null;
  author: string;
  created_at: Date;
};

/** `today` as YYYY-MM-DD. */
export function activityView(row: Row, { timeZone, today }: { timeZone: string; today: string }) {
  const { id, title, description, scheduled_on: day, completed_at: done } = row;
  const isOverdue = !done && day !== null && day < today;
  return {
    ...{ id, title, description, isOverdue },
    isDone: done !== null,
    type: labelOf(activityTypes, row.activity_type),
    when: done
      ? `Done ${formatTime(done, timeZone)}`
      : day
        ? `${isOverdue ? "Was due" : "Due"} ${formatDay(day)}`
        : "Not done",
    by: row.author,
  };
}

export type ActivityView = ReturnType<typeof activityView>;
