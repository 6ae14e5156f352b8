/** postgres.js may throw again for a query whose connection was cut off, when nobody awaits it any more. */
export function isLostConnection(error: unknown): boolean {
  const { code, stack } = error as NodeJS.ErrnoException;
  return /^CONNECTION_/.test(code ?? "") || /postgres\/(src|cjs)\/connection/.test(stack ?? "");
}
