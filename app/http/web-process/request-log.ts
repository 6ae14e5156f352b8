/** A line of remix-serve's log: method, URL, status, bytes sent, milliseconds (morgan's format "tiny"). */
const requestLine = /^([A-Z-]+) (\S+) (\d{3}|-) (\d+|-) - ([\d.]+|-) ms$/;

export type RequestEntry = {
  method: string;
  path: string;
  status: number | undefined;
  bytes: number | undefined;
  ms: number | undefined;
};

/** Undefined if the line is not a request. Drops the query and an invitation's token, either of which would let someone in. */
export function readRequestLine(line: string): RequestEntry | undefined {
  const [, method, url, status, bytes, ms] = requestLine.exec(line) ?? [];
  if (!method || !url) return undefined;
  const path = url.replace(/[?#].*$/, "").replace(/^\/join\/[^/]+/, "/join/-");
  return { method, path, status: number(status), bytes: number(bytes), ms: number(ms) };
}

function number(text: string | undefined): number | undefined {
  return text === undefined || text === "-" ? undefined : Number(text);
}
