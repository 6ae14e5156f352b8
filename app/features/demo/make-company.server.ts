import { type Agenda, plan } from "./agenda";
import { addFuel } from "./fleet/fuel.server";
import { addInspections } from "./fleet/inspections.server";
import { daysOfHistory, logMeter, readMeter } from "./fleet/meter-log.server";
import { addReminders } from "./fleet/reminders.server";
import { repairs } from "./fleet/repairs";
import { addRepair } from "./fleet/repairs.server";
import { planCooler, planServices } from "./fleet/service.server";
import { type Unit, units } from "./fleet/units";
import { type SampleCompany, addRow, dayAgo, idOf, momentOf } from "./sample-company.server";
import { addCustomers, addSettings } from "./sales/customers.server";
import type { Books, Issued } from "./sales/ledger.server";
import { addLostSales, planSales } from "./sales/year-of-sales.server";
import { buyAgain, stockUp, wantMore } from "./stock/catalog.server";
import { countBin, countedBins } from "./stock/counts.server";
import { addKits } from "./stock/kits.server";
import { type Shelf, putOnShelf } from "./stock/shelf.server";

export type Made = { company: SampleCompany; issued: Issued[] };

/**
 * A year of a company that runs a dozen units, keeps parts for them and sells parts: by the product's own rules, so that the ledger is the
 * stock, and every total is what the product would say.
 */
export function makeCompany(
  company: SampleCompany,
  { address, phone }: { address: string; phone: string },
): Made {
  const agenda: Agenda = new Map();
  const shelf = stockUp(company);
  for (const unit of units) addUnit(shelf, unit, agenda);
  const customers = addCustomers(company);
  const letterheadId = addSettings(company, address, phone);
  const books: Books = { shelf, letterheadId, issued: [], invoices: 0, creditNotes: 0 };
  planSales(books, customers, agenda);
  liveThrough(shelf, agenda);
  wantMore(shelf);
  addKits(shelf);
  addLostSales(books, customers);
  putOnShelf(shelf);
  addRow(company, "invoice_numbers", { invoices: books.invoices, credit_notes: books.creditNotes });
  return { company, issued: books.issued };
}

function addUnit(shelf: Shelf, unit: Unit, agenda: Agenda): void {
  const { company } = shelf;
  const id = idOf(company, `unit ${unit.number}`);
  const since = momentOf(dayAgo(company, daysOfHistory), "08:00");
  addRow(company, "vehicles", {
    ...{ id, user_id: company.people.manager.id, unit_number: unit.number, make_model: unit.makeModel },
    ...{ vin: unit.vin, serial_number: unit.serial, tire_size: unit.tires, meter_unit: unit.meter },
    ...{ unit_kind: unit.kind === "machine" ? "machine" : "by_vin", add_date: since, version: 1 },
    ...(unit.decoded ?? noDecode),
    ...{ decode_source: unit.decoded ? "tables" : null, decoded_at: unit.decoded ? since : null },
  });
  const log = logMeter(company, unit, id);
  readMeter(log, daysOfHistory, "vehicle");
  addFuel(log);
  addReminders(log);
  planServices(log, shelf, agenda);
  planCooler(log, shelf, agenda);
  for (const repair of repairs.filter((one) => one.unit === unit.number))
    plan(agenda, repair.daysAgo, () => addRepair(log, shelf, repair));
  addInspections(log);
}

const noDecode = {
  ...{ make: null, model: null, year: null, vehicle_type: null, body_class: null },
  ...{ engine_manufacturer: null, gvwr: null },
};

/** Parts that came in the morning are fitted and sold on the same day; bins are counted in the evening. */
function liveThrough(shelf: Shelf, agenda: Agenda): void {
  for (let daysAgo = daysOfHistory - 1; daysAgo >= 1; daysAgo--) {
    buyAgain(shelf, daysAgo);
    for (const happens of agenda.get(daysAgo) ?? []) happens();
    for (const counted of countedBins) if (counted.daysAgo === daysAgo) countBin(shelf, counted);
  }
}
