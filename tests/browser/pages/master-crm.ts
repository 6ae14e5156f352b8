import { masterAccount } from "../../support/people";
import { addRow } from "../../support/rows";
import type { PageGroup } from "./page-group";

export const crmPages: PageGroup[] = [
  {
    name: "master CRM",
    prepare: async () => {
      const person = await masterAccount();
      const customer = await addRow("master_crm", person, {
        ...{ company_name: "Harbor Lines", lead_score: 80, next_follow_up: "2026-01-05" },
        notes: "Runs 40 reefers.\nAsked for the price of Pro.",
      });
      const activity = await addRow("crm_activities", person, {
        ...{ crm_entry_id: customer.id, title: "Call Dana", scheduled_on: "2026-01-05" },
      });
      const params = { crmCustomerId: customer.id as string, activityId: activity.id as string };
      return { person, params };
    },
    pages: [
      { at: "/master-crm", dark: true },
      { at: "/master-crm/customers", dark: true },
      "/master-crm/customers?status=churned",
      "/master-crm/customers/new",
      { at: "/master-crm/customers/:crmCustomerId", dark: true },
      "/master-crm/customers/:crmCustomerId?tab=notes",
      "/master-crm/customers/:crmCustomerId/edit",
      "/master-crm/customers/:crmCustomerId/delete",
      "/master-crm/customers/:crmCustomerId/notes",
      "/master-crm/customers/:crmCustomerId/follow-up",
      "/master-crm/customers/:crmCustomerId/activities/new",
      "/master-crm/activities/:activityId/edit",
      "/master-crm/activities/:activityId/done",
    ],
  },
];
