import type { EntryContext, ServerBuild } from "@remix-run/node";
import {
  type AgnosticDataNonIndexRouteObject as RouterRoute,
  type StaticHandlerContext,
  createStaticHandler,
} from "@remix-run/router";

type Route = ServerBuild["routes"][string];
export type LightPage = (request: Request) => Promise<Response>;
/** Undefined if the request is for Remix. */
export type LightPages = (method: string, url: string) => LightPage | undefined;

/**
 * The pages with `handle.light`: the same loaders, components and entry.server, but Remix's router only gets the routes of the page. With
 * all routes it tries each of them three times per page, and serializes data for scripts that these pages do not have.
 */
export function lightPages(build: ServerBuild): LightPages {
  const pages = new Map(
    Object.values(build.routes)
      .filter(({ module }) => (module.handle as { light?: true } | undefined)?.light)
      .map((route) => branchOf(build, route))
      .map((branch) => [pathOf(branch), lightPage(build, branch)]),
  );
  return (method, url) => (method === "GET" ? pages.get(url.replace(/\?.*/, "")) : undefined);
}

/** The route and its parents, outermost first. */
function branchOf(build: ServerBuild, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
  return parent ? [...branchOf(build, parent), route] : [route];
}

function pathOf(branch: Route[]): string {
  return branch.reduce((path, route) => (route.path ? `${path}/${route.path}` : path), "");
}

function lightPage(build: ServerBuild, branch: Route[]): LightPage {
  const { module } = build.entry;
  const { query } = createStaticHandler(forRouter(branch), {
    future: { v7_relativeSplatPath: true, v7_throwAbortReason: true },
  });
  const context = {
    manifest: {
      ...build.assets,
      routes: Object.fromEntries(branch.map(({ id }) => [id, build.assets.routes[id]!])),
    },
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

function forRouter(branch: Route[]): RouterRoute[] {
  return branch.reduceRight<RouterRoute[]>(
    (children, { id, path, module }) => [
      {
        id,
        path,
        handle: module.handle,
        loader: module.loader as RouterRoute["loader"],
        hasErrorBoundary: id === "root" || module.ErrorBoundary !== undefined,
        children,
      },
    ],
    [],
  );
}

/** The only loader headers that a page sends. */
function cookiesOf({ loaderHeaders }: StaticHandlerContext): Headers {
  const headers = new Headers();
  for (const cookie of Object.values(loaderHeaders).flatMap((one) => one.getSetCookie()))
    headers.append("set-cookie", cookie);
  return headers;
}
