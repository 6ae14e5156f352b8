import { formatCounted, formatTime } from "~/ui/format";
import type { InvitationState } from "./invitations.server";
import { isManager, roleLabel } from "./user-roles";
import type { listUsers } from "./users.server";

type Listed = Awaited<ReturnType<typeof listUsers>>;

export type UserRow = ReturnType<typeof memberRow>;
export type InvitationRow = ReturnType<typeof invitationRow>;

export function memberRow(member: Listed["members"][number], { self, zone }: { self: string; zone: string }) {
  const { id, name, email, role, is_counter, since, accepted, units } = member;
  return {
    id,
    name: name ?? email,
    email: name === null ? "" : email,
    isSelf: id === self,
    role: roleLabel(role, is_counter),
    state: accepted ? ("Accepted" as const) : undefined,
    since: formatTime(accepted ?? since, zone),
    units: isManager(role) && units === 0 ? "" : formatCounted(units, "unit"),
  };
}

export function invitationRow(invitation: Listed["invitations"][number], zone: string) {
  const { id, email, role, is_counter, author, invited_at, expires_at, state } = invitation;
  return {
    id,
    email,
    role: roleLabel(role, is_counter),
    state,
    invited: `${formatTime(invited_at, zone)} by ${author}`,
    until: state === "pending" ? formatTime(expires_at, zone) : "",
  };
}

export const invitationStates: Record<
  InvitationState,
  { label: string; badge: "plain" | "good" | "warning" | "bad" }
> = {
  pending: { label: "Pending", badge: "plain" },
  accepted: { label: "Accepted", badge: "good" },
  expired: { label: "Expired", badge: "warning" },
  declined: { label: "Declined", badge: "bad" },
};
