import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "./client";
import type { Connection } from "./connection";
import { StartFailure } from "./start-failure";

/** Before the first migration, which makes the role. Throws StartFailure. */
export async function checkRequestRole(db: Db, connection: Connection): Promise<void> {
  const { rows } = await sql<{ version: number; ready: boolean; may_make: boolean; premade: boolean }>`
    select current_setting('server_version_num')::int as version,
      to_regclass('installation') is not null as ready,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may_make,
      exists (select from pg_roles where rolname like 'fleettrack\\_request\\_%' and not rolcanlogin
        and pg_has_role(current_user, oid, 'member')) as premade`.execute(db);
  const found = rows[0]!;
  if (found.version < 150000) {
    throw new StartFailure(
      `DATABASE_URL: the server is PostgreSQL ${Math.floor(found.version / 10000)}; 15 or newer is needed.`,
    );
  }
  if (found.ready || found.may_make || found.premade) return;
  const role = `fleettrack_request_${randomBytes(4).toString("hex")}`;
  throw mayNotMake(
    connection,
    role,
    `create role ${role} nologin; ${grantOf(role, connection.user, found)};`,
  );
}

/**
 * A server that a database was moved to may lack the role that its requests run as: roles belong to the server, and a dump has none.
 * Made and granted here. A dump that was loaded before lost its rules with the role, and has to be loaded again. Throws StartFailure.
 */
export async function restoreRequestRole(db: Db, connection: Connection): Promise<void> {
  const found = await findRole(db);
  if (!found) return;
  const { role } = found;
  const wanted = [
    ...(found.exists ? [] : [`create role ${role} nologin`]),
    ...(found.may_become ? [] : [grantOf(role, connection.user, found)]),
  ];
  try {
    for (const statement of wanted) await sql.raw(statement).execute(db);
  } catch (error) {
    if ((error as { code?: string }).code !== "42501") throw error;
    throw mayNotMake(connection, role, `${wanted.join("; ")};`);
  }
  if (found.exists && found.may_read) return;
  throw new StartFailure(
    `DATABASE_URL: the database "${connection.database}" was loaded on a server without its role ${role}, and lost the rules that keep companies apart. ` +
      "The role is there now: load it again into an empty database.",
  );
}

type Found = { role: string; version: number; exists: boolean; may_become: boolean; may_read: boolean };

async function findRole(db: Db): Promise<Found | undefined> {
  const { rows: there } = await sql<{ there: boolean }>`
    select to_regclass('installation') is not null as there`.execute(db);
  if (!there[0]!.there) return undefined;
  const { rows } = await sql<Found>`
    select request_role as role, current_setting('server_version_num')::int as version,
      oid is not null as exists,
      coalesce((select rolsuper from pg_roles where rolname = current_user)
        or case when current_setting('server_version_num')::int >= 160000
          then pg_has_role(current_user, oid, 'set') else pg_has_role(current_user, oid, 'member') end, false) as may_become,
      coalesce(has_schema_privilege(oid, 'public', 'usage')
        and not exists (
          select from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
          where c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid and r.oid = any (p.polroles))
        ), false) as may_read
    from installation left join pg_roles r on rolname = request_role`.execute(db);
  return rows[0];
}

function grantOf(role: string, login: string, { version }: { version: number }): string {
  return `grant ${role} to "${login}"${version >= 160000 ? " with set true, inherit false" : ""}`;
}

function mayNotMake({ user }: Connection, role: string, statements: string): StartFailure {
  return new StartFailure(
    `DATABASE_URL: the login "${user}" may not make the role ${role} that requests run as. Let an administrator run: ${statements}`,
  );
}
