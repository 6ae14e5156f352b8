import { type RouteConfig, index, layout, route } from "@remix-run/route-config";

/** Every URL of the product. */
export default [
  index("routes/home.tsx"),
  route("healthz", "routes/healthz.ts"),
  route("keep-alive", "routes/keep-alive.ts"),
  route("side-navigation", "routes/side-navigation.ts"),
  route("waitlist", "routes/waitlist.tsx"),

  route("auth", "routes/auth/auth.tsx"),
  route("auth/sign-out", "routes/auth/sign-out.tsx"),
  route("auth/finish", "routes/auth/finish.tsx"),
  route("account/setup", "routes/account/account-setup.tsx"),

  layout("routes/signed-in.tsx", [
    route("dashboard", "routes/dashboard/dashboard.tsx"),
    route("dashboard/customize", "routes/dashboard/customize.tsx"),

    route("fleet-data", "routes/fleet-data/vehicles.tsx"),
    route("fleet-data/new", "routes/fleet-data/vehicle-new.tsx"),
    route("fleet-data/former", "routes/fleet-data/vehicles-former.tsx"),
    route("fleet-data/:vehicleId", "routes/fleet-data/vehicle.tsx"),
    route("fleet-data/:vehicleId/edit", "routes/fleet-data/vehicle-edit.tsx"),
    route("fleet-data/:vehicleId/decode", "routes/fleet-data/vehicle-decode.tsx"),
    route("fleet-data/:vehicleId/decoded", "routes/fleet-data/vehicle-decoded.tsx"),
    route("fleet-data/:vehicleId/delete", "routes/fleet-data/vehicle-delete.tsx"),

    route("account", "routes/account/account.tsx"),
    route("account/edit", "routes/account/account-edit.tsx"),
    route("account/password", "routes/account/password.tsx"),
    route("account/devices", "routes/account/devices.tsx"),
    route("account/mail", "routes/account/mail.tsx"),
  ]),

  route("fleet-data/export.csv", "routes/fleet-data/vehicles-export.ts"),
  route("fleet-data/:vehicleId/decode/undo", "routes/fleet-data/vehicle-decode-undo.ts"),
  route("fleet-data/:vehicleId/restore", "routes/fleet-data/vehicle-restore.ts"),
  route("account/devices/sign-out", "routes/account/devices-sign-out.ts"),
  route("account/device-preferences", "routes/account/device-preferences.ts"),
  route("account/mail/:mailId/retry", "routes/account/mail-retry.ts"),
  route("account/copy.json", "routes/account/account-copy.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
