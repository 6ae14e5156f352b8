import { databaseAnswers, databaseWrites, requestsAreServed } from "./installation.server";

/** For load balancers and the starter: 200 if this process reaches the database as requests do, and the database can write. */
export async function answerHealth() {
  const problem = await findProblem();
  return new Response(problem ?? "ok\n", {
    status: problem ? 503 : 200,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}

async function findProblem(): Promise<string | undefined> {
  if (!(await databaseAnswers())) return "database unreachable\n";
  if (!(await requestsAreServed())) return "database refuses the role of requests\n";
  if (!(await databaseWrites())) return "database cannot write: its disk is full\n";
  return undefined;
}
