/** Of one form. */
export const maxRows = 200;

export const noParts = "No parts to add";

export const noScan = { title: noParts, formErrors: ["Please scan an invoice first"] };

export const scanGone = {
  formErrors: [
    "This scan was used or discarded in another window, or is read again with another page. Nothing was added, and what you typed is still here.",
  ],
};

/** The title over a form that was refused. */
export function refusedTitle(messages: string[]): string {
  return messages.includes(noParts) ? noParts : "Validation Error";
}
