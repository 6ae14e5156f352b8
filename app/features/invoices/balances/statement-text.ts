import type { StatementView } from "./statement-view";

/** For mail readers that open no attachments. */
export function statementText(statement: StatementView): string {
  const { title, from, billTo, days, rows, notes, agesTitle, ageing } = statement;
  return [
    [title, days],
    ["From:", from.name, ...from.lines],
    ["For:", billTo.name, ...billTo.lines],
    rows.map(({ day, what, amount, balance }) =>
      [day, what, amount && `${amount}, balance`, balance].filter(Boolean).join("  "),
    ),
    notes,
    [agesTitle, ...ageing.map(({ label, text }) => `${label}: ${text}`)],
  ]
    .map((block) => block.filter(Boolean).join("\n"))
    .filter(Boolean)
    .join("\n\n");
}
