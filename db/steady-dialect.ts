import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import { PostgresJSDialect } from "kysely-postgres-js";
import type { ReservedSql, Sql } from "postgres";

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

export type SteadyOptions = {
  /** Then the server cancels the statement; the driver waits 5 seconds more before it gives up the connection. */
  timeoutSeconds?: number;
  /** Called for every connection that was cut off. */
  onLost?: () => void;
};

/** postgres.js with fewer round trips, and with a limit to waiting for a server that is gone. */
export class SteadyDialect extends PostgresJSDialect {
  constructor(
    private readonly client: Sql,
    private readonly options: SteadyOptions,
  ) {
    super({ postgres: client });
  }

  override createDriver(): Driver {
    return new SteadyDriver(this.client, this.options);
  }
}

/**
 * postgres.js removes a connection that the server cut off from its pool by itself. Rolling back on it, or releasing it, would write to
 * a closed socket: an uncaught error that ends the process, or a request that waits forever.
 */
class SteadyDriver implements Driver {
  constructor(
    private readonly client: Sql,
    private readonly options: SteadyOptions,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SteadyConnection> {
    const { timeoutSeconds, onLost } = this.options;
    const reserved = await withTimeout(this.client.reserve(), timeoutSeconds).catch((error: unknown) => {
      if (isLost(error)) onLost?.();
      throw error;
    });
    return new SteadyConnection(reserved, this.options);
  }

  /** Supports neither isolation levels nor access modes. */
  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode)
      return Promise.reject(new Error("Not supported here"));
    steady(connection).deferBegin();
    return Promise.resolve();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!steady(connection).consumePendingBegin()) await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!steady(connection).isLost && !steady(connection).consumePendingBegin())
      await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!steady(connection).isLost) steady(connection).release();
    return Promise.resolve();
  }

  /** With a limit, because queries waiting on a lost connection never settle. */
  async destroy(): Promise<void> {
    await this.client.end({ timeout: 30 });
  }
}

function steady(connection: DatabaseConnection): SteadyConnection {
  return connection as SteadyConnection;
}

/** Statement texts prepared by this process. The limits keep out statements that never repeat, such as inserts of varying length. */
const prepared = new Set<string>();
const maxPrepared = 500;
const maxParameters = 40;

class SteadyConnection implements DatabaseConnection {
  isLost = false;
  private isBeginPending = false;
  /** The result of a statement that was sent without waiting. */
  private unawaited: Promise<unknown> | undefined;

  constructor(
    private readonly reserved: ReservedSql,
    private readonly options: SteadyOptions,
  ) {}

  /** "begin" is sent together with the first statement. */
  deferBegin(): void {
    this.isBeginPending = true;
  }

  /** If true, the caller must send "begin", or may skip it when the transaction ran no statement. */
  consumePendingBegin(): boolean {
    const { isBeginPending } = this;
    this.isBeginPending = false;
    return isBeginPending;
  }

  release(): void {
    this.reserved.release();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isLost) throw Object.assign(new Error("The connection is lost."), { code: "CONNECTION_CLOSED" });
    const { sql, parameters } = query;
    if (pipelinedQueries.has(query)) {
      this.unawaited = this.send(this.consumePendingBegin() ? `begin; ${sql}` : sql, []);
      this.unawaited.catch(() => {});
      return { rows: [] };
    }
    const { unawaited } = this;
    this.unawaited = undefined;
    try {
      // If the unawaited statement failed, the server also refuses this one.
      if (unawaited) return (await Promise.all([unawaited, this.send<Row>(sql, parameters)]))[1];
      const begins = this.consumePendingBegin();
      if (begins && parameters.length === 0) return await this.send<Row>(`begin; ${sql}`, []);
      if (begins) await this.send("begin", []);
      return await this.send<Row>(sql, parameters);
    } catch (error) {
      if (isLost(error)) {
        this.isLost = true;
        this.options.onLost?.();
      }
      throw error;
    }
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as Kysely has it
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error("Read in pages instead: a transaction is short.");
  }

  /**
   * Prepared when it has parameters: otherwise postgres.js first asks the server for their types and waits. A text without parameters may
   * hold several statements; the result is that of the last.
   */
  private async send<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const prepare = parameters.length > 0 && isPrepared(text, parameters.length);
    const query = this.reserved.unsafe(text, [...parameters] as never[], { prepare });
    const answers: Answer | Answer[] = await withTimeout(
      query as Promise<Answer>,
      this.options.timeoutSeconds,
    );
    const answer = (Array.isArray(answers[0]) ? answers.at(-1) : answers) as Answer;
    const { command, count } = answer;
    if (text === "commit" && command === "ROLLBACK")
      throw new Error("Rolled back: a statement of this transaction had failed.");
    return {
      rows: [...answer] as Row[],
      ...(changes.has(command) ? { numAffectedRows: BigInt(count) } : {}),
    };
  }
}

const pipelinedQueries = new WeakSet<CompiledQuery>();

/** A statement sent without waiting for its result: if it fails, so does the rest of its transaction. */
export function pipelined(text: string): CompiledQuery {
  const query = CompiledQuery.raw(text);
  pipelinedQueries.add(query);
  return query;
}

type Answer = unknown[] & { command: string; count: number };

const changes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function isPrepared(text: string, parameters: number): boolean {
  if (prepared.has(text)) return true;
  if (parameters > maxParameters || prepared.size >= maxPrepared) return false;
  prepared.add(text);
  return true;
}

function isLost(error: unknown): boolean {
  return lostCodes.has(String((error as { code?: unknown }).code));
}

async function withTimeout<T>(result: Promise<T>, seconds: number | undefined): Promise<T> {
  if (!seconds) return result;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("The database does not answer."), { code: "CONNECT_TIMEOUT" })),
      (seconds + 5) * 1000,
    );
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
