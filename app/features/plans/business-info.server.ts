import { sql } from "kysely";
import type { Scope } from "~/auth/scope";
import { noteAudit } from "~/auth/audit.server";
import { once } from "~db/once";
import type { BusinessInfo } from "./business-info-schema";

/** Undefined until the company has told. */
export async function getBusinessInfo(scope: Scope) {
  return scope.db((trx) => trx.selectFrom("business_info").selectAll().executeTakeFirst());
}

export type SavedBusinessInfo = NonNullable<Awaited<ReturnType<typeof getBusinessInfo>>>;

/** Refuses when somebody else saved since the form was opened. */
export async function saveBusinessInfo(scope: Scope, { version, ...typed }: BusinessInfo, token: string) {
  const columns = {
    user_id: scope.user.id,
    business_name: typed.businessName,
    industry: typed.industry,
    fleet_size: typed.fleetSize,
    challenges: typed.challenges,
    goals: typed.goals,
  };
  return scope.db((trx) =>
    once<{ saved: true } | { problem: "changed-meanwhile"; version: number }>(trx, token, async () => {
      const saved = await trx
        .insertInto("business_info")
        .values(columns)
        .onConflict((conflict) =>
          conflict
            .column("account_id")
            .doUpdateSet({ ...columns, version: sql`business_info.version + 1` })
            .where("business_info.version", "=", version),
        )
        .returning("version")
        .executeTakeFirst();
      if (!saved) {
        const now = await trx.selectFrom("business_info").select("version").executeTakeFirstOrThrow();
        return { problem: "changed-meanwhile", version: now.version };
      }
      const what =
        saved.version === 1 ? "Told about the business" : "Changed what was told about the business";
      await noteAudit(trx, scope, { kind: "plan", what });
      return { saved: true };
    }),
  );
}
