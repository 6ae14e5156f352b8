/**
 * postgres.js may throw again for a query whose connection was cut off, when nobody awaits it any more: its own error, or the one of the
 * socket, whose stack says nothing of postgres.js.
 */
export function isLostConnection(error: unknown): boolean {
  const { code, stack } = (error ?? {}) as NodeJS.ErrnoException;
  return (
    /^(CONNECTION_|CONNECT_TIMEOUT$|ECONNRESET$|ECONNREFUSED$|EPIPE$|ETIMEDOUT$)/.test(code ?? "") ||
    /postgres\/(src|cjs)\/connection/.test(stack ?? "")
  );
}
