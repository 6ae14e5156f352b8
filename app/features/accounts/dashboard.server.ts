import type { Scope } from "~/auth/scope";
import { type DashboardSection, isDashboardSection } from "./dashboard-sections";

type Dashboard = { sections: DashboardSection[]; showsTour: boolean };

export async function getDashboard(scope: Scope): Promise<Dashboard> {
  const profile = await scope.db((trx) =>
    trx
      .selectFrom("profiles")
      .select(["dashboard_sections", "shows_tour"])
      .where("id", "=", scope.user.id)
      .executeTakeFirst(),
  );
  return {
    sections: profile?.dashboard_sections.filter(isDashboardSection) ?? [],
    showsTour: profile?.shows_tour ?? false,
  };
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
