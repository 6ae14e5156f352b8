import { expect, test } from "vitest";
import { reachedFrom, textOf } from "../support/calls";
import { listRoutes } from "../support/routes";
import { fileOfRoute } from "../support/sources";
import { accessTable } from "./access-table";

/** Where managers read who did what: the audit page, or old and new value on the record's own page. */
const written =
  /insertInto\("(audit_events|invoice_events|stock_movements|record_changes|book_openings)"\)|insert into (invoice_events|stock_movements)/;

const added = "adds a record that keeps who added it and when";
const signed = "is a signature, which names who signed and when";
const mail = "is in the list of mails, with its recipient and time";
const ownScreen = "changes what one person sees, and no record";
const checksOnly = "changes nothing: it answers with what would be saved";
const counting = "belongs to a count, which keeps who counted what; its end writes the ledger";

const excepted: Record<string, string> = {
  "routes/not-found": checksOnly,
  "routes/fortitude/contact": "belongs to no company: whoever writes is a stranger",
  "routes/keep-alive": ownScreen,
  "routes/side-navigation": ownScreen,
  "routes/dashboard/customize": ownScreen,
  "routes/account/device-preferences": ownScreen,
  "routes/tour/tour-end": ownScreen,
  "routes/auth/sign-out": "ends one's own session; devices that are signed out from another one are noted",
  "routes/account/account-setup": "makes the company, with which its audit begins",
  "routes/account/two-step": "shows the secret to be confirmed; the confirmation is noted",
  "routes/master-crm/deal-new": added,
  "routes/fleet-data/vehicle-new": added,
  "routes/fleet-data/fuel-new": added,
  "routes/fleet-data/service-new": added,
  "routes/fleet-data/breakdown-new": added,
  "routes/fleet-data/annual-inspection-new": added,
  "routes/fleet-data/reminder-new": added,
  "routes/fleet-data/reminder-done": added,
  "routes/fleet-data/meter": added,
  "routes/fleet-data/meter-replace": added,
  "routes/fleet-data/meter-replace-undo": "strikes out two readings, which keep who did it and why",
  "routes/fleet-data/breakdown-note": added,
  "routes/fleet-data/inspection-new": signed,
  "routes/inspections/inspection-certify": signed,
  "routes/inspections/inspection-acknowledge": signed,
  "routes/inspections/inspection-correction": signed,
  "routes/inspections/inspection-photo": added,
  "routes/inspections/inspection-email": mail,
  "routes/inspections/inspection-email-retry": mail,
  "routes/customers/statement-email": mail,
  "routes/customers/statement-email-retry": mail,
  "routes/invoicing/invoice-email-retry": mail,
  "routes/account/mail-retry": mail,
  "routes/master-crm/crm-customer-new": added,
  "routes/inventory/kit-new": added,
  "routes/inventory/kit-edit": "changes a list of parts; what it sold is on each invoice",
  "routes/inventory/counts": counting,
  "routes/inventory/count": counting,
  "routes/inventory/count-list": counting,
  "routes/inventory/count-enter": counting,
  "routes/inventory/count-slip": counting,
  "routes/inventory/count-slips": counting,
  "routes/inventory/count-cancel": counting,
  "routes/inventory/lookup": "asks a service, and counts how often; no record of the company",
  "routes/invoicing/lost-sales": added,
  "routes/master-crm/company-follow": added,
  "routes/master-crm/request-customer": added,
  "routes/scans/scan-new": "keeps a photo that no record has yet",
  "routes/fleet-data/part-scan": "puts a number that was read into the form of a part",
  "routes/inventory/item-scan": "opens the part whose number was read, and lets go of the photo",
  "routes/scans/scan-page-new": "keeps a photo that no record has yet",
  "routes/scans/scan-retry": "reads a photo once more that no record has yet",
  "routes/scans/scan-discard": "lets go of a photo that no record has",
  "routes/master-crm/request-put-aside": "keeps who put the request aside and when",
  "routes/invoicing/lost-sale-remove": "takes back a tally of what could not be sold; no money and no stock",
  "routes/invoicing/invoice-fill": checksOnly,
  "routes/invoicing/invoice-print": "is what the invoice itself says from then on",
};

const actions = listRoutes()
  .map(({ id }) => id)
  .filter((id) => accessTable[id]?.action);

function writesAudit(route: string): boolean {
  return reachedFrom(`${fileOfRoute(route)}#action`).some((reached) => written.test(textOf(reached)));
}

test("every action writes who did what, or is excepted with a reason", () => {
  expect(actions.filter((id) => !writesAudit(id)).sort()).toEqual(Object.keys(excepted).sort());
});
