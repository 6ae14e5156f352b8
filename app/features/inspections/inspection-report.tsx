import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { DetailsList, Lines } from "~/ui/details-list";
import { Identifier } from "~/ui/identifier";
import { Link } from "~/ui/link";
import { DefectList } from "./defect-list";
import { resultNames } from "./items/inspection-items";
import type { InspectionView } from "./inspection-view";
import { SignatureLine, SignatureLines, certifiers } from "./signature-line";

export function InspectionReport({ report }: { report: InspectionView }) {
  const { defects, notes, corrections } = report;
  return (
    <>
      <Card title="Vehicle">
        <Identity report={report} />
      </Card>
      {defects.length > 0 && (
        <Card title="Defects">
          <DefectList defects={defects} />
        </Card>
      )}
      {report.openDefects.length > 0 && (
        <Card title="Open defects of earlier reports">
          <ul className="defects">
            {report.openDefects.map(({ id, text, said, isOpen }) => (
              <li key={id}>
                {text}: {said}. {isOpen && <Badge kind="bad">Not certified: do not drive</Badge>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Checks">
        <Checks groups={report.groups} />
      </Card>
      {notes && (
        <Card title="Notes">
          <Lines text={notes} />
        </Card>
      )}
      <Card title="Signatures">
        <Signatures report={report} />
      </Card>
      {corrections.length > 0 && <Corrections corrections={corrections} />}
    </>
  );
}

function Identity({
  report: { vehicle, unit, number, trailer, mileage, company, driver, timeZone },
}: {
  report: InspectionView;
}) {
  return (
    <DetailsList
      details={[
        { label: "Vehicle", value: vehicle },
        { label: "Unit number", value: unit ?? "None" },
        { label: number.label, value: <Identifier text={number.text} tail={6} /> },
        ...(trailer ? [{ label: "Trailer", value: <Trailer {...trailer} /> }] : []),
        { label: "Mileage", value: mileage },
        { label: "Inspected", value: driver.time },
        { label: "Time zone", value: timeZone },
        { label: "Company", value: company },
      ]}
    />
  );
}

function Trailer({ id, text }: NonNullable<InspectionView["trailer"]>) {
  return id ? <Link to={`/fleet-data/${id}`}>{text}</Link> : <>{text}</>;
}

export const resultKinds = { ok: "good", defect: "bad", not_applicable: "plain" } as const;

function Checks({ groups }: { groups: InspectionView["groups"] }) {
  return (
    <div className="checks">
      {groups.map(({ name, items }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {items.map(({ label, result }) => (
              <li key={label}>
                {label} <Badge kind={resultKinds[result]}>{resultNames[result]}</Badge>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Signatures({ report }: { report: InspectionView }) {
  const { driver, defects, acknowledgements } = report;
  const waiting = defects.length > 0 ? "Not yet" : "Not needed: no defects";
  return (
    <DetailsList
      details={[
        { label: "Driver", value: <SignatureLine by={driver} />, wide: true },
        {
          label: "Certified for the carrier",
          value: <SignatureLines signed={certifiers(report)} none={waiting} />,
          wide: true,
        },
        {
          label: "Acknowledged by the next driver",
          value: <SignatureLines signed={acknowledgements} none={waiting} />,
          wide: true,
        },
      ]}
    />
  );
}

function Corrections({ corrections }: Pick<InspectionView, "corrections">) {
  return (
    <Card title="Corrections">
      <ul className="defects">
        {corrections.map(({ text, by }) => (
          <li key={by.time + text}>
            <p>
              <Lines text={text} />
            </p>
            <p>
              <SignatureLine by={by} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
