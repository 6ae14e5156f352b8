import type { FieldMetadata } from "@conform-to/react";
import type { UnitKind } from "~/features/vehicles/unit-kind/unit-kind";
import { CheckField } from "./check-field";
import { groupsOf } from "./items/inspection-items";

type CheckGroupsProps = {
  fields: Record<string, FieldMetadata<string>>;
  kind: UnitKind;
  ofTrailer?: boolean;
};

export function CheckGroups({ fields, kind, ofTrailer = false }: CheckGroupsProps) {
  return (
    <>
      {groupsOf(kind, ofTrailer).map(({ name, items }) => (
        <section className="check-group" key={name}>
          <h2>{name}</h2>
          {items.map((item) => (
            <CheckField key={item.field} fields={fields} name={item.field} label={item.label} />
          ))}
        </section>
      ))}
    </>
  );
}
