import { localTime } from "~/features/calendar/read-moment";

/** What a driver says of an open defect that is not safe to drive, and does not report again. */
export const openDefectAnswers = ["repaired", "still_there"] as const;
export type OpenDefectAnswer = (typeof openDefectAnswers)[number];

export const answerNames: Record<OpenDefectAnswer, string> = {
  repaired: "The repair was made",
  still_there: "I see the defect is still there",
};

/** In a report, of the driver who signed it. */
export const answerTexts: Record<OpenDefectAnswer, string> = {
  repaired: "the driver says that the repair was made",
  still_there: "the driver saw that it is still there",
};

export const answerField = (defectId: string) => `open-${defectId}`;

/** A paper says nothing of a defect that was found later. `madeAt` is its YYYY-MM-DD HH:MM; null if the report is made now. */
export function isBefore(madeAt: string | null, foundAt: Date, timeZone: string): boolean {
  return madeAt !== null && localTime(timeZone, foundAt) > madeAt;
}
