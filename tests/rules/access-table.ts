import type { Plan, Role } from "~/auth/permissions";

/** Who is let in. Everybody else is sent away, each in the way that fits (tests/rules/access.test.ts). */
export type Who =
  | "public"
  | {
      roles: readonly Role[];
      /** When not all. Demo and the provider's staff count as enterprise. */
      plans?: readonly Plan[];
      /** Signed in, but without an account yet. */
      withoutAccount?: true;
    };

export type Access = { loader?: Who; action?: Who };

const everyone: Who = { roles: ["user", "limited_user", "demo", "admin"] };
const managers: Who = { roles: ["user", "demo", "admin"] };
const managersNotDemo: Who = { roles: ["user", "admin"] };
const everyoneNotDemo: Who = { roles: ["user", "limited_user", "admin"] };
const exporters: Who = { roles: ["user", "demo", "admin"], plans: ["pro", "enterprise"] };
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
  "routes/fleet-data/vehicle": { loader: everyone },
  "routes/fleet-data/vehicle-edit": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-decode": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-decoded": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-decode-undo": { loader: "public", action: managers },
  "routes/fleet-data/vehicle-delete": { loader: managers, action: managers },
  "routes/fleet-data/vehicle-restore": { loader: "public", action: managers },

  "routes/account/account": { loader: everyone },
  "routes/account/account-setup": { loader: anyoneSignedIn, action: anyoneSignedIn },
  "routes/account/account-edit": { loader: managersNotDemo, action: managersNotDemo },
  "routes/account/account-copy": { loader: managersNotDemo },
  "routes/account/password": { loader: everyoneNotDemo, action: everyoneNotDemo },
  "routes/account/devices": { loader: everyone },
  "routes/account/devices-sign-out": { loader: "public", action: everyoneNotDemo },
  "routes/account/device-preferences": { loader: "public", action: everyone },
  "routes/account/mail": { loader: managers },
  "routes/account/mail-retry": { loader: "public", action: managersNotDemo },
};
