import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCount, formatDay } from "~/ui/format";

type DownloadFormProps = {
  /** Issued. */
  invoices: number;
  /** The newest first; empty when there is nothing to choose. */
  months: { month: string; count: number }[];
};

/** A link, or with very many invoices a form that asks for the months of their PDFs: making one takes a moment. */
export function DownloadForm({ invoices, months }: DownloadFormProps) {
  if (months.length === 0)
    return (
      <ButtonRow>
        <ButtonLink to="/account/data.zip" variant="primary">
          Download the ZIP
        </ButtonLink>
      </ButtonRow>
    );
  return (
    <form method="get" action="/account/data.zip">
      <p>
        You have {formatCount(invoices)} issued invoices. Their tables are always complete; choose the months
        of which you want the PDFs, too.
      </p>
      <div className="field-row">
        <MonthField name="from" label="Invoices as PDF from" months={months} mayBeNone />
        <MonthField name="to" label="Up to and with" months={months} />
      </div>
      <ButtonRow>
        <Button>Download the ZIP</Button>
      </ButtonRow>
    </form>
  );
}

/** "Nov 2026". */
function nameOf(month: string): string {
  return formatDay(`${month}-01`).replace(" 1,", "");
}

type MonthFieldProps = Pick<DownloadFormProps, "months"> & {
  name: string;
  label: string;
  mayBeNone?: boolean;
};

function MonthField({ name, label, months, mayBeNone }: MonthFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={months[0]?.month}>
        {mayBeNone && <option value="none">No PDFs</option>}
        {months.map(({ month, count }) => (
          <option key={month} value={month}>
            {nameOf(month)} ({formatCount(count)})
          </option>
        ))}
      </select>
    </div>
  );
}
