import { addedCrmCustomer, contactRequest, planRequest } from "../../support/crm";
import { testDatabase } from "../../support/database";
import { masterAccount, newCompany } from "../../support/people";
import { onTrial } from "../../support/trials";
import type { PageGroup } from "./page-group";

export const crmCompanyPages: PageGroup[] = [
  {
    name: "companies and requests of the provider",
    prepare: async () => {
      const person = await masterAccount();
      const company = await newCompany();
      await onTrial(company, "pro");
      await addedCrmCustomer(person, company.email);
      const mail = { kind: "Low stock", recipient: "a@example.com", subject: "s", body: "b" };
      await testDatabase()
        .owner.insertInto("mails")
        .values({ ...mail, account_id: company.accountId, state: "failed", last_error: "Mailbox is full" })
        .execute();
      const contact = await contactRequest({ is_suspect: true });
      const plan = await planRequest(company);
      return {
        person,
        params: { companyId: company.accountId, contactId: contact.id, planId: plan.id },
      };
    },
    pages: [
      { at: "/master-crm/companies", dark: true },
      { at: "/master-crm/companies/:companyId", dark: true },
      "/master-crm/companies/:companyId/trial",
      { at: "/master-crm/requests", dark: true },
      "/master-crm/requests/contact/:contactId/customer",
      "/master-crm/requests/plan/:planId/customer",
    ],
  },
];
