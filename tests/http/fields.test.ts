import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { annualInspectionFields } from "~/features/annual-inspections/annual-inspection-fields";
import { customerFields, stockCustomerFields } from "~/features/customers/customer-fields";
import { productLabel } from "~/features/fuel/fuel-products";
import { activityFields } from "~/features/master-crm/activities/activity-fields";
import { crmCustomerFields } from "~/features/master-crm/customers/crm-customer-fields";
import { itemFields } from "~/features/inventory/item/item-fields";
import { partFields } from "~/features/parts/part-fields";
import { serviceFields } from "~/features/service/service-fields";
import { decodedFields } from "~/features/vehicles/decode/decoded-fields";
import { vehicleFields } from "~/features/vehicles/vehicle-fields";
import { formatDay, formatMoney } from "~/ui/format";
import type { Database } from "~db/database";
import { testDatabase } from "../support/database";
import { type UnitKind, unitKindNames } from "~/features/vehicles/unit-kind/unit-kind";
import { type Fact, type Noun, expectColumns, expectInFiles, factsOf, tryEveryField } from "../support/nouns";
import { type Member, masterAccount, newCompany } from "../support/people";
import { ownedBreakdown, ownedService, signedIn } from "../support/records";
import { addRow } from "../support/rows";
import { ownedItem } from "../support/stock";
import { newVin, ownedVehicle } from "../support/vehicles";

type Table = Extract<
  keyof Database,
  | "vehicles"
  | "inventory_items"
  | "customers"
  | "parts"
  | "fuel_receipts"
  | "breakdowns"
  | "service_entries"
  | "annual_inspections"
  | "reminders"
  | "kits"
>;

/** The only one of its table that this company has. */
async function onlyOne({ accountId }: Member, table: Table): Promise<string> {
  const found = testDatabase().owner.selectFrom(table).select("id").where("account_id", "=", accountId);
  const [one, ...others] = await found.execute();
  expect(others).toEqual([]);
  return one!.id;
}

const miles = (value: string) => `${Number(value).toLocaleString("en-US")} mi`;

const asTyped = (value: string) => value;
const yesOrNo = (ticked: string) => (ticked ? "Yes" : "No");
const days = ["2026-03-04", "2026-05-06"] as const;

const record = ["id", "account_id", "user_id", "version"];
const removable = ["created_at", "removed_at", "removed_by"];
const vehicleFiles = {
  exported: "/fleet-data/export.csv",
  importPage: "/fleet-data/import",
  kind: "vehicles",
};
const keptWithVehicle = [
  ...record,
  ...["add_date", "archived_at", "archive_reason", "decode_source", "decoded_at", "before_decode"],
  ...["last_six", "unit_key", "import_id"],
];
const keptWithCustomer = [...record, ...removable, ...["is_walk_in", "name_key", "phone_key"]];

const nouns: Record<string, (company: Member) => Noun | Promise<Noun>> = {
  vehicle: (company) => ({
    tables: ["vehicles"],
    facts: factsOf(vehicleFields, {
      // The last six stand out on the page, as an element of their own.
      vin: { values: [newVin(), newVin()], words: (vin) => vin.slice(-6), change: asTyped, csv: "VIN" },
      // Its reading is kept with the others of the meter.
      mileage: { values: ["4711", "5822"], words: miles, change: null, csv: "Mileage" },
      meterUnit: { values: ["mi", "mi"], onlyIn: "new" },
      unitKind: {
        values: ["trailer", "bus"],
        csv: "Kind of Unit",
        inFile: (kind) => unitKindNames[kind as UnitKind],
      },
    }),
    kept: [...keptWithVehicle, ...decodedFields.map(({ column }) => column)],
    add: { page: "/fleet-data/new", button: "Add Vehicle" },
    find: async () => {
      const page = `/fleet-data/${await onlyOne(company, "vehicles")}`;
      return { page, form: `${page}/edit` };
    },
    save: "Save Changes",
    files: vehicleFiles,
  }),

  "vehicle's decoded values": async (company) => {
    const page = `/fleet-data/${await ownedVehicle(company)}`;
    const form = `${page}/decoded`;
    return {
      tables: ["vehicles"],
      facts: factsOf(decodedFields),
      kept: [...keptWithVehicle, ...factsOf(vehicleFields).flatMap(({ columns }) => columns)],
      add: { page: form, button: "Save" },
      find: () => Promise.resolve({ page, form }),
      save: "Save",
      files: vehicleFiles,
    };
  },

  "part of the inventory": (company) => ({
    tables: ["inventory_items"],
    facts: factsOf(itemFields, {
      partNumber: { words: undefined },
      // The ledger has it as pieces.
      quantity: { words: undefined, change: null },
    }),
    kept: [
      ...record,
      ...["created_at", "archived_at", "archived_by", "import_id", "customer_id", "average_cost", "short"],
      ...["last_counted", "last_counted_by", "low_told_at", "number_key", "part_key", "description_key"],
      ...["vendor_key", "bin_key", "price_key", "owner_id"],
    ],
    otherInputs: { edit: ["reason"] },
    add: { page: "/inventory/add", button: "Add to Inventory" },
    find: async () => {
      const page = `/inventory/${await onlyOne(company, "inventory_items")}`;
      return { page, form: `${page}/edit` };
    },
    save: "Save",
    files: { exported: "/inventory/export.csv", importPage: "/inventory/import", key: "partNumber" },
    changesOn: "history",
  }),

  customer: (company) => ({
    tables: ["customers"],
    facts: factsOf(customerFields, {
      name: { words: undefined },
      email: { values: ["first@example.com", "second@example.com"] },
      storeZip: { values: ["60614", "60615"] },
      taxExempt: { values: ["on", "on"], words: () => "Exempt" },
      taxCertificate: { words: (number) => `certificate ${number}` },
      taxCertificateUntil: { words: (day) => `valid until ${formatDay(day)}` },
    }),
    kept: keptWithCustomer,
    add: { page: "/invoicing/customers/new", button: "Add Customer" },
    find: async () => {
      const page = `/invoicing/customers/${await onlyOne(company, "customers")}`;
      return { page, form: `${page}/edit` };
    },
    save: "Update Customer",
  }),

  "customer whose stock is kept": () => {
    // The master account keeps what an earlier try added.
    const names = [`First ${randomUUID()}`, `Second ${randomUUID()}`] as const;
    const asked: string[] = stockCustomerFields.map(({ name }) => name);
    const ofInvoiced = customerFields.filter(({ name }) => !asked.includes(name));
    return {
      tables: ["customers"],
      facts: factsOf(stockCustomerFields, {
        name: { values: names },
        storeZip: { values: ["60614", "60615"] },
      }),
      kept: [...keptWithCustomer, ...ofInvoiced.map(({ column }) => column)],
      add: { page: "/inventory/reseller/customers/new", button: "Add Customer" },
      find: async () => {
        const { id } = await testDatabase()
          .owner.selectFrom("customers")
          .select("id")
          .where("name", "=", names[0])
          .executeTakeFirstOrThrow();
        return { page: "/inventory/reseller/customers", form: `/inventory/reseller/customers/${id}/edit` };
      },
      save: "Update Customer",
      shownIn: "main",
      changesOn: null,
    };
  },

  "part that was fitted": async (company) => {
    const vehicle = await ownedVehicle(company, { mileage: 1000 });
    const list = `/fleet-data/${vehicle}/parts`;
    return {
      tables: ["parts"],
      facts: factsOf(partFields, {
        fromStock: { onlyIn: "new" },
        quantityTaken: { onlyIn: "new", values: ["1", "1"] },
        mileage: { values: ["4711", "5822"], words: miles },
        // What it belongs to is not among its changes.
        breakdownId: { values: [await ownedBreakdown(company, vehicle), ""], change: null },
        serviceEntryId: { values: [await ownedService(company, vehicle), ""], change: null },
      }).filter(isTyped),
      kept: [...record, ...removable, "vehicle_id", "removed_as", "photo_id", "import_id", "part_key"],
      add: { page: `${list}/new`, button: "Add Part" },
      find: async () => ({ form: `${list}/${await onlyOne(company, "parts")}` }),
      save: "Save Changes",
    };
  },

  "fuel receipt": async (company) => {
    const list = `/fleet-data/${await ownedVehicle(company, { mileage: 1000 })}/fuel`;
    return {
      tables: ["fuel_receipts"],
      facts: [
        { name: "totalCost", columns: ["total_cost"], values: ["35.12", "80.50"], words: formatMoney },
        { name: "gallons", columns: ["gallons"], values: ["10.125", "20.375"], words: asTyped },
        { name: "pricePerGallon", columns: ["price_per_gallon"], values: ["3.512", "4.025"], words: asTyped },
        { name: "mileage", columns: ["meter_reading_id"], values: ["4711", "5822"], words: miles },
        { name: "receiptDate", columns: ["receipt_date"], values: days, words: formatDay },
        { name: "product", columns: ["product"], values: ["def", "gasoline"], words: productLabel },
        { name: "state", columns: ["state"], values: ["TX", "NM"] },
        { name: "seller", columns: ["seller"], values: ["Flying J", "Love's"], words: asTyped },
        { name: "sellerPlace", columns: ["seller_place"], values: ["Amarillo", "Gallup"], words: asTyped },
        { name: "filledUp", columns: ["filled_up"], values: ["on", ""], change: yesOrNo },
        { name: "missedBefore", columns: ["missed_before"], values: ["on", ""], change: yesOrNo },
        { name: "notes", columns: ["notes"], values: ["notes first", "notes second"] },
      ],
      kept: [...record, ...removable, "vehicle_id", "photo_id", "import_id"],
      add: { page: `${list}/new`, button: "Add Fuel Receipt" },
      find: async () => ({ page: list, form: `${list}/${await onlyOne(company, "fuel_receipts")}` }),
      save: "Save Changes",
      shownIn: "main table",
      savedNowIn: null,
      changesOn: "form",
    };
  },

  breakdown: async (company) => {
    const list = `/fleet-data/${await ownedVehicle(company, { mileage: 1000 })}/breakdowns`;
    return {
      tables: ["breakdowns"],
      facts: [
        {
          name: "breakdownType",
          columns: ["breakdown_type"],
          values: ["Electrical Problem", "Oil Leak"],
          words: asTyped,
        },
        { name: "mileage", columns: ["meter_reading_id"], values: ["4711", "5822"], words: miles },
        { name: "breakdownDate", columns: ["breakdown_date"], values: days, words: formatDay },
        {
          name: "cannotBeDriven",
          columns: ["cannot_be_driven"],
          values: ["on", ""],
          change: (ticked) => (ticked ? "yes" : "no"),
        },
        {
          name: "notes",
          columns: ["notes"],
          values: ["notes first", "notes first"],
          words: asTyped,
          onlyIn: "new",
        },
        {
          name: "cost",
          columns: ["cost"],
          values: ["", "56.78"],
          words: (amount) => amount && formatMoney(amount),
          onlyIn: "edit",
        },
      ],
      kept: [...record, ...removable, "vehicle_id", "photo_id", "state", "found_reading_id"],
      add: { page: `${list}/new`, button: "Report Breakdown" },
      find: async () => {
        const page = `${list}/${await onlyOne(company, "breakdowns")}`;
        return { page, form: `${page}/edit` };
      },
      save: "Save Changes",
    };
  },

  "service entry": async (company) => {
    const list = `/fleet-data/${await ownedVehicle(company, { mileage: 1000 })}/service`;
    return {
      tables: ["service_entries"],
      facts: factsOf(serviceFields, {
        description: { values: ["Oil and filters", "Brake linings"] },
        ownShop: { words: (ticked) => (ticked ? "Own shop" : "") },
        mileage: { values: ["4711", "5822"], words: miles },
      }).filter(isTyped),
      kept: [...record, ...removable, "vehicle_id", "photo_id", "import_id", "certifies_repair"],
      add: { page: `${list}/new`, button: "Add Service" },
      find: async () => {
        const page = `${list}/${await onlyOne(company, "service_entries")}`;
        return { page, form: `${page}/edit` };
      },
      save: "Save Changes",
    };
  },

  "annual inspection": async (company) => {
    const list = `/fleet-data/${await ownedVehicle(company, { mileage: 1000 })}/annual-inspections`;
    return {
      tables: ["annual_inspections"],
      facts: factsOf(annualInspectionFields, {
        inspectedOn: { values: ["2026-03-04", "2026-03-05"], words: formatDay },
        result: { values: ["passed", "passed"], words: () => "Passed" },
        nextDueOn: { values: ["2026-12-01", "2026-12-02"], words: formatDay },
      }).filter(isTyped),
      kept: [...record, ...removable, "vehicle_id", "photo_id"],
      add: { page: `${list}/new`, button: "Add Annual Inspection" },
      find: async () => {
        const page = `${list}/${await onlyOne(company, "annual_inspections")}`;
        return { page, form: `${page}/edit` };
      },
      save: "Save Changes",
    };
  },

  reminder: async (company) => {
    const list = `/fleet-data/${await ownedVehicle(company, { mileage: 1000 })}/reminders`;
    return {
      tables: ["reminders"],
      facts: [
        { name: "task", columns: ["task"], values: ["Oil and filters", "Brake linings"] },
        // The interval is one text, and when it is due soon another.
        {
          name: "everyUse",
          columns: ["every_use", "use_unit"],
          values: ["15000", "25000"],
          words: miles,
          change: null,
        },
        {
          name: "everyTime",
          columns: ["every_time"],
          values: ["6", "9"],
          words: (n) => `every ${n} `,
          change: null,
        },
        {
          name: "timeUnit",
          columns: ["time_unit"],
          values: ["weeks", "years"],
          words: asTyped,
          change: null,
        },
        {
          name: "dueOn",
          columns: ["due_on"],
          values: ["2031-03-04", "2032-05-06"],
          words: formatDay,
          change: null,
        },
        { name: "soonUse", columns: ["soon_use"], values: ["800", "900"], words: miles, change: null },
        {
          name: "soonDays",
          columns: ["soon_days"],
          values: ["21", "28"],
          words: (n) => `${n} days`,
          change: null,
        },
        { name: "notes", columns: ["notes"], values: ["notes first", "notes second"], words: asTyped },
      ],
      kept: [...record, ...removable, "vehicle_id"],
      otherInputs: { new: ["lastDoneOn", "mileage"] },
      add: { page: `${list}/new`, button: "Add Reminder" },
      find: async () => {
        const page = `${list}/${await onlyOne(company, "reminders")}`;
        return { page, form: `${page}/edit` };
      },
      save: "Save Changes",
      savedNowIn: null,
    };
  },

  "company's settings": () => {
    const page = "/invoicing/settings";
    const percent = (rate: string) => `${rate}%`;
    return {
      tables: ["company_settings", "letterheads"],
      facts: [
        { name: "companyName", columns: ["company_name"], values: ["Hill", "Dale"], words: asTyped },
        {
          name: "headerText",
          columns: ["header_text"],
          values: ["Since 1911", "Since 1912"],
          words: asTyped,
        },
        { name: "address", columns: ["address"], values: ["1 Yard Road", "2 Yard Road"], words: asTyped },
        { name: "phone", columns: ["phone"], values: ["555-0101", "555-0102"], words: asTyped },
        {
          name: "replyTo",
          columns: ["reply_to"],
          values: ["hill@example.com", "dale@example.com"],
          words: asTyped,
        },
        { name: "taxId", columns: ["tax_id"], values: ["12-345", "67-890"], words: asTyped },
        { name: "taxRate", columns: ["tax_rate"], values: ["7.25", "8.875"], words: percent },
        { name: "shopPercent", columns: ["shop_percent"], values: ["10", "12.5"], words: percent },
        { name: "fleetPercent", columns: ["fleet_percent"], values: ["15", "17.5"], words: percent },
        { name: "booksClosedUntil", columns: ["books_closed_until"], values: days, words: formatDay },
      ],
      otherInputs: { edit: ["openingReason"] },
      kept: [...record, "letterhead_id", "logo_id", "updated_at", "author", "created_at"],
      add: { page, button: "Save Settings" },
      find: () => Promise.resolve({ form: page }),
      save: "Save Settings",
      changesOn: null,
    };
  },

  "CRM customer": () => {
    const names = [`First ${randomUUID()}`, `Second ${randomUUID()}`] as const;
    return {
      tables: ["master_crm"],
      facts: factsOf(crmCustomerFields, {
        companyName: { values: names, words: undefined },
        contactEmail: { values: [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`] },
        subscriptionTier: { onlyIn: "new", words: undefined, change: null },
        leadScore: {
          values: ["70", "30"],
          words: (score) => `${score} of 100`,
          change: asTyped,
          refused: "101",
        },
        notes: { words: undefined },
      }).filter(({ name }) => name !== "businessType"),
      otherInputs: { new: ["businessType"], edit: ["businessType"] },
      kept: [
        ...[...record, "created_at", "removed_at", "customer_account_id", "account_number", "photo_id"],
        ...["name_key", "phone_key", "business_type"],
      ],
      add: { page: "/master-crm/customers/new", button: "Add Customer" },
      find: async () => {
        const page = `/master-crm/customers/${await crmRow("master_crm", "company_name", names[0])}`;
        return { page, form: `${page}/edit` };
      },
      save: "Update Customer",
    };
  },

  "CRM activity": async (company) => {
    const page = `/master-crm/customers/${(await addRow("master_crm", company)).id as string}`;
    const titles = [`First ${randomUUID()}`, `Second ${randomUUID()}`] as const;
    return {
      tables: ["crm_activities"],
      facts: factsOf(activityFields, { title: { values: titles } }),
      kept: [...record, "created_at", "crm_entry_id", "author", "completed_at"],
      add: { page: `${page}/activities/new`, button: "Add Activity" },
      find: async () => {
        const id = await crmRow("crm_activities", "title", titles[0]);
        return { page, form: `/master-crm/activities/${id}/edit` };
      },
      save: "Update Activity",
      shownIn: "main",
      changesOn: "form",
    };
  },

  kit: async (company) => {
    await ownedItem(company, { part_number: "LF9009" });
    return {
      tables: ["kits"],
      facts: [
        { name: "name", columns: ["name"], values: ["Service A", "Service B"], words: asTyped },
        { name: "notes", columns: ["notes"], values: ["notes first", "notes second"], words: asTyped },
        { name: "lines[0].number", columns: [], values: ["LF9009", "LF9009"], words: asTyped },
        { name: "lines[0].quantity", columns: [], values: ["2", "3"], words: asTyped },
      ],
      kept: [...record, ...removable],
      otherInputs: { new: [1, 2].flatMap((line) => [`lines[${line}].number`, `lines[${line}].quantity`]) },
      add: { page: "/inventory/kits/new", button: "Add Kit" },
      find: async () => {
        const page = `/inventory/kits/${await onlyOne(company, "kits")}`;
        return { page, form: `${page}/edit` };
      },
      save: "Save Changes",
      shownIn: "main",
      savedNowIn: null,
      changesOn: null,
    };
  },
};

/** Of the provider, who is the same in every test. */
async function crmRow(table: "master_crm" | "crm_activities" | "crm_deals", column: string, value: string) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(testDatabase().owner);
  expect(rows).toHaveLength(1);
  return rows[0]!.id;
}

/** Not the photo, which photos.test.ts sends, nor what only some vehicles have. */
function isTyped({ name }: Fact): boolean {
  return name !== "photo" && name !== "reminderIds";
}

test.each(Object.entries(nouns))(
  "a %s has every field in its table, on its forms and pages, and in its files",
  async (name, nounOf) => {
    const company = /^(customer whose|CRM)/.test(name)
      ? await masterAccount()
      : await newCompany({ plan: "enterprise" });
    const noun = await nounOf(company);
    const [visitor, late] = [await signedIn(company), await signedIn(company)];
    await expectColumns(noun);
    await tryEveryField(noun, [visitor, late]);
    await expectInFiles(noun, visitor);
  },
);
