import type { ImportPages } from "~/features/imports/page/import-pages";

export const crmImportPages: ImportPages = {
  path: "/master-crm/import",
  title: "Import CRM Customers",
  home: { to: "/master-crm/customers", label: "CRM customers", named: "To the customers" },
  intro:
    "Bring along a list of customers, saved as CSV, with commas, semicolons or tabs. You see every row before anything is written, and can undo it.",
  columnsRead:
    "In any order: company name and contact email, which every row needs, and phone, address, business type, tier, status, score, follow-up and notes. The file that Export makes comes back as it is.",
  countedInList: "Customers",
  written: "customer",
  undoing:
    "Undo takes back what was written, all at once, and the companies that were opened for new customers. Customers that were changed or worked on since stay as they are, and are listed.",
};
