import { useRouteLoaderData } from "@remix-run/react";

/** False where the provider has turned the demo off. */
export function useHasDemos(): boolean {
  return (useRouteLoaderData("routes/fortitude/site") as { hasDemos: boolean }).hasDemos;
}
