import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { formatCount } from "~/ui/format";

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
  const options = months.map(({ month, count }) => (
    <option key={month} value={month}>
      {month} ({formatCount(count)})
    </option>
  ));
  return (
    <form method="get" action="/account/data.zip">
      <p>
        You have {formatCount(invoices)} issued invoices. Their tables are always complete; choose the months
        of which you want the PDFs, too.
      </p>
      <div className="field-row">
        <div className="field">
          <label htmlFor="from">Invoices as PDF from</label>
          <select id="from" name="from" defaultValue={months[0]?.month}>
            <option value="none">No PDFs</option>
            {options}
          </select>
        </div>
        <div className="field">
          <label htmlFor="to">to</label>
          <select id="to" name="to" defaultValue={months[0]?.month}>
            {options}
          </select>
        </div>
      </div>
      <ButtonRow>
        <Button>Download the ZIP</Button>
      </ButtonRow>
    </form>
  );
}
