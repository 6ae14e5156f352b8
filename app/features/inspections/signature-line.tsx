import type { InspectionView, Signature } from "./inspection-view";

/** Who signed: the typed name, the login it was typed under, and when. */
export function SignatureLine({ by: { name, email, time, unit, entered } }: { by: Signature }) {
  return (
    <span className="signature">
      <b>{name}</b> {entered ? null : <span>({email})</span>} <span>{time}</span>
      {entered && <span> ({entered})</span>}
      {unit && (
        <>
          {" "}
          <span>(for the {unit})</span>
        </>
      )}
    </span>
  );
}

export function SignatureLines({ signed, none }: { signed: Signature[]; none: string }) {
  if (signed.length === 0) return <>{none}</>;
  return (
    <>
      {signed.map((by) => (
        <SignatureLine key={by.name + by.time} by={by} />
      ))}
    </>
  );
}

/** Everybody who certified a defect of this report, each signature once. */
export function certifiers({ defects }: InspectionView): Signature[] {
  const all = defects.flatMap(({ certification }) => (certification ? [certification.by] : []));
  return all.filter(
    (by, index) => all.findIndex(({ name, time }) => name === by.name && time === by.time) === index,
  );
}
