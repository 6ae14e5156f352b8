import type { EntryContext } from "@remix-run/node";

/**
 * Rendering matches the address against every route of the manifest, twice. Those that Remix matched already are enough: a script asks for
 * the others when it needs them.
 */
export function withMatchedRoutes(context: EntryContext): EntryContext {
  const { matches } = context.staticHandlerContext;
  const routes = Object.fromEntries(
    matches.map(({ route }) => [route.id, context.manifest.routes[route.id]!]),
  );
  return { ...context, manifest: { ...context.manifest, routes } };
}
