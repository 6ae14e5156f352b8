export type UserRole = "user" | "limited_user";

export const userRoles = [
  { value: "user", label: "Manager/Administrator" },
  { value: "limited_user", label: "Limited User" },
] as const;

/** `role` of a person; the provider's own staff has the rights of a manager. */
export function roleLabel(role: string, isCounter: boolean): string {
  if (role !== "limited_user") return userRoles[0].label;
  return isCounter ? `${userRoles[1].label}, counter` : userRoles[1].label;
}

export function isManager(role: string): boolean {
  return role === "user" || role === "admin";
}
