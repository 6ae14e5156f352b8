/** After a refused post, Remix would not reload the page's data; these pages must show what is saved now. */
export function shouldRevalidate(): boolean {
  return true;
}
