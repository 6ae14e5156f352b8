import type { Flash } from "~/http/requests/flash.server";
import type { Answered } from "~/auth/address-change.server";

const signIn = "/auth?tab=signin";

/** What the button behind a link did, and the page that says it. */
export function addressAnswered(answered: Answered): Flash & { to: string } {
  switch (answered.state) {
    case "waits":
      return {
        to: signIn,
        kind: "success",
        title: "Confirmed",
        text: `Now open the link that was mailed to the ${answered.for} address: the change is made once both have confirmed it.`,
      };
    case "changed":
      return {
        to: signIn,
        kind: "success",
        title: "Address changed",
        text: `You sign in as ${answered.newEmail} from now on. Other browsers are signed out.`,
      };
    case "cancelled":
      return {
        to: signIn,
        kind: "success",
        title: "Nothing was changed",
        text: `You sign in as ${answered.oldEmail}, as before. If you did not ask for the change, choose a new password.`,
      };
    case "undone":
      return {
        to: "/auth?tab=reset",
        kind: "success",
        title: "Your old address is back",
        text: `You sign in as ${answered.oldEmail} again, and every browser is signed out. Choose a new password now: whoever asked for the change knew it.`,
      };
  }
}

export const addressProblem = {
  over: "This link was used already, or is too old, or the change was called off.",
  taken: "Somebody else uses this address by now. Ask for the change again, with another one.",
};
