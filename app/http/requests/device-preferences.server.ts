import { createCookie } from "@remix-run/node";
import { isSecure } from "./caller.server";

/** Kept in the browser, because they belong to the device, not the person. */
export type DevicePreferences = { plainPages: boolean; shortcuts: boolean; sideBarOpen: boolean };

const preferences = createCookie("device-preferences", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 400 * 24 * 60 * 60,
});
const sideBar = createCookie("side-bar", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 7 * 24 * 60 * 60,
});

export async function readDevicePreferences(request: Request): Promise<DevicePreferences> {
  const cookies = request.headers.get("cookie");
  const stored: unknown = await preferences.parse(cookies);
  const chosen = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<DevicePreferences>;
  const closed: unknown = await sideBar.parse(cookies);
  return {
    plainPages: chosen.plainPages === true || request.headers.get("save-data")?.toLowerCase() === "on",
    shortcuts: chosen.shortcuts !== false,
    sideBarOpen: closed !== "closed",
  };
}

export function writeDevicePreferences(
  request: Request,
  chosen: { plainPages: boolean; shortcuts: boolean },
): Promise<string> {
  return preferences.serialize(chosen, { secure: isSecure(request) });
}

export function writeSideBar(request: Request, open: boolean): Promise<string> {
  return sideBar.serialize(open ? "open" : "closed", { secure: isSecure(request) });
}
