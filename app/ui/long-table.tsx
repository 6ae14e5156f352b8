import { TableFrame, type Heading } from "./table";
import { escapeHtml } from "./escape-html";

type TextLink = { href: string; text: string; name?: string };

export type TextColumn<Row> = Heading & {
  /** Short words, such as a bin, that stay on one line. */
  unbroken?: true;
  /** Figures with words beside them, which may go to the next line. */
  wraps?: true;
  cell: (row: Row) => string | TextLink | TextLink[];
};

type LongTableProps<Row> = { caption: string; columns: TextColumn<Row>[]; rows: Row[] };

/**
 * A table of text and links, written as text because React spends as much time on one of 500 cells as the database on all of them. Every
 * cell is escaped here, so a caller cannot send markup.
 */
export function LongTable<Row>({ caption, columns, rows }: LongTableProps<Row>) {
  const starts = columns.map(
    ({ heading, figures, unbroken, wraps }, index) =>
      `<${index === 0 ? 'th scope="row" role="rowheader"' : 'td role="cell"'} data-label="${escapeHtml(heading)}"${classOf(figures ? (wraps ? "figures-wrapped" : "figures") : unbroken && "unbroken")}>`,
  );
  const body = rows.map((row) => {
    const cells = columns.map(
      ({ cell }, index) => `${starts[index]}${contentOf(cell(row))}${index === 0 ? "</th>" : "</td>"}`,
    );
    return `<tr role="row">${cells.join("")}</tr>`;
  });
  return (
    <TableFrame caption={caption} captionHidden headings={columns}>
      <tbody role="rowgroup" dangerouslySetInnerHTML={{ __html: body.join("") }} />
    </TableFrame>
  );
}

function classOf(name: string | undefined): string {
  return name ? ` class="${name}"` : "";
}

function contentOf(cell: string | TextLink | TextLink[]): string {
  if (typeof cell === "string") return escapeHtml(cell);
  return (Array.isArray(cell) ? cell : [cell]).map(linkOf).join(" ");
}

/** The label before the href: links of a row then share a longer run of text, which compresses the page 3% better. */
function linkOf({ href, text, name }: TextLink): string {
  const label = name === undefined ? 'class="typed"' : `aria-label="${escapeHtml(name)}"`;
  return `<a ${label} href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
