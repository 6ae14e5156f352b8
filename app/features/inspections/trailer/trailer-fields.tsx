import type { FieldMetadata } from "@conform-to/react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { CheckGroups } from "../check-groups";
import { OpenDefectFields, type OpenDefectShown } from "../open-defects/open-defect-fields";

export type TrailerShown = { key: string; heading: string; hint: string; openDefects: OpenDefectShown[] };

type Fields = Record<string, FieldMetadata<string>>;
type TrailerFieldProps = { fields: Fields; numbers: string[]; shown: TrailerShown | undefined };

export const showTrailer = { name: "step", value: "trailer" };

/** The trailer is named first; the server then shows its items. */
export function TrailerField({ fields, numbers, shown }: TrailerFieldProps) {
  return (
    <div className="check-others">
      <Field
        field={fields.trailer!}
        label="Trailer pulled"
        hint="Its unit number or VIN. Type the number and the company of a trailer that is not yours. Empty: none."
        maxLength={50}
        autoComplete="off"
        proposals={numbers}
      />
      <input type="hidden" name="trailerShown" value={shown?.key ?? ""} />
      <Button variant="secondary" {...showTrailer}>
        {shown ? "Change the Trailer" : "Show the Trailer's Items"}
      </Button>
      <p className="field-hint">Nothing is saved by it, and all that you chose and typed stays.</p>
    </div>
  );
}

export function TrailerItems({
  fields,
  shown: { heading, hint, openDefects },
}: {
  fields: Fields;
  shown: TrailerShown;
}) {
  return (
    <section id="trailer-items" tabIndex={-1}>
      <h2>{heading}</h2>
      <p className="field-hint">{hint}</p>
      <OpenDefectFields fields={fields} defects={openDefects} />
      <CheckGroups fields={fields} kind="trailer" ofTrailer />
    </section>
  );
}
