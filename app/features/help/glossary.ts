export type Term = { term: string; means: string };

export const glossary: readonly Term[] = [
  {
    term: "Acknowledgment",
    means: "The next driver's signature that the last report and its repairs were read (49 CFR 396.13).",
  },
  { term: "Ageing", means: "What customers owe, by how long it is overdue: up to 30, 60, 90 days and more." },
  {
    term: "Annual inspection",
    means:
      "The yearly inspection by a qualified inspector (49 CFR 396.17). The unit may not run once it has expired.",
  },
  { term: "Bin", means: "The place on the shelf where a part is, such as A1." },
  {
    term: "Blind count",
    means: "A count that does not show what should be there, so that nobody writes down the expected figure.",
  },
  {
    term: "C.O.D., net 15, net 30",
    means: "Payment terms: on delivery, or 15 or 30 days after the invoice date.",
  },
  {
    term: "Certification",
    means:
      "The signature that a defect was repaired, or that the repair is not necessary for safe driving (49 CFR 396.11).",
  },
  {
    term: "Combination",
    means: "A tractor or truck with the trailer that it pulls, inspected in one report.",
  },
  {
    term: "Core, core charge",
    means: "The old part that goes back to be rebuilt, and the deposit that the customer gets back for it.",
  },
  {
    term: "Credit note",
    means: "Takes back all or part of an invoice that was issued. The invoice stays as it was.",
  },
  { term: "Cross-reference", means: "Another maker's number for the same part." },
  { term: "Defect", means: "What an inspection found wrong. It is open until it is certified." },
  {
    term: "DVIR",
    means: "Driver vehicle inspection report: what a driver signs before and after a trip (49 CFR 396.11).",
  },
  { term: "ESN", means: "Engine serial number." },
  {
    term: "Exempt, resale certificate",
    means: "A customer who buys without sales tax, and the paper that proves it.",
  },
  { term: "GVWR", means: "Gross vehicle weight rating: what a unit may weigh when loaded." },
  { term: "Kit", means: "Parts that are sold together under one number." },
  { term: "Ledger", means: "The list of everything that came to a shelf or left it. The stock is its sum." },
  { term: "Lost sale", means: "A part that was asked for and could not be sold." },
  {
    term: "Make/Model",
    means: "What people call the unit, as it was typed. What the VIN says is beside it.",
  },
  { term: "Meter", means: "The odometer or hour meter. The mileage of a unit is its newest valid reading." },
  {
    term: "Missed fill",
    means: "Fuel that was bought and not recorded. No economy is worked out across it.",
  },
  { term: "On draft", means: "Pieces on invoices that are being written. They are still on the shelf." },
  { term: "Owed", means: "Pieces sold beyond the stock, to be handed over later." },
  { term: "Partial fill", means: "A fill that did not fill the tank. The next full one counts both." },
  { term: "PM", means: "Preventive maintenance: service that a reminder asks for by miles, hours or date." },
  { term: "Reorder point", means: "At this stock or less the part is on the reorder list." },
  { term: "Roadside packet", means: "One page with what an officer asks for about a unit." },
  { term: "Short", means: "Sold with too few on the shelf: 5 sold with 3 there is 2 short." },
  { term: "Statement", means: "A customer's invoices, payments and balance of a period, on one paper." },
  { term: "Supersession", means: "A part number that was replaced by another." },
  { term: "Unit number", means: "The number painted on the truck or trailer." },
  { term: "VIN", means: "Vehicle identification number, 17 characters. Its last 6 find the unit." },
  { term: "Walk-in", means: "A cash customer without a name on file." },
  {
    term: "WMI",
    means: "World manufacturer identifier: the first 3 characters of a VIN, or 6 with the maker's own.",
  },
];
