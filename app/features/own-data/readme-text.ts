type About = {
  companyName: string;
  day: string;
  /** Null: without the PDFs. Undefined: all of them. */
  months: { from: string; to: string } | null | undefined;
};

/** What is what in the ZIP, with the line ends of every system's own editor. */
export function readme({ companyName, day, months }: About): string {
  return `${lines(companyName, day, pdfLine(months)).join("\r\n")}\r\n`;
}

function pdfLine(months: About["months"]): string {
  if (months === null) return "invoices/            Not in this file: you left the PDFs of invoices out.";
  const which = months ? `of ${months.from} to ${months.to} ` : "";
  return `invoices/            Issued invoices and credit notes ${which}as PDF, a folder for each month.`;
}

function lines(companyName: string, day: string, pdfs: string): string[] {
  return [
    `The data of ${companyName} in FleetTrack Pro on ${day}`,
    "",
    "Tables (CSV, UTF-8), for any spreadsheet program:",
    "",
    "vehicles.csv         Vehicles with their last mileage; those that left the fleet come last.",
    "meter-readings.csv   Readings of their meters, without those beside fuel, service and parts.",
    "fuel.csv             Fuel receipts.",
    "service.csv          Service entries.",
    "stock.csv            Your parts inventory with quantities, bins and other numbers.",
    "parts-fitted.csv     Parts installed on vehicles, with the day on which one was taken off.",
    "breakdowns.csv       Breakdowns.",
    "inspections.csv      Driver inspection reports (DVIR) with their signatures.",
    "annual-inspections.csv",
    "customers.csv        Customers with terms, price level and tax exemption.",
    "invoices.csv         Invoices and credit notes; invoice-lines.csv has their lines.",
    "payments.csv         Payments and their reversals.",
    "reminders.csv        Service reminders, with the day on which each was done last.",
    "kits.csv             Kits with the parts in them.",
    "customer-prices.csv  Prices agreed with a customer for a part.",
    "customer-stock.csv   Parts that you keep for customers, with whose they are. No import reads it.",
    "stock-movements.csv  Every change of a quantity, with who made it; Owner is the customer whose part it is.",
    "people.csv           The people of the company with their roles.",
    "",
    "Rows of vehicles' records are in no order: sort them by vehicle and day as you like.",
    "A long table goes on in a second file, such as fuel-2.csv. An apostrophe before a cell keeps a spreadsheet",
    "from changing it. Records that were removed, and readings that were struck out, are in all-records only.",
    "",
    "Into another FleetTrack Pro company, in this order: on Fleet Data, Import, vehicles.csv as vehicles,",
    "meter-readings.csv and fuel.csv as fuel, service.csv as service, parts-fitted.csv as parts; on Inventory,",
    "Import, stock.csv.",
    "",
    "Everything else:\r\n",
    "all-records/         Every record as it is stored (JSON), for other programs; times are in UTC.",
    pdfs,
    "photos/              Photos by vehicle and day. A name ends with the beginning of the photo's id in",
    "                     all-records/files.json. Those without a vehicle, and logos, are in photos/other.",
  ];
}
