/** After a refused post Remix would keep what the page loaded before it; these pages show what is saved now. */
export function shouldRevalidate(): boolean {
  return true;
}
