import type { ReactNode } from "react";
import { resultNames } from "./items/inspection-items";
import type { InspectionView } from "./inspection-view";
import { SignatureLines, certifiers } from "./signature-line";

/** A signed report on paper: everything the law requires, with the three signatures (49 CFR 396.11, 396.13). */
export function InspectionSheet({ report, heading }: { report: InspectionView; heading: string }) {
  const { company, vehicle, unit, number, trailer, mileage, driver, notes, corrections } = report;
  return (
    <article className="sheet-report">
      <header>
        <h2>{heading}</h2>
        <p>{company}</p>
      </header>
      <dl className="sheet-facts">
        <Fact label="Vehicle">{vehicle}</Fact>
        <Fact label="Unit number">{unit ?? "None"}</Fact>
        <Fact label={number.label}>
          <span className="vin">{number.text}</span>
        </Fact>
        {trailer && <Fact label="Trailer">{trailer.text}</Fact>}
        <Fact label="Mileage">{mileage}</Fact>
        <Fact label="Inspected">{driver.time}</Fact>
        <Fact label="Time zone">{report.timeZone}</Fact>
      </dl>
      <Checks groups={report.groups} />
      <h3>Defects</h3>
      <Defects defects={report.defects} openDefects={report.openDefects} />
      {notes && (
        <>
          <h3>Notes</h3>
          <p className="lines">{notes}</p>
        </>
      )}
      <Signatures report={report} />
      {corrections.length > 0 && <Corrections corrections={corrections} />}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Checks({ groups }: Pick<InspectionView, "groups">) {
  return (
    <div className="sheet-checks">
      {groups.map(({ name, items }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul>
            {items.map(({ label, result }) => (
              <li key={label} className={result === "defect" ? "sheet-defect" : undefined}>
                <span>{label}</span> <span>{result === "not_applicable" ? "N/A" : resultNames[result]}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Defects({ defects, openDefects }: Pick<InspectionView, "defects" | "openDefects">) {
  if (defects.length + openDefects.length === 0) return <p>No defects found.</p>;
  return (
    <ul className="sheet-defects">
      {defects.map(({ id, item, note, unsafe, certification }) => (
        <li key={id}>
          <b>{item}:</b> {note}
          {unsafe && <b> Not safe to drive.</b>}
          <br />
          {certification ? certified(certification) : "Open: not certified yet"}
        </li>
      ))}
      {openDefects.map(({ id, text, said }) => (
        <li key={id}>
          <b>Of an earlier report, not certified when this was signed:</b> {text}: {said}
        </li>
      ))}
    </ul>
  );
}

type Certification = NonNullable<InspectionView["defects"][number]["certification"]>;

function certified({ outcome, note, by }: Certification): string {
  return `${[outcome, note].filter(Boolean).join(": ")} (certified by ${by.name})`;
}

function Signatures({ report }: { report: InspectionView }) {
  const waiting = report.defects.length > 0 ? "Not signed yet" : "No defects: not needed";
  return (
    <dl className="sheet-signatures">
      <Fact label="Driver">
        <SignatureLines signed={[report.driver]} none="" />
      </Fact>
      <Fact label="Carrier: the defects above are repaired, or need no repair">
        <SignatureLines signed={certifiers(report)} none={waiting} />
      </Fact>
      <Fact label="Next driver: report read, repairs certified">
        <SignatureLines signed={report.acknowledgements} none={waiting} />
      </Fact>
    </dl>
  );
}

function Corrections({ corrections }: Pick<InspectionView, "corrections">) {
  return (
    <>
      <h3>Corrections</h3>
      <ul className="sheet-defects">
        {corrections.map(({ text, by }) => (
          <li key={by.time + text}>
            <span className="lines">{text}</span>
            <br />
            <SignatureLines signed={[by]} none="" />
          </li>
        ))}
      </ul>
    </>
  );
}
