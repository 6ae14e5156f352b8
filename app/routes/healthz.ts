import { databaseAnswers } from "~/auth/installation.server";

/** For load balancers and the starter: 200 if this process reaches the database. */
export async function loader() {
  const healthy = await databaseAnswers();
  return new Response(healthy ? "ok\n" : "database unreachable\n", {
    status: healthy ? 200 : 503,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
