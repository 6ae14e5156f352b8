import type { EntryContext, ServerBuild } from "@remix-run/node";
import {
  type AgnosticDataRouteObject as RouterRoute,
  type StaticHandlerContext,
  createStaticHandler,
} from "@remix-run/router";

export type Route = ServerBuild["routes"][string];
/** Root, layouts and page. */
export type Branch = Route[];
export type Page = (request: Request) => Promise<Response>;

/**
 * What Remix does for a GET of a page, without the data for scripts: it would copy the request twice for each loader and serialize what they
 * return.
 */
export function pageOf(build: ServerBuild, branch: Branch): Page {
  const { module } = build.entry;
  const { query } = createStaticHandler(forRouter(branch), {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  const context = {
    manifest: build.assets,
    routeModules: Object.fromEntries(branch.map((route) => [route.id, route.module])),
    future: build.future,
    isSpaMode: false,
    serializeError: (error: Error) => error,
  } as unknown as EntryContext;
  return async (request) => {
    const found = await query(request, { requestContext: {} });
    if (found instanceof Response) return found;
    for (const error of Object.values(found.errors ?? {}))
      module.handleError?.(error, { request, params: {}, context: {} });
    const page = { ...context, staticHandlerContext: found, renderMeta: {} };
    return module.default(request, found.statusCode, cookiesOf(found), page, {});
  };
}

function forRouter(branch: Branch): RouterRoute[] {
  return branch.reduceRight<RouterRoute[]>((children, { id, path, index, module }) => {
    const route = {
      ...{ id, path, handle: module.handle },
      loader: module.loader as RouterRoute["loader"],
      hasErrorBoundary: id === "root" || module.ErrorBoundary !== undefined,
    };
    return [index ? { ...route, index } : { ...route, children }];
  }, []);
}

/** The only loader headers that a page sends. */
function cookiesOf({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers();
  for (const cookie of Object.values(loaderHeaders).flatMap((one) => one.getSetCookie()))
    headers.append("set-cookie", cookie);
  return headers;
}
