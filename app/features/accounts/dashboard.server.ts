import type { Scope } from "~/auth/scope";
import { type DashboardSection, isDashboardSection } from "./dashboard-sections";

export async function getDashboardSections(scope: Scope): Promise<DashboardSection[]> {
  const profile = await scope.db((trx) =>
    trx
      .selectFrom("profiles")
      .select("dashboard_sections")
      .where("id", "=", scope.user.id)
      .executeTakeFirst(),
  );
  return profile?.dashboard_sections.filter(isDashboardSection) ?? [];
}

export async function chooseDashboardSections(scope: Scope, sections: DashboardSection[]): Promise<void> {
  await scope.db((trx) =>
    trx
      .updateTable("profiles")
      .set({ dashboard_sections: sections })
      .where("id", "=", scope.user.id)
      .execute(),
  );
}
