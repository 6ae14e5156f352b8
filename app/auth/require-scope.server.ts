import { redirect } from "@remix-run/node";
import { environment } from "~/environment";
import { isForeign } from "~/http/requests/caller.server";
import { isUnreachable } from "~/http/forms/form-answer.server";
import { type Flash, redirectWithFlash } from "~/http/requests/flash.server";
import { refuseButKeep, refusePlanButKeep, refuseRoleButKeep } from "~/http/requests/refuse-but-keep.server";
import type { PageFrame } from "~/http/requests/page-frame";
import { refuseRequest } from "~/http/requests/refuse-request.server";
import { asAccount, readAsAccount } from "~db/as-account";
import { foreignPost } from "~/http/forms/read-form.server";
import { formHolder } from "./form-holder.server";
import { holdPost } from "./held-posts.server";
import { frameOf } from "./navigation";
import {
  type Permission,
  effectivePlan,
  levelUp,
  may,
  planMay,
  plans,
  roleMay,
  upgradeFor,
} from "./permissions";
import type { Scope } from "./scope";
import { type LiveSession, findSession, hasSessionCookie } from "./session.server";
import { ticketOf } from "./demos/ticket.server";
import { authorOf } from "./sign-in-notes.server";

/**
 * The first line of every loader and action of a signed-in page. Throws a redirect or a 403 if the person may not. `lostPost` is the title
 * for a form that was posted without a session.
 */
export async function requireScope(
  request: Request,
  permission: Permission,
  signInMessage?: string,
  lostPost?: string,
): Promise<Scope> {
  const session = await requireSession(request, { signInMessage, lostPost });
  if (!session.account_id) {
    const missing: Flash = {
      kind: "error",
      title: "Error",
      text: "No account found. Please complete your account setup.",
    };
    throw await redirectWithFlash(request, "/account/setup", missing);
  }
  const scope = makeScope(session, session.account_id);
  if (!roleMay(scope, permission)) throw await refuseRole(request, scope, permission);
  if (!planMay(scope, permission)) throw await refusePlan(request, permission);
  return scope;
}

/** For pages that are also open to signed-in people without an account or on the waitlist. */
export async function requireUser(request: Request) {
  const session = await requireSession(request, { waitlistToo: true });
  return {
    user: { id: session.user_id, email: session.email },
    forms: formHolder(session.user_id),
    role: session.role,
    hasAccount: session.account_id !== null,
    timeZone: session.time_zone ?? "UTC",
  };
}

/** For a page that failed. Undefined for strangers, and while the database is away: the page itself says so. */
export async function findFrame(request: Request): Promise<PageFrame | undefined> {
  const session = await findSession(request).catch(() => undefined);
  if (session?.state !== "live" || !session.account_id || session.role === "waitlist") return undefined;
  return frameOf(makeScope(session, session.account_id));
}

type SessionOptions = { signInMessage?: string; lostPost?: string; waitlistToo?: boolean };

async function requireSession(
  request: Request,
  { signInMessage, lostPost, waitlistToo = false }: SessionOptions,
): Promise<LiveSession> {
  const isPost = request.method !== "GET" && request.method !== "HEAD";
  if (isPost && isForeign(request)) refuseRequest(403, foreignPost);
  const session = await findSession(request).catch(async (error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return isPost ? refuseButKeep(request) : refuseRequest(503);
  });
  if (session?.state === "closed") throw await sendToSignIn(request, companyClosed);
  if (session?.state === "demo-over") throw await sendToSignIn(request, demoOver);
  if (session?.state === "live") {
    if (session.role === "waitlist" && !waitlistToo) throw redirect("/waitlist", 303);
    return session;
  }
  const isUnknown = session === undefined && (await hasSessionCookie(request));
  if (isUnknown && (await ticketOf(request))) throw await sendToSignIn(request, demoOver);
  if (!isPost) throw await sendToSignIn(request, signInMessage ?? (isUnknown ? signInGone : undefined));
  const isHeld = session?.mayHold && (await holdPost(request, session.userId));
  const isDone = session?.isRevoked && endsSignIn(new URL(request.url).pathname, session.userId);
  const what = isHeld ? postKept : isDone ? signedOut : postNotKept;
  throw lostPost ? await sendToSignIn(request, lostPost, what) : await sendToSignIn(request, what);
}

/** A second press of such a button comes after the first has ended the session. */
function endsSignIn(path: string, userId: string): boolean {
  return /^\/account\/devices\/(.+\/)?sign-out$/.test(path) || path === `/account/users/${userId}/remove`;
}

const signedOut = "You are signed out.";
const postNotKept = "Please sign in first. Nothing was changed.";
const postKept = "You were signed out. What you typed is kept: sign in again within 30 minutes to finish it.";
const companyClosed = "This company was closed, and its records are being erased. Nothing was changed.";
const demoOver =
  "The demo is over, and what was in it is gone. Nothing was changed just now. Start another one, or create an account and keep what you do.";
const signInGone = "Please sign in again. What this browser was signed in to is no longer there.";

async function sendToSignIn(request: Request, title?: string, text?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // After sign-in, return to the page of a file, not to the file.
  const page = /\.\w+$/.test(pathname) ? pathname.replace(/\/[^/]*$/, "") : pathname + search;
  // In another company no record of the demo is found.
  const goesBack = request.method === "GET" && title !== demoOver;
  const to = goesBack ? `&to=${encodeURIComponent(page)}` : "";
  const tab = title === demoOver && pathname === "/demo/keep" ? "signup" : "signin";
  const address = `/auth?tab=${tab}${to}`;
  return title ? redirectWithFlash(request, address, { kind: "info", title, text }) : redirect(address, 303);
}

async function refuseRole(request: Request, { role }: Scope, permission: Permission): Promise<Response> {
  if (permission !== "crm:use") {
    const reason = "Your sign-in does not allow this. Ask the manager of your account.";
    return request.method === "GET" ? refuseRequest(403, reason) : refuseRoleButKeep(request, reason);
  }
  const text =
    role === "demo"
      ? "Master CRM is not available in demo mode"
      : "This feature is only available to the master account";
  if (request.method !== "GET") return refuseRequest(403, `Access Denied - ${text}`);
  return redirectWithFlash(request, "/dashboard", { kind: "error", title: "Access Denied", text });
}

async function refusePlan(request: Request, permission: Permission): Promise<Response> {
  const { text } = upgradeFor(permission);
  if (request.method !== "GET") return refusePlanButKeep(request, `Upgrade Required: ${text}`, levelUp);
  // Back to the section's first page, which has the control.
  const section = new URL(request.url).pathname.split("/")[1] ?? "dashboard";
  return redirectWithFlash(request, `/${section}?upgrade=1`, {
    kind: "error",
    title: "Upgrade Required",
    text,
    link: levelUp,
  });
}

function makeScope(session: LiveSession, accountId: string): Scope {
  const isMaster = session.email === environment.MASTER_EMAIL && session.email_confirmed_at !== null;
  const plan = effectivePlan(session.role, session.plan ?? "free", isMaster);
  const standing = { role: session.role, isMaster, plan, isCounter: session.is_counter === true };
  const scope: Omit<Scope, symbol> = {
    ...standing,
    limits: plans[plan],
    account: {
      id: accountId,
      companyName: session.company_name ?? "",
      accountNumber: session.account_number ?? "",
      timeZone: session.time_zone ?? "UTC",
      closesAt: session.closes_at,
      demoEndsAt: session.demo_ends_at,
    },
    user: {
      id: session.user_id,
      email: session.email,
      name: session.name,
      author: authorOf(session),
    },
    sessionId: session.id,
    hasHeldPosts: session.has_held_posts,
    forms: formHolder(session.user_id),
    may: (permission) => may(standing, permission),
    db: (run) => asAccount(accountId, run),
    read: (make) => readAsAccount(accountId, make),
  };
  return scope as Scope;
}
