import { ownedCrmCustomer, ownedDeal } from "../../support/deals";
import { masterAccount } from "../../support/people";
import type { PageGroup } from "./page-group";

const day = 86_400_000;

export const dealPages: PageGroup[] = [
  {
    name: "deals of the provider",
    prepare: async () => {
      const person = await masterAccount();
      const crmCustomerId = await ownedCrmCustomer(person);
      const long = await ownedCrmCustomer(person, {
        company_name: "Western Intermodal and Cold Storage Holdings of New Mexico, Limited",
      });
      const dealId = await ownedDeal(person, crmCustomerId, {
        ...{ deal_name: "Enterprise for ten trucks", deal_value: "12500.50", probability: 70 },
        ...{ stage: "negotiation", stage_since: new Date(Date.now() - 12 * day) },
        ...{ next_step: "Call Ann about the trial", next_step_on: "2099-01-05", notes: "Two yards" },
      });
      await ownedDeal(person, long, { deal_name: "Pro", deal_value: "9999999999.99", stage: "proposal" });
      await ownedDeal(person, long, { deal_name: "Enterprise", next_step: "Send the offer" });
      await ownedDeal(person, long, { deal_name: "Signed", stage: "closed_won", probability: 100 });
      const lost = { stage: "closed_lost", probability: 0, lost_reason: "Fleet was sold" } as const;
      const lostId = await ownedDeal(person, crmCustomerId, { deal_name: "Too late", ...lost });
      return { person, params: { crmCustomerId, dealId, lostId, stage: "proposal" } };
    },
    pages: [
      { at: "/master-crm/pipeline", dark: true, changedByScript: true },
      "/master-crm/pipeline/:stage",
      { at: "/master-crm/deals/:dealId", dark: true },
      "/master-crm/deals/:lostId",
      "/master-crm/deals/:dealId/edit",
      "/master-crm/deals/:lostId/edit",
      "/master-crm/deals/:dealId/close?to=closed_lost",
      "/master-crm/customers/:crmCustomerId/deals/new",
    ],
  },
];
