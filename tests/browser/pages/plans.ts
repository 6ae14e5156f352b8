import { testDatabase } from "../../support/database";
import { newCompany } from "../../support/people";
import { addRow } from "../../support/rows";
import type { PageGroup } from "./page-group";

export const planPages: PageGroup[] = [
  {
    name: "plans, on free",
    prepare: async () => ({ person: await newCompany() }),
    pages: [
      { at: "/level-up", dark: true },
      "/level-up/compare",
      "/level-up/business?plan=pro",
      "/level-up/contact?plan=pro",
    ],
  },
  {
    name: "plans, on a trial",
    prepare: async () => {
      const person = await newCompany();
      const start = new Date("2026-11-30T18:00:00Z");
      await testDatabase()
        .owner.updateTable("accounts")
        .set({
          trial_plan: "pro",
          trial_started_at: start,
          trial_ends_at: new Date(Date.now() + 20 * 86_400_000),
        })
        .where("id", "=", person.accountId)
        .execute();
      await addRow("business_info", person);
      const request = await addRow("plan_requests", person);
      const mail = { kind: "Plan request", recipient: "sales@example.com", subject: "s", body: "b" };
      await testDatabase()
        .owner.insertInto("mails")
        .values({
          ...mail,
          account_id: person.accountId,
          about_id: request.id as string,
          state: "not_configured",
        })
        .execute();
      return { person };
    },
    pages: ["/level-up", "/level-up/business", "/level-up/contact"],
  },
  {
    name: "plans, on enterprise",
    prepare: async () => ({ person: await newCompany({ plan: "enterprise" }) }),
    pages: ["/level-up"],
  },
];
