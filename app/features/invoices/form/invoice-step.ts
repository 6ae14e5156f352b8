const steps = [
  "next",
  "fill",
  "add",
  "remove",
  "pick",
  "core",
  "return",
  "scans",
  "kit",
  "find-customer",
  "new-customer",
  "save",
  "preview",
  "close",
  "print",
  "finalize",
] as const;

/** From the pressed button: "next", "fill:LINE", "pick:LINE:PART", "return:LINE:CHARGE", "scans:LINE:WAY". Lines count from 0. */
export type InvoiceStep = { name: (typeof steps)[number]; line: number; item: string };

/** Without a button, as Enter may send it, the harmless step. */
export function readStep(text: FormDataEntryValue | null): InvoiceStep {
  const [typed, line, item = ""] = typeof text === "string" ? text.split(":") : [];
  const name = steps.find((one) => one === typed) ?? "next";
  return { name, line: /^\d{1,3}$/.test(line ?? "") ? Number(line) : -1, item };
}
