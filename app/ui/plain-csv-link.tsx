import { ButtonLink } from "./button";

type PlainCsvLinkProps = { file: string; of?: string };

/** Beside a CSV for spreadsheets: the same without the apostrophes that keep them from changing a text. */
export function PlainCsvLink({ file, of }: PlainCsvLinkProps) {
  return (
    <ButtonLink to={`${file}${file.includes("?") ? "&" : "?"}plain=1`} variant="quiet">
      {of ? `${of} for Programs` : "CSV for Programs"}
    </ButtonLink>
  );
}
