import type { CompiledQuery, DatabaseConnection, Driver } from "kysely";
import { PostgresJSDialect, PostgresJSDriver } from "kysely-postgres-js";
import type { Sql } from "postgres";

const lostCodes = new Set([
  "57P01",
  "57P02",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNRESET",
  "EPIPE",
]);

export type Steadiness = {
  /** Seconds that a statement may take. The server ends it then; the driver waits a little longer before it gives the connection up. */
  patience?: number;
  /** Hears of every connection that was cut off. */
  onLost?: () => void;
};

/**
 * After the server cut a connection off, postgres.js takes it out of its pool by itself. Rolling back on it, or giving it back, would
 * write to a socket that is gone: the process ends by an uncaught error, or the request waits for good.
 */
class SteadyDriver extends PostgresJSDriver {
  private readonly lost = new WeakSet<DatabaseConnection>();

  constructor(
    private readonly client: Sql,
    private readonly steadiness: Steadiness,
  ) {
    super({ postgres: client });
  }

  override async acquireConnection() {
    const connection = await this.inTime(super.acquireConnection()).catch((error: unknown) =>
      this.judge(error),
    );
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(query: CompiledQuery) =>
      this.inTime(execute<Row>(query)).catch((error: unknown) => this.judge(error, connection));
    return connection;
  }

  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    if (!this.lost.has(connection)) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(connection: Reserved): Promise<void> {
    if (!this.lost.has(connection)) await super.releaseConnection(connection);
  }

  /** Queries that wait on a lost connection never end, so there is a limit to waiting for them. */
  override async destroy(): Promise<void> {
    await this.client.end({ timeout: 30 });
  }

  private async inTime<T>(answer: Promise<T>): Promise<T> {
    const { patience } = this.steadiness;
    if (!patience) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = Object.assign(new Error("The database does not answer."), { code: "CONNECT_TIMEOUT" });
      timer = setTimeout(() => reject(error), (patience + 5) * 1000);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  private judge(error: unknown, connection?: DatabaseConnection): never {
    if (lostCodes.has(String((error as { code?: unknown }).code))) {
      if (connection) this.lost.add(connection);
      this.steadiness.onLost?.();
    }
    throw error;
  }
}

type Reserved = Awaited<ReturnType<PostgresJSDriver["acquireConnection"]>>;
type PostgresConnection = Parameters<PostgresJSDriver["rollbackTransaction"]>[0];

export class SteadyDialect extends PostgresJSDialect {
  constructor(
    private readonly client: Sql,
    private readonly steadiness: Steadiness,
  ) {
    super({ postgres: client });
  }

  override createDriver(): Driver {
    return new SteadyDriver(this.client, this.steadiness);
  }
}
