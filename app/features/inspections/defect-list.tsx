import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import { PhotoLink } from "~/features/files/photo-link";
import type { InspectionView } from "./inspection-view";
import { SignatureLine } from "./signature-line";

export function DefectList({ defects }: { defects: InspectionView["defects"] }) {
  return (
    <ul className="defects">
      {defects.map(({ id, item, note, unsafe, breakdownTo, isBreakdownOpen, photos, certification }) => (
        <li key={id}>
          <p>
            <b>{item}:</b> {note} {unsafe && <Badge kind="bad">Not safe to drive</Badge>}{" "}
            {!certification && <Badge kind="warning">Open</Badge>}{" "}
            {breakdownTo && <Link to={breakdownTo}>{isBreakdownOpen ? "Open breakdown" : "Breakdown"}</Link>}
          </p>
          {photos.length > 0 && (
            <p>
              {photos.map((photo) => (
                <PhotoLink key={photo} id={photo} description={`${item}: ${note}`} />
              ))}
            </p>
          )}
          {certification && (
            <p>
              <Badge kind="good">{certification.outcome}</Badge> {certification.note}{" "}
              <SignatureLine by={certification.by} />{" "}
              {certification.serviceTo && <Link to={certification.serviceTo}>Service entry</Link>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
