import { createServer } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import postgres from "postgres";

/** The baseline for the parts list: the same rows as plain gzipped HTML. Takes its settings as JSON in the first argument. */
const { host, user, database, accountId, port } = JSON.parse(process.argv[2]!) as Record<string, string>;
const sql = postgres({ host: host!, port: 5432, user: user!, database: database!, max: 8 });
const packed = promisify(gzip);
const escaped = (text: unknown) =>
  String(text ?? "").replace(
    /[&<>"]/g,
    (mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark]!,
  );

createServer((_, response) => {
  void (async () => {
    const rows = await sql`
      select id, part_number, description, manufacturer, vendor, cost, sales_price, bin_location, quantity, reorder_point
      from inventory_items where owner_id = ${accountId!} and account_id = ${accountId!} and archived_at is null
      order by number_key, id limit 51`;
    const lines = rows
      .slice(0, 50)
      .map(
        ({ id, ...cells }) =>
          `<tr><td><a href="/inventory/${id as string}">${Object.values(cells).map(escaped).join("</a></td><td>")}</td></tr>`,
      );
    const body = await packed(`<!doctype html><title>Parts</title><table>${lines.join("")}</table>`, {
      level: 6,
    });
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "content-length": body.length,
    });
    response.end(body);
  })();
}).listen(Number(port), "127.0.0.1", () => console.log("listening"));
