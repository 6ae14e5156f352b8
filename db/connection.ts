import parseConnectionString from "pg-connection-string";

/** What both drivers (postgres.js for requests, pg for the job queue) need to reach the server. */
export type Connection = {
  host: string;
  port: number;
  database: string;
  user: string;
  password?: string;
  ssl: boolean | "require";
};

/** Reads a libpq URL, including `postgres://user@localhost/name?host=/socket/folder`. Throws TypeError if it is not one. */
export function parseDatabaseUrl(url: string): Connection {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new TypeError("must start with postgres:// or postgresql://");
  const parsed = parseConnectionString.parse(url);
  if (!parsed.database) throw new TypeError("names no database: postgres://user:password@host:5432/NAME");
  return {
    host: parsed.host || "127.0.0.1",
    port: Number(parsed.port || 5432),
    database: parsed.database,
    user: parsed.user || "postgres",
    ...(parsed.password ? { password: parsed.password } : {}),
    ssl: parsed.ssl ? "require" : false,
  };
}

/** The inverse of parseDatabaseUrl: tells child processes where the embedded server listens. */
export function formatDatabaseUrl(connection: Connection): string {
  const { host, port, database, user, password, ssl } = connection;
  const login = encodeURIComponent(user) + (password ? `:${encodeURIComponent(password)}` : "");
  const isSocket = host.startsWith("/");
  const extra = new URLSearchParams({ ...(isSocket && { host }), ...(ssl && { sslmode: "require" }) });
  const query = extra.size > 0 ? `?${extra.toString()}` : "";
  return `postgres://${login}@${isSocket ? "localhost" : host}:${port}/${encodeURIComponent(database)}${query}`;
}
