import { type Server, type Socket, connect, createServer } from "node:net";
import type { Connection } from "~db/connection";
import { rowCounter } from "./row-counter";

export type DatabaseDoor = {
  /** The same database through the door. */
  connection: Connection;
  open(): Promise<void>;
  /** Like a stopped server: cuts connections and refuses new ones. */
  shut(): Promise<void>;
  /** Like a network that drops everything: connections stay open, and no response comes. */
  hold(): void;
  /** That came through since it was opened. */
  rows(): number;
};

export async function openDatabaseDoor(to: Connection): Promise<DatabaseDoor> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let isHeld = false;
  let rows = 0;

  const letIn = (visitor: Socket) => {
    const inner = to.host.startsWith("/")
      ? connect(`${to.host}/.s.PGSQL.${to.port}`)
      : connect(to.port, to.host);
    for (const socket of [visitor, inner]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        for (const one of [visitor, inner]) one.destroy();
        sockets.delete(socket);
      });
    }
    visitor.on("data", (chunk) => isHeld || inner.write(chunk));
    const count = rowCounter(() => rows++);
    inner.on("data", (chunk) => isHeld || (count(chunk), visitor.write(chunk)));
  };
  const open = async () => {
    isHeld = false;
    const opened = (server = createServer(letIn).listen(port, "127.0.0.1"));
    await new Promise((resolve) => opened.once("listening", resolve));
    port = (opened.address() as { port: number }).port;
  };
  await open();
  return {
    connection: { ...to, host: "127.0.0.1", port },
    open,
    hold: () => void (isHeld = true),
    rows: () => rows,
    shut: () => {
      const closed = new Promise<void>((resolve) => server!.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}
