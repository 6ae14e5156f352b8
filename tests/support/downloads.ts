import { sessionCookies, type Member } from "./people";
import { admittedTo } from "./built-server";
import { site } from "./visitor";
import { unzip } from "./zip";

/** What a manager gets from /account/data.zip, by name. */
export async function downloaded({ userId }: Member, query = ""): Promise<Map<string, Buffer>> {
  const headers = { cookie: await sessionCookies(userId), host: new URL(site).host };
  const response = await admittedTo(new Request(`${site}/account/data.zip${query}`, { headers }), "10.0.0.1");
  if (response.headers.get("content-type") !== "application/zip")
    throw new Error(`No ZIP: ${response.status} ${response.headers.get("location")}`);
  return unzip(new Uint8Array(await response.arrayBuffer()));
}
