import type { Layout } from "./layout";
import { Sheet } from "./sheet";

/** The people of these cards do not exist. */
const leftAligned: Layout = {
  name: "card-left-aligned",
  kind: "business-card",
  draw: () => {
    const sheet = new Sheet(1050, 600, { size: 28 }, "#fbfaf5");
    sheet.print(70, 130, "Juniper Bend Logistics, LLC", { size: 44, font: "Sans Bold", color: "#1d3c5a" });
    sheet.print(70, 260, "Wren Talbothe", { size: 40 });
    sheet.print(70, 305, "Fleet Manager");
    sheet.lines(
      70,
      400,
      ["(605) 555-0148", "wren@juniperbend.example", "77 Mill Race, Tolliver, SD 57999"],
      44,
    );
    return sheet;
  },
  fields: {
    companyName: "Juniper Bend Logistics, LLC",
    phoneNumber: "(605) 555-0148",
    contactEmail: "wren@juniperbend.example",
    companyAddress: "77 Mill Race, Tolliver, SD 57999",
  },
  rows: [],
};

const centered: Layout = {
  name: "card-centered",
  kind: "business-card",
  draw: () => {
    const sheet = new Sheet(1050, 600, { size: 27, align: "center", font: "Serif" });
    sheet.print(525, 120, "Osric Penhallow", { size: 44 });
    sheet.print(525, 165, "Owner");
    sheet.print(525, 290, "PENHALLOW TOWING & RECOVERY", { size: 36 });
    sheet.lines(
      525,
      400,
      ["Tel 814.555.0190   Fax 814.555.0191", "osric@penhallowtow.example", "www.penhallowtow.example"],
      44,
    );
    return sheet;
  },
  fields: {
    companyName: "PENHALLOW TOWING & RECOVERY",
    phoneNumber: "814.555.0190",
    contactEmail: "osric@penhallowtow.example",
  },
  rows: [],
};

const dark: Layout = {
  name: "card-white-on-dark",
  kind: "business-card",
  draw: () => {
    const sheet = new Sheet(1050, 600, { size: 28, color: "#f4f4f4" }, "#22303c");
    sheet.print(980, 120, "Gravelock Concrete Co.", { size: 42, align: "right", font: "Sans Bold" });
    sheet.print(70, 330, "Maribel Thackerson", { size: 38 });
    sheet.print(70, 372, "Purchasing");
    sheet.lines(70, 450, ["o 970-555-0127   c 970-555-0128", "mthackerson@gravelock.example"], 44);
    return sheet;
  },
  fields: {
    companyName: "Gravelock Concrete Co.",
    phoneNumber: "970-555-0127",
    contactEmail: "mthackerson@gravelock.example",
  },
  rows: [],
};

export const cards = [leftAligned, centered, dark];
