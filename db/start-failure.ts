/** The message is one line that names the cause and the fix. */
export class StartFailure extends Error {}

/** The jobs' connections say this without a code when the database is gone. */
const cutOff = /^Connection terminated|is not queryable$/;

/** What the database said (it is full, it was cut off) says enough; the starter, or whoever else started us, tries again. */
export function whyWorkerEnds(error: unknown): unknown {
  if (error instanceof StartFailure) return error.message;
  const { code, message = "" } = error as { code?: unknown; message?: string };
  if (code !== undefined) return `The worker ends: ${message} (${String(code)})`;
  return cutOff.test(message) ? `The worker ends: ${message}` : error;
}
