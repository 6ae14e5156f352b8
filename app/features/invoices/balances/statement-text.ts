import { signedBy } from "../document/invoice-text";
import type { StatementView } from "./statement-view";

/** What its mail says, beside the PDF. */
export function statementMail(statement: StatementView) {
  const { name } = statement.from;
  return { subject: `Statement of account from ${name}`, body: signedBy(name, statementText(statement)) };
}

/** For mail readers that open no attachments. */
function statementText(statement: StatementView): string {
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
