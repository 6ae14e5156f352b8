import { type Detail, DetailsList, Lines } from "~/ui/details-list";
import type { ServiceView } from "./service-view";

export function ServiceDetails({ facts }: { facts: ServiceView }) {
  const { description, day, mileage, doneBy, notes, costs, others } = facts;
  const money: Detail[] = costs
    ? [
        { label: "Total", value: costs.total },
        { label: "Labor", value: costs.labor },
        { label: "Other cost", value: costs.other },
        { label: "Parts", value: costs.parts },
      ]
    : [];
  return (
    <DetailsList
      details={[
        { label: "What was done", value: <Lines text={description} />, wide: true },
        { label: "Date", value: day },
        { label: "Meter", value: mileage ?? "Not read" },
        { label: "Done by", value: doneBy },
        ...money,
        ...others,
        ...(notes ? [{ label: "Notes", value: <Lines text={notes} />, wide: true }] : []),
      ]}
    />
  );
}
