import { Agent, request } from "node:http";

type Load = { headers: Record<string, string>; requests: number; clients: number };

/** Sends GETs from several clients at once over keep-alive connections. `each` is in milliseconds; bodies are dropped, not decompressed. */
export async function load(url: string, { headers, requests, clients }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const each: number[] = [];
  let left = requests;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) {
        const sent = performance.now();
        await get(url, headers, agent);
        each.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { each, seconds, requests };
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on("end", resolve);
    })
      .on("error", reject)
      .end();
  });
}

export function percentile(times: number[], percent: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;
}
