import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import { type Branch, type Page, type Route, pageOf } from "./page-of";

/** Undefined if the address is not a page, or the method is neither GET nor POST. */
export type FindPage = (method: string, path: string) => Page | undefined;

/**
 * Each page with a handler of its own, which knows the routes of this page alone. Remix tries every route of its build four times per request,
 * so the pages would become slower with each new one. The page is found among those of the same depth and first segment.
 */
export function pageFinder(build: ServerBuild): FindPage {
  const pages = Object.values(build.routes)
    .filter(({ path, index, module }) => module.default && (index || (path && path !== "*")))
    .map((route) => branchOf(build, route));
  const groups = new Map<string, AgnosticRouteObject[]>();
  for (const branch of pages) {
    const path = pathOf(branch);
    groups.set(groupOf(path), [...(groups.get(groupOf(path)) ?? []), { id: branch.at(-1)!.id, path }]);
  }
  for (const { id, path, parentId, module } of Object.values(build.routes))
    if (path && !module.default && parentId === "root") groups.get(groupOf(path))?.push({ id, path });
  const handlers = new Map(pages.map((branch) => [branch.at(-1)!.id, handlersOf(build, branch)]));
  return (method, path) => {
    const matched = matchRoutes(groups.get(groupOf(path)) ?? [], path)?.[0]?.route.id;
    const page = matched === undefined ? undefined : handlers.get(matched);
    return method === "GET" ? page?.get : method === "POST" ? page?.post : undefined;
  };
}

function handlersOf(build: ServerBuild, branch: Branch) {
  const only = <Kept>(routes: Record<string, Kept>) =>
    Object.fromEntries(branch.map(({ id }) => [id, routes[id]!]));
  const ofPage = {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
  const post = createRequestHandler(ofPage, "production");
  return { post, get: pageOf(ofPage, branch) };
}

function branchOf(build: ServerBuild, route: Route): Branch {
  const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
  return parent ? [...branchOf(build, parent), route] : [route];
}

function pathOf(branch: Branch): string {
  return branch.reduce((path, route) => (route.path ? `${path}/${route.path}` : path), "");
}

function groupOf(path: string): string {
  const segments = path.split("/").filter(Boolean);
  return `${segments.length} ${segments[0]?.toLowerCase() ?? ""}`;
}
