import { type TypedResponse, createCookie, redirect } from "@remix-run/node";
import { isSecure } from "./caller.server";
import { safePath } from "./safe-path";

export type Flash = {
  kind: "success" | "error" | "info";
  title: string;
  text?: string;
  /** To a page of this site. */
  link?: { to: string; label: string };
};

// Not signed: it holds a sentence that the next page prints as text, perhaps a link within this site, and nothing the server acts on.
const cookie = createCookie("message", { httpOnly: true, sameSite: "lax", path: "/", maxAge: 120 });

/** 303 to another page, which shows the message first. */
export async function redirectWithFlash(
  request: Request,
  to: string,
  flash: Flash,
  headers = new Headers(),
): Promise<TypedResponse<never>> {
  headers.append("set-cookie", await cookie.serialize(flash, { secure: isSecure(request) }));
  return redirect(to, { status: 303, headers });
}

/** The message for this page, and the header that clears it. */
export async function takeFlash(request: Request): Promise<{ flash?: Flash; headers: Headers }> {
  const headers = new Headers();
  const found: unknown = await cookie.parse(request.headers.get("cookie"));
  if (!isFlash(found)) return { headers };
  headers.append("set-cookie", await cookie.serialize("", { maxAge: 0, secure: isSecure(request) }));
  return { flash: found, headers };
}

function isFlash(found: unknown): found is Flash {
  if (typeof found !== "object" || found === null) return false;
  const { kind, title, text, link } = found as Record<string, unknown>;
  const rightKind = kind === "success" || kind === "error" || kind === "info";
  return (
    rightKind && typeof title === "string" && (text === undefined || typeof text === "string") && isLink(link)
  );
}

function isLink(link: unknown): boolean {
  if (link === undefined) return true;
  const { to, label } = (link ?? {}) as Record<string, unknown>;
  return typeof label === "string" && typeof to === "string" && safePath(to, "") === to;
}
