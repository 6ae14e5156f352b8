import type { FieldMetadata } from "@conform-to/react";
import { Button, ButtonRow } from "~/ui/button";
import { checkVin, cleanVin } from "~/features/vin/vin";
import type { DecodeFacts } from "./decode-preview.server";
import { DecodeResult, VinWarnings } from "./decode-result";
import { type DecodedField, decodedFields } from "./decoded-fields";

export type CarriedField = DecodedField | "decodedVin" | "decodeSource";

/** The last decode is carried in the form, so that adding the vehicle saves it too. */
export const carriedFields: CarriedField[] = [
  ...decodedFields.map(({ name }) => name),
  "decodedVin",
  "decodeSource",
];

type DecodeInFormProps = {
  fields: Record<CarriedField | "vin", FieldMetadata<string>>;
  facts: DecodeFacts | undefined;
  /** The address for the button's post. */
  action: string;
};

/** Enter, also from a bar-code scanner, presses the form's first button: this one, which saves nothing. */
export function DecodeInForm({ fields, facts, action }: DecodeInFormProps) {
  const text = (name: CarriedField | "vin") => String(fields[name].initialValue ?? "");
  const { vin } = cleanVin(text("vin"));
  // Hide an earlier VIN's decode.
  const isCarried = text("decodedVin") === vin && text("decodeSource") !== "";
  const source = facts?.source ?? (isCarried ? (text("decodeSource") as "tables" | "online") : undefined);
  const { problems, proposals } = checkVin(vin);
  const values = Object.fromEntries(decodedFields.map(({ name }) => [name, text(name)]));
  return (
    <>
      <ButtonRow>
        <Button variant="secondary" formAction={action}>
          Decode VIN
        </Button>
      </ButtonRow>
      {source && (
        <VinWarnings
          warnings={facts?.warnings ?? problems}
          proposals={proposals}
          proposal={(proposed) => (
            <Button variant="secondary" formAction={`${action}&vin=${proposed}`}>
              {proposed}
            </Button>
          )}
        />
      )}
      {source && <DecodeResult values={values as Record<DecodedField, string>} source={source} />}
    </>
  );
}
