export const noParts = "No parts to add";

export const noScan = { title: noParts, formErrors: ["Please scan an invoice first"] };

export const scanGone = {
  formErrors: ["This scan was discarded or used in another window. Nothing was added."],
};

/** The title over a form that was refused. */
export function refusedTitle(messages: string[]): string {
  return messages.includes(noParts) ? noParts : "Validation Error";
}
