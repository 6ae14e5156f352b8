import { holdPost } from "~/auth/held-posts.server";
import { formHolder } from "~/auth/form-holder.server";
import { invitationLink } from "~/features/users/invitation-link.server";
import { startTwoStep } from "~/auth/two-step/two-step.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { askedForAddress } from "../../support/address-change";
import { testDatabase } from "../../support/database";
import { named, newColleague, newCompany, newEmail, newPersonWithoutAccount } from "../../support/people";
import { closing, issuedInvoices } from "../../support/closing";
import { turnOnTwoStep, waitingCookies } from "../../support/two-step";
import { ownedVehicle } from "../../support/vehicles";
import { addRow } from "../../support/rows";
import { showTour } from "../../support/tour";
import type { PageGroup } from "./page-group";

export const visitorPages: PageGroup[] = [
  {
    name: "visitor",
    prepare: () => Promise.resolve({}),
    pages: [
      { at: "/", dark: true },
      { at: "/help", dark: true },
      "/help/imports",
      "/fortitude",
      "/fortitude/services",
      { at: "/fortitude/solutions", dark: true },
      "/fortitude/about",
      { at: "/fortitude/contact", dark: true },
      "/fortitude/privacy",
      "/fortitude/terms",
      "/fleettrackpro",
      "/fleettrackpro/install",
      "/auth?tab=signin",
      "/auth?tab=signup",
      "/auth?tab=reset",
      "/auth?tab=reset&reset=true&token=used",
      { at: "/nowhere", status: 404 },
    ],
  },
  {
    name: "invited",
    prepare: async () => {
      const { id, link_nonce } = await addRow("account_invitations", await newCompany({ plan: "pro" }));
      const link = await invitationLink({ id: id as string, link_nonce: link_nonce as string }, "handed");
      return { params: { token: link.split("/join/")[1]! } };
    },
    pages: ["/join/:token"],
  },
  {
    name: "on the waitlist",
    prepare: async () => ({ person: await newPersonWithoutAccount("waitlist") }),
    pages: ["/waitlist"],
  },
  {
    name: "without an account",
    prepare: async () => ({ person: await newPersonWithoutAccount() }),
    pages: ["/account/setup"],
  },
];

async function mailFailed(accountId: string, recipient: string): Promise<void> {
  const mail = { kind: "Password reset", subject: "s", body: "b", state: "failed" as const };
  await testDatabase()
    .owner.insertInto("mails")
    .values({ account_id: accountId, recipient, ...mail, last_error: "550 no such mailbox" })
    .execute();
}

export const accountPages: PageGroup[] = [
  {
    name: "signed up just now",
    prepare: async () => {
      const person = await newCompany();
      await showTour(person);
      return { person, params: { step: "inventory" } };
    },
    pages: [
      { at: "/dashboard", changedByScript: true },
      { at: "/tour", dark: true },
      "/tour/:step",
      "/help",
      "/help/imports",
    ],
  },
  {
    name: "account",
    prepare: async () => {
      const person = await newCompany({ plan: "pro" });
      await mailFailed(person.accountId, person.email);
      return { person };
    },
    pages: [
      "/dashboard/customize",
      { at: "/account", dark: true },
      "/account/edit",
      "/account/name",
      "/account/email",
      "/account/password",
      "/account/two-step",
      "/account/devices",
      "/account/mail",
      "/account/data",
      "/account/close",
    ],
  },
  {
    name: "people of the company",
    prepare: async () => {
      const person = await newCompany({ plan: "enterprise" });
      const driver = await named(await newColleague(person, "limited_user"), "Dale Driver");
      const vehicleId = await ownedVehicle(person, { unit_number: "T-101" });
      await testDatabase()
        .owner.insertInto("vehicle_drivers")
        .values({
          account_id: person.accountId,
          vehicle_id: vehicleId,
          user_id: driver.userId,
          assigned_by: person.userId,
        })
        .execute();
      const invitation = await addRow("account_invitations", person);
      return { person, params: { userId: driver.userId, invitationId: invitation.id as string, vehicleId } };
    },
    pages: [
      "/account/audit",
      { at: "/account/users", dark: true },
      "/account/users/invite",
      "/account/users/invitations/:invitationId",
      "/account/users/invitations/:invitationId/delete",
      "/account/users/:userId",
      "/account/users/:userId/role",
      "/account/users/:userId/units",
      "/account/users/:userId/remove",
      "/account/users/:userId/hand-over",
    ],
  },
  {
    name: "a closing company",
    prepare: async () => {
      const person = await newCompany({ plan: "enterprise" });
      await closing(person, "2027-01-31T18:30:00Z");
      await issuedInvoices(person, 1_200);
      return { person };
    },
    pages: ["/dashboard", "/account/data", "/account/close"],
  },
  {
    name: "two-step being set up",
    prepare: async () => {
      const person = await newCompany();
      const token = await makeFormToken(formHolder(person.userId));
      await startTwoStep(person.scope, person.password, token);
      return { person };
    },
    pages: [{ at: "/account/two-step/app", dark: true }],
  },
  {
    name: "two-step on",
    prepare: async () => {
      const person = await newCompany();
      await turnOnTwoStep(person);
      return { person };
    },
    pages: ["/account/two-step", "/account/two-step/codes", "/account/two-step/off", "/account/two-step/app"],
  },
  {
    name: "a code asked for",
    prepare: async () => {
      const person = await newCompany();
      await turnOnTwoStep(person);
      return { cookies: await waitingCookies(person) };
    },
    pages: ["/auth/second-step?to=%2Ffleet-data"],
  },
  {
    name: "an address about to change",
    prepare: async () => {
      const person = await newCompany();
      const tokens = await askedForAddress(person, newEmail());
      return { person, params: tokens };
    },
    pages: [
      "/auth/address?token=:newToken",
      "/auth/address?token=:oldToken",
      "/auth/address?token=:undoToken",
      "/auth/address?token=used",
    ],
  },
  {
    name: "a form held",
    prepare: async () => {
      const person = await newCompany();
      const body = new URLSearchParams({ makeModel: "Kept Mack", notes: "Bought at an auction in Gallup" });
      const late = new Request("http://fleet.test/fleet-data/new", { method: "POST", body });
      await holdPost(late, person.userId);
      return { person };
    },
    pages: ["/auth/finish"],
  },
  {
    name: "limited user",
    prepare: async () => {
      const company = await newCompany({ plan: "pro" });
      const vehicleId = await ownedVehicle(company);
      return { person: await newColleague(company, "limited_user"), params: { vehicleId } };
    },
    pages: ["/fleet-data", "/fleet-data/:vehicleId", "/account", { at: "/fleet-data/new", status: 403 }],
  },
];
