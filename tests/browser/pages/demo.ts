import { sql } from "kysely";
import { fillCompany } from "~/features/demo/demo-company.server";
import { testDatabase } from "../../support/database";
import { newCompany } from "../../support/people";
import type { PageGroup } from "./page-group";

export const demoPages: PageGroup[] = [
  { name: "before a demo", prepare: () => Promise.resolve({}), pages: ["/demo"] },
  {
    name: "a demo about to end",
    prepare: async () => {
      const person = await newCompany({ role: "demo" });
      const { accountId, userId } = person;
      const named = (author: string) => ({ id: userId, author, email: "somebody@example.com" });
      const people = {
        manager: named("Ellen Shore"),
        driver: named("Dan Miles"),
        counter: named("Cory Binns"),
      };
      const companyName = "Lakeshore Fleet & Parts";
      await testDatabase()
        .owner.transaction()
        .execute(async (trx) => {
          await fillCompany(trx, { accountId, companyName, people });
          await trx
            .insertInto("demos")
            .values({
              ...{ account_id: accountId, user_id: userId, ticket: accountId, started_at: sql<Date>`now()` },
              ends_at: sql<Date>`now() + interval '5 minutes'`,
            })
            .execute();
        });
      return { person };
    },
    pages: [{ at: "/dashboard", dark: true }, "/demo/keep", "/fleet-data", "/invoicing/ageing"],
  },
];
