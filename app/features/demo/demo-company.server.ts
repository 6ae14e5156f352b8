import type { Transaction } from "kysely";
import type { DemoCompany } from "~/auth/demos/ready-demos.server";
import { dashboardSections } from "~/features/accounts/dashboard-sections";
import { timeZoneOfAddress } from "~/features/calendar/time-zone-of-address";
import { today } from "~/features/calendar/today";
import type { Database } from "~db/database";
import { makeCompany } from "./make-company.server";
import { type People, startCompany } from "./sample-company.server";
import { writeCompany } from "./write-company.server";

export const sampleAddress = "100 Main Street, Springfield, IL 62701";
export const samplePhone = "(217) 555-0100";

type Sample = { accountId: string; companyName: string; people: People };

/** A year of records in a company that has none yet. */
export async function fillCompany(trx: Transaction<Database>, sample: Sample): Promise<void> {
  const company = startCompany({ ...sample, today: today(timeZoneOfAddress(sampleAddress)) });
  await writeCompany(trx, makeCompany(company, { address: sampleAddress, phone: samplePhone }));
  await trx
    .updateTable("profiles")
    .set({ dashboard_sections: dashboardSections.map(({ value }) => value) })
    .where("id", "=", sample.people.manager.id)
    .execute();
}

const companyName = "Lakeshore Fleet & Parts";

/** Its people are names in its records: the visitor is the only one who is signed in. */
export const demoCompany: DemoCompany = {
  company: {
    companyName,
    companyAddress: sampleAddress,
    phoneNumber: samplePhone,
    timeZone: timeZoneOfAddress(sampleAddress),
  },
  fill: (trx, { accountId, userId: id }) => {
    const people = {
      manager: { id, author: "Ellen Shore", email: "ellen.shore@example.com" },
      driver: { id, author: "Dan Miles", email: "dan.miles@example.com" },
      counter: { id, author: "Cory Binns", email: "cory.binns@example.com" },
    };
    return fillCompany(trx, { accountId, companyName, people });
  },
};
