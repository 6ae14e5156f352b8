import { MarkedText } from "~/features/scans/scan-review";
import type { ScannedRow } from "./scanned-invoice";

/** Above the fields of a row: the part of the photo, and what may be misread. */
export function RowEvidence({ crop, doubts }: ScannedRow) {
  return (
    <div className="scan-evidence">
      {crop && (
        <a href={crop} target="_blank" rel="noopener">
          <img src={crop} alt="This row on the photo (opens in a new window)" loading="lazy" />
        </a>
      )}
      {doubts.map(({ label, marked, note, proposal }) => (
        <p key={label}>
          {label}: read <MarkedText marked={marked} />
          {note && `. ${note}`}
          {proposal && ` It may be ${proposal}.`}
        </p>
      ))}
    </div>
  );
}
