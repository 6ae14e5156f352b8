import type { ActionFunction, LoaderFunction } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/routes";

export type RouteModule = { loader?: LoaderFunction; action?: ActionFunction };

export type Route = {
  /** The file without its ending, from app/: as Remix names it. */
  id: string;
  /** The whole path, as in `/fleet-data/:vehicleId`. */
  path: string;
  load(): Promise<RouteModule>;
};

const modules = import.meta.glob<RouteModule>(["../../app/root.tsx", "../../app/routes/**/*.{ts,tsx}"]);

/** Every route of app/routes.ts and the root, from source: what the build contains. */
export function listRoutes(): Route[] {
  return [{ id: "root", path: "/", load: loaderOf("root.tsx") }, ...flatten(routes, "")];
}

function flatten(entries: RouteConfigEntry[], parent: string): Route[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const whole = path ? `${parent}/${path}` : parent;
    const id = file.replace(/\.tsx?$/, "");
    return [{ id, path: whole || "/", load: loaderOf(file) }, ...flatten(children, whole)];
  });
}

function loaderOf(file: string): () => Promise<RouteModule> {
  const load = modules[`../../app/${file}`];
  if (!load) throw new Error(`app/routes.ts names ${file}, which is not there.`);
  return load;
}
