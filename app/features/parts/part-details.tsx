import { DetailsList, Lines } from "~/ui/details-list";
import type { PartFacts } from "./part-facts";

export function PartDetails({ facts }: { facts: PartFacts }) {
  const { category, number, position, vendor, installed, mileage, notes, cost } = facts;
  return (
    <DetailsList
      details={[
        { label: "Category", value: category },
        { label: "Part number", value: number ?? "Not noted" },
        { label: "Position", value: position ?? "Not noted" },
        { label: "Vendor", value: vendor ?? "Not noted" },
        ...(cost ? [{ label: "Cost", value: cost }] : []),
        { label: "Installed", value: installed },
        { label: "Install mileage", value: mileage ?? "Not read" },
        ...(notes ? [{ label: "Notes", value: <Lines text={notes} />, wide: true }] : []),
      ]}
    />
  );
}
