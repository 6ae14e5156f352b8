import { Client } from "pg";
import { setTimeout as wait } from "node:timers/promises";
import { type Connection, parseDatabaseUrl } from "./connection";
import { StartFailure } from "./start-failure";

/** Throws StartFailure. */
export function readDatabaseUrl(url: string): Connection {
  try {
    return parseDatabaseUrl(url);
  } catch (error) {
    const reason = (error as Error).message.replace(
      /^Invalid URL$/,
      "is no URL: postgres://user:password@host:5432/NAME",
    );
    throw new StartFailure(`DATABASE_URL ${reason}.`);
  }
}

/** Gives a starting server ten seconds. Uses pg, because postgres.js retries forever if something other than PostgreSQL responds. */
export async function checkDatabase(connection: Connection): Promise<void> {
  for (const end = Date.now() + 10_000; ; await wait(250)) {
    const client = new Client({
      ...connection,
      ssl: connection.ssl !== false,
      connectionTimeoutMillis: 10_000,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ may: boolean }>(`
        select has_database_privilege(current_database(), 'create')
          and has_schema_privilege('public', 'create') as may`);
      if (rows[0]?.may) return;
      throw new StartFailure(missingRights(connection));
    } catch (error) {
      if (error instanceof StartFailure) throw error;
      if ((error as { code?: string }).code === "57P03" && Date.now() < end) continue;
      throw new StartFailure(`DATABASE_URL: ${explain(error as NodeJS.ErrnoException, connection)}`);
    } finally {
      await client.end();
    }
  }
}

function missingRights({ user, database }: Connection): string {
  return (
    `DATABASE_URL: the login "${user}" may not make tables in the database "${database}". Let an administrator run: ` +
    `alter database "${database}" owner to "${user}";`
  );
}

function explain(error: NodeJS.ErrnoException, { host, port, user, database }: Connection): string {
  const place = host.startsWith("/") ? `the socket in ${host}` : `${host}:${port}`;
  if (/timeout expired/.test(error.message)) return unreachable(place);
  if (/terminated unexpectedly/.test(error.message)) {
    return `what answers at ${place} is not PostgreSQL, or turns this machine away. Correct the host and port.`;
  }
  if (/client password must be a string/.test(error.message)) {
    return `the server wants a password for the login "${user}". Add it: postgres://${user}:PASSWORD@...`;
  }
  if (/does not support SSL/.test(error.message))
    return `the server at ${place} has no TLS. Take sslmode out of the URL.`;
  if (/certificate|SELF_SIGNED/i.test(`${error.code} ${error.message}`)) {
    return `the certificate of ${place} is not trusted (${error.message}). Set NODE_EXTRA_CA_CERTS to the file of its authority.`;
  }
  switch (error.code) {
    case "ECONNREFUSED":
    case "ENOENT":
      return `no PostgreSQL answers at ${place}. Start it there, or correct the host and port.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `the name "${host}" is not known. Correct the host.`;
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return unreachable(place);
    case "28P01":
      return `the server refuses the password of the login "${user}". Correct the user and password.`;
    case "28000":
      return `the server does not let the login "${user}" in (${error.message}). Correct the login, or let it in (pg_hba.conf).`;
    case "3D000":
      return `the server has no database "${database}". Correct the name, or let an administrator run: create database "${database}" owner "${user}";`;
    case "42501":
      return `the login "${user}" may not connect to the database "${database}". Let an administrator run: grant all on database "${database}" to "${user}";`;
    case "53300":
      return `the server has no connection left. Raise its max_connections, or end other programs' connections.`;
    default:
      return `connecting to ${place} failed: ${error.message || error.code}. Correct the URL or the server.`;
  }
}

function unreachable(place: string): string {
  return `${place} does not answer. Correct the host and port, or let this machine through the firewall.`;
}
