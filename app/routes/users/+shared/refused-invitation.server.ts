import type { Invited, Resent } from "~/features/users/invitations.server";
import { seatsFull } from "~/features/users/seats.server";
import type { UserRole } from "~/features/users/user-roles";
import type { Refused } from "~/http/forms/save-form.server";

type Problem = Extract<Invited | Resent, { problem: string }>;

export function refusedInvitation(refused: Problem, { role }: { role: UserRole }): Refused {
  switch (refused.problem) {
    case "member":
      return { fieldErrors: { email: ["This person is in your company already"] } };
    case "invited-before":
      return {
        formErrors: ["This address was invited already. Send that invitation again, or delete it."],
        link: { to: `/account/users/invitations/${refused.id}`, label: "Open the invitation" },
      };
    case "no-seat":
      return { formErrors: [seatsFull(refused.seats, role)] };
    case "answered":
      return { formErrors: ["This invitation was accepted or deleted meanwhile."] };
    case "closing":
      return {
        formErrors: ["Your company is closing, so nobody can be invited. Keep the company first."],
      };
    case "too-often":
      return {
        formErrors: ["Too many invitations were sent in a short time. Try again later."],
        status: 429,
      };
  }
}
