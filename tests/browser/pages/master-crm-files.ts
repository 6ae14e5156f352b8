import { randomUUID } from "node:crypto";
import { startImport } from "~/features/imports/imports.server";
import { crmImport } from "~/features/master-crm/import/crm-import.server";
import { type Member, masterAccount } from "../../support/people";
import type { PageGroup } from "./page-group";

async function customerFile({ scope }: Member): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const text = `Company,Email,Tier,Score\nAcme ${email},${email},premium,80\nNo Mail,,gold,101\n`;
  const { files: kind, firstSettings } = crmImport;
  const file = { kind, fileName: "customers.csv", bytes: Buffer.from(text), own: firstSettings({}) };
  const begun = await startImport(scope, file, randomUUID());
  if ("problem" in begun) throw new Error(begun.problem);
  return begun.importId;
}

export const crmFilePages: PageGroup[] = [
  {
    name: "the master CRM's files",
    prepare: async () => {
      const person = await masterAccount();
      return { person, params: { importId: await customerFile(person) } };
    },
    pages: ["/master-crm/import", "/master-crm/import/:importId"],
  },
];
