import { formatCount } from "~/ui/format";
import type { CountPartView } from "../count-part-view";

type CountSheetProps = { parts: CountPartView[]; showsBook: boolean };

export function CountSheet({ parts, showsBook }: CountSheetProps) {
  return (
    <>
      {byBin(parts).map(({ bin, parts }) => (
        <section className="count-sheet" key={bin.toLowerCase()}>
          <table>
            <SharedWidths showsBook={showsBook} />
            {/* Each page of a long bin begins with its name. */}
            <thead>
              <tr>
                <th className="count-bin" scope="colgroup" colSpan={showsBook ? 5 : 4}>
                  <h2>{bin ? `Bin ${bin}` : "No bin"}</h2>
                </th>
              </tr>
              <tr>
                <th scope="col">Part #</th>
                <th scope="col">Description</th>
                {showsBook && <th scope="col">Book</th>}
                <th scope="col">Counted</th>
                <th scope="col" className="count-note">
                  Note
                </th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <SheetRow key={part.id} part={part} showsBook={showsBook} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

/** The tables of all bins are one grid. */
function SharedWidths({ showsBook }: { showsBook: boolean }) {
  return (
    <colgroup>
      <col className="count-number" />
      <col />
      {showsBook && <col className="count-book" />}
      <col className="count-counted" />
      <col className="count-note" />
    </colgroup>
  );
}

function SheetRow({ part, showsBook }: { part: CountPartView; showsBook: boolean }) {
  const { number, description, book } = part;
  return (
    <tr>
      <th scope="row" className="identifier">
        {number}
      </th>
      <td>{description}</td>
      {showsBook && <td className="figures">{book === null ? "" : formatCount(book)}</td>}
      <td className="count-blank"></td>
      <td className="count-blank count-note"></td>
    </tr>
  );
}

/** The parts must come in the order of their bins. */
function byBin(parts: CountPartView[]): { bin: string; parts: CountPartView[] }[] {
  const bins: { bin: string; parts: CountPartView[] }[] = [];
  for (const part of parts) {
    const last = bins.at(-1);
    if (last && last.bin.toLowerCase() === part.bin.toLowerCase()) last.parts.push(part);
    else bins.push({ bin: part.bin, parts: [part] });
  }
  return bins;
}
