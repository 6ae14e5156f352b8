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

export type Steadiness = {
  /** Seconds that a statement may take. The server ends it then; the driver waits a little longer before it gives the connection up. */
  patience?: number;
  /** Hears of every connection that was cut off. */
  onLost?: () => void;
};

/** postgres.js with fewer ways to the server, and an end to waiting for one that is gone. */
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

/**
 * After the server cut a connection off, postgres.js takes it out of its pool by itself. Rolling back on it, or giving it back, would
 * write to a socket that is gone: the process ends by an uncaught error, or the request waits for good.
 */
class SteadyDriver implements Driver {
  constructor(
    private readonly client: Sql,
    private readonly steadiness: Steadiness,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SteadyConnection> {
    const { patience, onLost } = this.steadiness;
    const reserved = await inTime(this.client.reserve(), patience).catch((error: unknown) => {
      if (isLost(error)) onLost?.();
      throw error;
    });
    return new SteadyConnection(reserved, this.steadiness);
  }

  /** Every transaction is an ordinary one: what is asked for beyond that is refused. */
  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode)
      return Promise.reject(new Error("Not supported here"));
    steady(connection).beginWithNext();
    return Promise.resolve();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!steady(connection).takeBegin()) await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (!steady(connection).isLost && !steady(connection).takeBegin())
      await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (!steady(connection).isLost) steady(connection).release();
    return Promise.resolve();
  }

  /** Queries that wait on a lost connection never end, so there is a limit to waiting for them. */
  async destroy(): Promise<void> {
    await this.client.end({ timeout: 30 });
  }
}

function steady(connection: DatabaseConnection): SteadyConnection {
  return connection as SteadyConnection;
}

/** Texts that are prepared, in this process; what is written with ever other texts, such as rows of many lengths, is not. */
const prepared = new Set<string>();
const mostPrepared = 500;
const mostParameters = 40;

class SteadyConnection implements DatabaseConnection {
  isLost = false;
  private toBegin = false;
  /** The answer that nobody waited for. */
  private ahead: Promise<unknown> | undefined;

  constructor(
    private readonly reserved: ReservedSql,
    private readonly steadiness: Steadiness,
  ) {}

  /** "begin" is sent together with the first statement. */
  beginWithNext(): void {
    this.toBegin = true;
  }

  /** Whether "begin" is still to be sent, which is then the caller's to do, or to leave when the transaction asked nothing. */
  takeBegin(): boolean {
    const { toBegin } = this;
    this.toBegin = false;
    return toBegin;
  }

  release(): void {
    this.reserved.release();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.isLost) throw Object.assign(new Error("The connection is lost."), { code: "CONNECTION_CLOSED" });
    const { sql, parameters } = query;
    if (aheads.has(query)) {
      this.ahead = this.ask(this.takeBegin() ? `begin; ${sql}` : sql, []);
      this.ahead.catch(() => {});
      return { rows: [] };
    }
    const { ahead } = this;
    this.ahead = undefined;
    try {
      // When what went ahead failed, the server refuses what came after it.
      if (ahead) return (await Promise.all([ahead, this.ask<Row>(sql, parameters)]))[1];
      const begins = this.takeBegin();
      if (begins && parameters.length === 0) return await this.ask<Row>(`begin; ${sql}`, []);
      if (begins) await this.ask("begin", []);
      return await this.ask<Row>(sql, parameters);
    } catch (error) {
      if (isLost(error)) {
        this.isLost = true;
        this.steadiness.onLost?.();
      }
      throw error;
    }
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- as Kysely has it
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error("Read in pages instead: a transaction is short.");
  }

  /**
   * A statement with parameters that is not prepared asks the server for their types first, and waits. Without parameters several
   * statements may be one text: the answer is that of the last.
   */
  private async ask<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const prepare = parameters.length > 0 && isPrepared(text, parameters.length);
    const query = this.reserved.unsafe(text, [...parameters] as never[], { prepare });
    const answers: Answer | Answer[] = await inTime(query as Promise<Answer>, this.steadiness.patience);
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

const aheads = new WeakSet<CompiledQuery>();

/** A statement whose answer is not waited for: it opens a transaction, which fails with it. */
export function sentAhead(text: string): CompiledQuery {
  const query = CompiledQuery.raw(text);
  aheads.add(query);
  return query;
}

type Answer = unknown[] & { command: string; count: number };

const changes = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

function isPrepared(text: string, parameters: number): boolean {
  if (prepared.has(text)) return true;
  if (parameters > mostParameters || prepared.size >= mostPrepared) return false;
  prepared.add(text);
  return true;
}

function isLost(error: unknown): boolean {
  return lostCodes.has(String((error as { code?: unknown }).code));
}

async function inTime<T>(answer: Promise<T>, patience: number | undefined): Promise<T> {
  if (!patience) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("The database does not answer."), { code: "CONNECT_TIMEOUT" })),
      (patience + 5) * 1000,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
