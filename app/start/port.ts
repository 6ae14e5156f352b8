import { createSocket } from "node:dgram";
import { type Server, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { StartFailure } from "~db/start-failure";

export type ReservedPort = { port: number; release(): Promise<void> };

const firstPort = 3000;

/** Holds the given port, or the next free one from 3000, until the web processes open it. */
export async function reservePort(host: string, given: number | undefined): Promise<ReservedPort> {
  for (let port = given ?? firstPort; port < firstPort + 1000 || port === given; port++) {
    try {
      if (given === undefined) await claim(host, port);
      const server = await listen(host, port);
      return { port, release: async () => new Promise((resolve) => server.close(() => resolve())) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === "EADDRINUSE" && given === undefined) continue;
      throw explain(code ?? message, host, port);
    }
  }
  throw new StartFailure(`No port from ${firstPort} on is free. Set PORT to one that is.`);
}

/**
 * The port is free for a moment between our release and the web process's listen. Until this process exits it holds the UDP port of the
 * same number, which keeps another start from taking it then. Rejects with EADDRINUSE.
 */
async function claim(host: string, port: number): Promise<void> {
  const isIpv6 = host.includes(":");
  await new Promise<void>((resolve, reject) => {
    const socket = createSocket(isIpv6 ? "udp6" : "udp4").unref();
    socket.once("error", reject).bind({ address: host, port, exclusive: true }, resolve);
  });
}

async function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject).listen({ host, port, exclusive: true }, () => resolve(server));
  });
}

function explain(code: string, host: string, port: number): StartFailure {
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is taken by another program (perhaps this product, already started). Stop it, or set PORT to another number.`,
    EACCES: `PORT ${port} may not be opened by this user. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 to let other terminals in.`,
    ENOTFOUND: `HOST ${host} is no name that this machine knows. Set HOST to 127.0.0.1, or to 0.0.0.0 to let other terminals in.`,
  };
  return new StartFailure(
    reasons[code] ?? `HOST ${host}, PORT ${port} cannot be opened (${code}). Set HOST and PORT to others.`,
  );
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host);
}

/** The URL for other programs; if we listen on all addresses, the first one that other machines can reach. */
export function addressOf(host: string, port: number): string {
  const all = host === "0.0.0.0" || host === "::";
  const outside = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const name = all ? outside.find((entry) => entry.family === "IPv4" && !entry.internal)?.address : host;
  const shown = name ?? "localhost";
  return `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
}
