import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { makeFormToken } from "~/http/forms/form-token.server";
import { idleSeconds } from "~/auth/idle";
import { frameOf } from "~/auth/navigation";
import { requireScope } from "~/auth/require-scope.server";
import { isTwoStepOn } from "~/auth/two-step/two-step-on.server";
import { signInToLookUp } from "~/features/part-lookup/lookup-text";
import { ClosingNotice } from "~/http/forms/closing-notice";
import { Framed } from "~/http/requests/page-frame";
import { undefinedWhenUnreachable } from "~/http/requests/refuse-request.server";
import { Pending } from "~/http/forms/pending";
import { PageMessages, FailedPage, useSideBarOpen } from "~/root";
import { formatTime } from "~/ui/format";
import { Link } from "~/ui/link";

// The script signs an idle person out; the server does so with or without it.
export const handle = { idleSeconds };

/** If nobody is signed in, this loader's response wins over the page's. */
const signInMessages: Record<string, string> = {
  "/inventory/lookup": signInToLookUp,
  inventory: "Please sign in to access inventory",
  invoicing: "Please sign in to access invoicing",
};

/** The pages inside check access themselves: Remix runs their loaders in parallel with this one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const message = signInMessages[pathname] ?? signInMessages[pathname.split("/")[1] ?? ""];
  const scope = await requireScope(request, "dashboard:use", message).catch(undefinedWhenUnreachable);
  // The page itself says so and keeps typed values.
  if (!scope)
    return {
      frame: { accountLabel: "Account", navigation: [] },
      closing: null,
      formToken: "",
      ...noReminders,
    };
  const { closesAt, timeZone } = scope.account;
  return {
    frame: frameOf(scope),
    closing: closesAt && { at: formatTime(closesAt, timeZone), mayKeep: scope.may("account:close") },
    formToken: await makeFormToken(scope.forms),
    hasHeldPosts: scope.hasHeldPosts,
    needsTwoStep: scope.isMaster && !(await isTwoStepOn(scope.user.id)),
  };
}

const noReminders = { hasHeldPosts: false, needsTwoStep: false };

export default function SignedInPage() {
  const { frame, closing, hasHeldPosts, needsTwoStep } = useLoaderData<typeof loader>();
  return (
    <Framed
      frame={frame}
      sideBarOpen={useSideBarOpen()}
      message={
        <>
          <PageMessages />
          {closing && <ClosingNotice {...closing} />}
        </>
      }
      banner={
        hasHeldPosts ? (
          <Link to="/auth/finish">Finish what you started before you were signed out</Link>
        ) : (
          needsTwoStep && (
            <Link to="/account/two-step">This is the master account: turn on two-step sign-in</Link>
          )
        )
      }
    >
      <Outlet />
      <Pending texts={{ "/fleet-data": "Loading vehicles..." }} />
    </Framed>
  );
}

export { FailedPage as ErrorBoundary };
