import { listHeldPosts } from "~/auth/held-posts.server";
import { redirectWithFlash } from "~/http/requests/flash.server";

type Entered = { userId: string; role: string };

/** With the cookies of a new session: to what waits to be finished, else to where the person wanted to go. */
export async function welcome(
  request: Request,
  { userId, role }: Entered,
  { to, headers, text }: { to: string; headers: Headers; text?: string },
) {
  const held = role === "waitlist" ? [] : await listHeldPosts(userId);
  const next = role === "waitlist" ? "/waitlist" : held.length > 0 ? "/auth/finish" : to;
  return redirectWithFlash(request, next, { kind: "success", title: "Welcome back!", text }, headers);
}
