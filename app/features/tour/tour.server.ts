import type { Scope } from "~/auth/scope";

/** The dashboard shows it no more. */
export async function endTour(scope: Scope): Promise<void> {
  await scope.db((trx) =>
    trx.updateTable("profiles").set({ shows_tour: false }).where("id", "=", scope.user.id).execute(),
  );
}
