import { listHeldPosts } from "~/auth/held-posts.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

type Entered = { userId: string; role: string };

/** An invitation is open to those on the waitlist, too. */
export function placeFor(role: string, to: string): string {
  return role === "waitlist" && !to.startsWith("/join/") ? "/waitlist" : to;
}

/** With the cookies of a new session: to what waits to be finished, else to where the person wanted to go. */
export async function welcome(
  request: Request,
  { userId, role }: Entered,
  { to, headers, text }: { to: string; headers: Headers; text?: string },
) {
  const held = role === "waitlist" ? [] : await listHeldPosts(userId);
  const next = held.length > 0 ? "/auth/finish" : placeFor(role, to);
  return redirectWithFlash(request, next, { kind: "success", title: "Welcome back!", text }, headers);
}
