import { Fragment, type ReactNode } from "react";
import { PhotoLink } from "~/features/files/photo-link";
import { Notice } from "~/ui/notice";
import type { ReviewedField, ReviewedScan } from "./scan-view";

type ScanReviewProps = {
  scan: ReviewedScan;
  /** The button that saves. */
  confirm: string;
  /** The form that discards the scan. */
  startOver: ReactNode;
  /** Of a form that does not show it elsewhere. */
  showsPhoto?: boolean;
};

/** Above a form that was filled from a photo, or is typed from it. */
export function ScanReview({ scan, confirm, startOver, showsPhoto }: ScanReviewProps) {
  const { failure, notes, picture } = scan;
  return (
    <Notice kind={failure ? "warning" : "info"} title={failure?.title ?? "Data extracted!"}>
      <p>
        {failure?.text ??
          `Compare each field with its picture. What is marked may be misread. Nothing is saved before ${confirm}.`}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {showsPhoto && picture && <PhotoLink id={picture} description="The photo to compare with" newWindow />}
      {startOver}
    </Notice>
  );
}

/** By the name of its field. */
export function evidenceOf({ fields }: Pick<ReviewedScan, "fields">): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, <FieldEvidence key={name} {...field} />]),
  );
}

/** Beside a field: the part of the photo, and what may be wrong. */
function FieldEvidence({ label, crop, marked, note, proposal }: ReviewedField) {
  return (
    <div className="scan-evidence">
      {crop && <img src={crop} alt={`${label} on the photo`} loading="lazy" />}
      <p>
        Read: <MarkedText marked={marked} />
      </p>
      {note && <p>{note}</p>}
      {proposal && <p>It may be {proposal}.</p>}
    </div>
  );
}

/** As it was read, with its doubtful characters marked. */
export function MarkedText({ marked }: Pick<ReviewedField, "marked">) {
  return (
    <>
      <span className="identifier">
        {marked.map(({ text, isDoubtful }, index) =>
          isDoubtful ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
        )}
      </span>
      {marked.some(({ isDoubtful }) => isDoubtful) && " (check the marked characters)"}
    </>
  );
}
