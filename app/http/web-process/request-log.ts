/** A line of remix-serve's log: method, URL, status, bytes sent, milliseconds (morgan's format "tiny"). */
const requestLine = /^([A-Z-]+) (\S+) (\d{3}|-) (\d+|-) - ([\d.]+|-) ms$/;

export type RequestEntry = {
  method: string;
  path: string;
  status: number | undefined;
  bytes: number | undefined;
  ms: number | undefined;
};

/** Reads one line; undefined when it is no request. Without the query, and without the token of an invitation: both let someone in. */
export function readRequestLine(line: string): RequestEntry | undefined {
  const [, method, url, status, bytes, ms] = requestLine.exec(line) ?? [];
  if (!method || !url) return undefined;
  const path = url.replace(/[?#].*$/, "").replace(/^\/join\/[^/]+/, "/join/-");
  return { method, path, status: number(status), bytes: number(bytes), ms: number(ms) };
}

function number(text: string | undefined): number | undefined {
  return text === undefined || text === "-" ? undefined : Number(text);
}
