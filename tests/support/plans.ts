import { CompiledQuery, type KyselyPlugin, RawNode, type RootOperationNode, SelectQueryNode } from "kysely";
import type { Scope } from "~/auth/scope";
import { type AccountTransaction, asAccount, readAsAccount } from "~db/as-account";

type PlanNode = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: PlanNode[] };

/** How PostgreSQL, as the request role, would run each select of a data function: node types and what they read. */
export async function plansOf(scope: Scope, run: (scope: Scope) => Promise<unknown>): Promise<string[][]> {
  const selects: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      if (SelectQueryNode.is(node) || isSelect(node)) selects.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const watched: Scope = {
    ...scope,
    db: (change) => asAccount(scope.account.id, (trx) => change(trx.withPlugin(watch))),
    read: (make) =>
      readAsAccount(scope.account.id, (db) => {
        const queries = make(db);
        selects.push(...queries.map((query) => query.compile().query));
        return queries;
      }),
  };
  await run(watched);
  return asAccount(scope.account.id, (trx) => Promise.all(selects.map((node) => explain(trx, node))));
}

/** A hand-written select. */
function isSelect(node: RootOperationNode): boolean {
  return RawNode.is(node) && /^\s*(with|select)\s/.test(node.sqlFragments[0] ?? "");
}

async function explain(trx: AccountTransaction, node: RootOperationNode): Promise<string[]> {
  const executor = trx.getExecutor();
  const { sql, parameters } = executor.compileQuery(node, { queryId: "explained" });
  const { rows } = await trx.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
  );
  return namesOf(rows[0]!["QUERY PLAN"][0].Plan);
}

function namesOf({ Plans = [], ...node }: PlanNode): string[] {
  const reads = node["Index Name"] ?? node["Relation Name"];
  return [reads ? `${node["Node Type"]} ${reads}` : node["Node Type"], ...Plans.flatMap(namesOf)];
}
