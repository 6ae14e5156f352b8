import { seatsFull } from "~/features/users/seats.server";
import type { UserRole } from "~/features/users/user-roles";
import type { changeRole, removeMember } from "~/features/users/users.server";
import type { Refused } from "~/http/forms/save-form.server";

type Done = Awaited<ReturnType<typeof changeRole> | ReturnType<typeof removeMember>>;
type Problem = Extract<Done, { problem: string }>;

export function refusedChange(refused: Problem, { role }: { role: UserRole }): Refused {
  switch (refused.problem) {
    case "gone":
      return { formErrors: ["This person is not in your company any more. Nothing was changed."] };
    case "last-manager":
      return { formErrors: ["The last manager stays: hand the company over to somebody else first."] };
    case "staff":
      return { formErrors: ["The role of the provider's staff is the provider's to change."] };
    case "no-manager":
      return { formErrors: ["Only a manager can change roles. Nothing was changed."], status: 403 };
    case "no-seat":
      return { formErrors: [seatsFull(refused.seats, role)] };
  }
}
