import { SMTPServer } from "smtp-server";

export type Letter = { to: string[]; text: string };

/**
 * A real mail server on this machine. It refuses whoever is at "refused.example", keeps whoever is at "slow.example" waiting until the test
 * lets go, and hangs up in the middle of what is meant for "dies.example". The product reads SMTP_URL when it starts: in a test of the same
 * process, start this in `vi.hoisted`.
 */
export async function startMailServer() {
  const letters: Letter[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, answer) {
      if (address.endsWith("@refused.example")) answer(new Error("No such mailbox"));
      else if (address.endsWith("@slow.example")) waiting.push(answer);
      else answer();
    },
    onData(stream, session, answer) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
      stream.on("end", () => {
        if (to[0]?.endsWith("@dies.example")) return hangUp(server);
        letters.push({ to, text });
        answer();
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.server.once("listening", resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    waiting,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function hangUp(server: SMTPServer): void {
  for (const connection of server.connections) connection._socket.destroy();
}
