import type { MetaFunction } from "@remix-run/node";
import type { Flash } from "./flash.server";
import { statusTitle } from "./status-text";

/** The flash message comes first, because screen readers read the title before the page. */
export function pageTitle(title: string | ((data: never) => string)): MetaFunction {
  return ({ matches, data, error }) => {
    const root = matches.find((match) => match.id === "root")?.data as { flash?: Flash } | undefined;
    if (error) return [{ title: `${statusTitle(error)} - FleetTrack Pro` }];
    const own = typeof title === "string" ? title : data ? title(data as never) : "";
    return [{ title: [root?.flash?.title, own, "FleetTrack Pro"].filter(Boolean).join(" - ") }];
  };
}
