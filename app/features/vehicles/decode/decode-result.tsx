import type { ReactNode } from "react";
import { DetailsList } from "~/ui/details-list";
import { Notice } from "~/ui/notice";
import { type DecodedField, decodedFields } from "./decoded-fields";

const sources = {
  tables: "From the NHTSA catalogue that comes with this program.",
  online: "From NHTSA's public decoder, vpic.nhtsa.dot.gov.",
  typed: "Corrected by hand.",
  none: "Nothing is known about this VIN. It can be saved all the same.",
};

type DecodeResultProps = { values: Record<DecodedField, string>; source: keyof typeof sources };

/** Missing values show as "Unknown" and overwrite nothing. */
export function DecodeResult({ values, source }: DecodeResultProps) {
  return (
    <>
      <DetailsList
        details={decodedFields.map(({ name, label }) => ({ label, value: values[name] || "Unknown" }))}
      />
      <p className="details-note">{sources[source]}</p>
    </>
  );
}

type WarningsProps = { warnings: string[]; proposals: string[]; proposal: (vin: string) => ReactNode };

/** A warning, never a refusal. */
export function VinWarnings({ warnings, proposals, proposal }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" title="Check the VIN">
      {warnings.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {proposals.length > 0 && <p>Did you mean:</p>}
      {proposals.map((vin) => (
        <p key={vin}>{proposal(vin)}</p>
      ))}
    </Notice>
  );
}
