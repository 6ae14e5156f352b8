import type { Plan, Role } from "~/auth/permissions";

/** Who is let in. Everybody else is sent away, each in the way that fits (tests/rules/access.test.ts). */
export type Who =
  | "public"
  | {
      roles: readonly Role[];
      /** When not all. Demo and the provider's staff count as enterprise. */
      plans?: readonly Plan[];
      /** And a limited user at the parts counter. */
      counter?: true;
      /** Signed in, but without an account yet. */
      withoutAccount?: true;
    };

export type Access = { loader?: Who; action?: Who };

const everyone: Who = { roles: ["user", "limited_user", "demo", "admin"] };
const managers: Who = { roles: ["user", "demo", "admin"] };
const managersNotDemo: Who = { roles: ["user", "admin"] };
const everyoneNotDemo: Who = { roles: ["user", "limited_user", "admin"] };
const exporters: Who = { roles: ["user", "demo", "admin"], plans: ["pro", "enterprise"] };
const inventoryViewers: Who = { roles: ["user", "demo", "admin"], counter: true };
const stockKeepers: Who = { roles: ["user", "demo", "admin"], plans: ["pro", "enterprise"], counter: true };
const stockManagers: Who = { roles: ["user", "demo", "admin"], plans: ["pro", "enterprise"] };
const sellers: Who = { roles: ["user", "demo", "admin"], plans: ["enterprise"], counter: true };
const salesManagers: Who = { roles: ["user", "demo", "admin"], plans: ["enterprise"] };
const anyoneSignedIn: Who = {
  roles: ["user", "limited_user", "demo", "admin", "waitlist"],
  withoutAccount: true,
};

/**
 * Every loader and action of the product. Who may do what is section 6 of the rulings; nothing here asks the guard. The public loader of
 * an address that only takes forms says just that.
 */
export const accessTable: Record<string, Access> = {
  root: { loader: "public" },
  "routes/home": {},
  "routes/healthz": { loader: "public" },
  "routes/readyz": { loader: "public" },
  "routes/keep-alive": { loader: "public", action: anyoneSignedIn },
  "routes/side-navigation": { loader: "public", action: everyone },
  "routes/waitlist": { loader: anyoneSignedIn },
  "routes/not-found": { loader: "public", action: "public" },
  "routes/signed-in": { loader: everyone },

  "routes/auth/auth": { loader: "public", action: "public" },
  "routes/auth/sign-out": { loader: "public", action: "public" },
  "routes/auth/finish": { loader: anyoneSignedIn },

  "routes/dashboard/dashboard": { loader: everyone },
  "routes/dashboard/customize": { loader: everyone, action: everyone },

  "routes/fleet-data/vehicles": { loader: everyone },
  "routes/fleet-data/vehicles-former": { loader: everyone },
  "routes/fleet-data/vehicles-export": { loader: exporters },
  "routes/fleet-data/vehicle-new": { loader: managers, action: managers },
  "routes/imports/fleet-import": { loader: managers, action: managers },
  "routes/imports/fleet-import-preview": { loader: managers, action: managers },
  "routes/imports/fleet-import-confirm": { loader: "public", action: managers },
  "routes/imports/fleet-import-undo": { loader: "public", action: managers },
  "routes/inventory/export-complete": { loader: exporters },
  "routes/inventory/inventory-export": { loader: exporters },
  "routes/imports/parts-import": { loader: exporters, action: exporters },
  "routes/imports/parts-import-preview": { loader: exporters, action: exporters },
  "routes/imports/parts-import-confirm": { loader: "public", action: exporters },
  "routes/imports/parts-import-undo": { loader: "public", action: exporters },

  "routes/fleet-data/vehicle-tabs": { loader: everyone },
  "routes/fleet-data/vehicle": { loader: everyone },
  "routes/fleet-data/fuel": { loader: everyone },
  "routes/fleet-data/fuel-new": { loader: managers, action: managers },
  "routes/fleet-data/fuel-receipt": { loader: managers, action: managers },
  "routes/fleet-data/fuel-receipt-remove": { loader: managers, action: managers },
  "routes/fleet-data/history": { loader: everyone },
  "routes/fleet-data/history-export": { loader: exporters },
  "routes/fleet-data/meter": { loader: everyone, action: managers },
  "routes/fleet-data/meter-replace": { loader: managers, action: managers },
  "routes/fleet-data/meter-replace-undo": { loader: "public", action: managers },
  "routes/fleet-data/meter-unit": { loader: managers, action: managers },
  "routes/fleet-data/meter-reading": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-edit": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-decode": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-decoded": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-decode-undo": { loader: "public", action: managers },
  "routes/fleet-data/vehicle-delete": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-restore": { loader: "public", action: managers },

  "routes/files/file": { loader: everyone },

  "routes/fleet-data/parts": { loader: everyone },
  "routes/fleet-data/part": { loader: everyone, action: managers },
  "routes/fleet-data/part-new": { loader: managers, action: managers },
  "routes/fleet-data/part-remove": { loader: managers, action: managers },
  "routes/fleet-data/breakdowns": { loader: everyone },
  "routes/fleet-data/breakdown": { loader: everyone },
  "routes/fleet-data/breakdown-new": { loader: managers, action: managers },
  "routes/fleet-data/breakdown-edit": { loader: managers, action: managers },
  "routes/fleet-data/breakdown-note": { loader: managers, action: managers },
  "routes/fleet-data/breakdown-state": { loader: managers, action: managers },
  "routes/fleet-data/breakdown-remove": { loader: managers, action: managers },
  "routes/fleet-data/inspections": { loader: everyone },
  "routes/fleet-data/inspection-new": { loader: everyone, action: everyone },
  "routes/fleet-data/annual-inspections": { loader: everyone },
  "routes/fleet-data/annual-inspection": { loader: everyone },
  "routes/fleet-data/annual-inspection-new": { loader: managers, action: managers },
  "routes/fleet-data/annual-inspection-edit": { loader: managers, action: managers },
  "routes/fleet-data/annual-inspection-remove": { loader: managers, action: managers },
  "routes/fleet-data/inspections-packet": { loader: everyone },
  "routes/inspections/inspection": { loader: everyone },
  "routes/inspections/inspection-print": { loader: everyone },
  "routes/inspections/inspection-certify": { loader: managers, action: managers },
  "routes/inspections/inspection-acknowledge": { loader: everyone, action: everyone },
  "routes/inspections/inspection-photo": { loader: everyone, action: everyone },
  "routes/inspections/inspection-correction": { loader: everyone, action: everyone },
  "routes/inspections/inspection-email": { loader: everyone, action: everyone },
  "routes/inspections/inspection-email-retry": { loader: "public", action: everyone },
  "routes/inspections/inspection-delete": { loader: managers, action: managers },
  "routes/fleet-data/due": { loader: everyone },
  "routes/fleet-data/issues": { loader: everyone },
  "routes/fleet-data/reminders": { loader: everyone },
  "routes/fleet-data/reminder": { loader: everyone },
  "routes/fleet-data/reminder-new": { loader: managers, action: managers },
  "routes/fleet-data/reminder-edit": { loader: managers, action: managers },
  "routes/fleet-data/reminder-done": { loader: managers, action: managers },
  "routes/fleet-data/reminder-remove": { loader: managers, action: managers },
  "routes/fleet-data/completion-remove": { loader: managers, action: managers },
  "routes/fleet-data/service": { loader: everyone },
  "routes/fleet-data/service-entry": { loader: everyone },
  "routes/fleet-data/service-new": { loader: managers, action: managers },
  "routes/fleet-data/service-entry-edit": { loader: managers, action: managers },
  "routes/fleet-data/service-entry-remove": { loader: managers, action: managers },

  "routes/inventory/reorder": { loader: inventoryViewers },
  "routes/inventory/reorder-export": { loader: exporters },
  "routes/invoicing/invoices": { loader: inventoryViewers },
  "routes/invoicing/invoices-export": { loader: exporters },
  "routes/customers/tax-certificates": { loader: inventoryViewers },
  "routes/invoicing/ageing": { loader: inventoryViewers },
  "routes/invoicing/exceptions": { loader: salesManagers },
  "routes/invoicing/exceptions-export": { loader: exporters },
  "routes/invoicing/cores": { loader: inventoryViewers },
  "routes/invoicing/cores-export": { loader: exporters },
  "routes/customers/customer-cores": { loader: inventoryViewers },
  "routes/invoicing/payments": { loader: inventoryViewers },
  "routes/invoicing/payments-export": { loader: exporters },
  "routes/invoicing/lost-sales": { loader: sellers, action: sellers },
  "routes/invoicing/lost-sale-remove": { loader: "public", action: sellers },
  "routes/invoicing/invoice-new": { loader: sellers, action: sellers },
  "routes/invoicing/invoice-fill": { loader: "public", action: sellers },
  "routes/invoicing/invoice-edit": { loader: sellers, action: sellers },
  "routes/invoicing/invoice-finalize": { loader: sellers, action: sellers },
  "routes/invoicing/invoice-delete": { loader: sellers, action: sellers },
  "routes/inventory/kits": { loader: inventoryViewers },
  "routes/inventory/kit": { loader: inventoryViewers },
  "routes/inventory/kit-new": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/kit-edit": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/kit-remove": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/reseller": { loader: inventoryViewers },
  "routes/inventory/reseller-customers": { loader: stockManagers },
  "routes/customers/stock-customer-new": { loader: stockManagers, action: stockManagers },
  "routes/customers/stock-customer-edit": { loader: stockManagers, action: stockManagers },
  "routes/customers/stock-customer-delete": { loader: stockManagers, action: stockManagers },
  "routes/inventory/reseller-parts": { loader: inventoryViewers },
  "routes/inventory/reseller-inventory": { loader: inventoryViewers },
  "routes/inventory/inventory": { loader: inventoryViewers },
  "routes/inventory/item": { loader: inventoryViewers },
  "routes/inventory/item-history": { loader: inventoryViewers },
  "routes/inventory/item-add": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/item-edit": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/item-delete": { loader: stockManagers, action: stockManagers },
  "routes/inventory/item-hand-over": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/item-receive": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/item-adjust": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/item-bin": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/item-numbers": { loader: inventoryViewers, action: stockKeepers },
  "routes/inventory/item-number-remove": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/counts": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count-list": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count-enter": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count-slips": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count-slip": { loader: "public", action: stockKeepers },
  "routes/inventory/count-review": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count-cancel": { loader: stockKeepers, action: stockKeepers },
  "routes/inventory/count-sheet": { loader: stockKeepers },

  "routes/invoicing/invoice": { loader: inventoryViewers, action: sellers },
  "routes/invoicing/invoice-print": { loader: inventoryViewers, action: sellers },
  "routes/invoicing/invoice-pdf": { loader: inventoryViewers },
  "routes/invoicing/invoice-email": { loader: sellers, action: sellers },
  "routes/invoicing/invoice-copy": { loader: "public", action: sellers },
  "routes/invoicing/invoice-email-retry": { loader: "public", action: sellers },
  "routes/invoicing/invoice-credit": { loader: salesManagers, action: salesManagers },
  "routes/invoicing/credit-note-cancel": { loader: salesManagers, action: salesManagers },
  "routes/invoicing/payment-new": { loader: sellers, action: sellers },
  "routes/invoicing/payment-reverse": { loader: salesManagers, action: salesManagers },
  "routes/customers/customers": { loader: inventoryViewers },
  "routes/customers/customer": { loader: inventoryViewers },
  "routes/customers/customer-new": { loader: sellers, action: sellers },
  "routes/customers/customer-edit": { loader: sellers, action: sellers },
  "routes/customers/customer-delete": { loader: salesManagers, action: salesManagers },
  "routes/customers/customer-prices": { loader: inventoryViewers, action: salesManagers },
  "routes/customers/customer-statement": { loader: inventoryViewers },
  "routes/customers/statement-pdf": { loader: inventoryViewers },
  "routes/customers/statement-email": { loader: sellers, action: sellers },
  "routes/customers/statement-email-retry": { loader: "public", action: sellers },
  "routes/invoicing/settings": { loader: salesManagers, action: salesManagers },
  "routes/customers/customer-price-remove": { loader: salesManagers, action: salesManagers },

  "routes/account/account": { loader: everyone },
  "routes/account/account-setup": { loader: anyoneSignedIn, action: anyoneSignedIn },
  "routes/account/account-edit": { loader: managersNotDemo, action: managersNotDemo },
  "routes/account/account-copy": { loader: managersNotDemo },
  "routes/account/name": { loader: everyoneNotDemo, action: everyoneNotDemo },
  "routes/account/password": { loader: everyoneNotDemo, action: everyoneNotDemo },
  "routes/account/devices": { loader: everyone },
  "routes/account/devices-sign-out": { loader: "public", action: everyoneNotDemo },
  "routes/account/device-preferences": { loader: "public", action: everyone },
  "routes/account/mail": { loader: managers },
  "routes/account/mail-retry": { loader: "public", action: managersNotDemo },
};
