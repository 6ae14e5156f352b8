import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import { makeFormToken } from "~/http/forms/form-token.server";
import { idleSeconds } from "~/auth/idle";
import { navigationFor } from "~/auth/navigation";
import { requireScope } from "~/auth/require-scope.server";
import { undefinedWhenUnreachable } from "~/http/requests/refuse-request.server";
import { Pending } from "~/http/forms/pending";
import { StatusPage } from "~/http/requests/status-page";
import { PageMessages, type loader as rootLoader } from "~/root";
import { Link } from "~/ui/link";
import { Shell } from "~/ui/shell";
import { SideNavigation } from "~/ui/side-navigation";

// The script signs an idle person out; the server does so with or without it.
export const handle = { idleSeconds };

/** If nobody is signed in, this loader's response wins over the page's. */
const signInMessages: Record<string, string> = {
  inventory: "Please sign in to access inventory",
  invoicing: "Please sign in to access invoicing",
};

/** The pages inside check access themselves: Remix runs their loaders in parallel with this one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const section = new URL(request.url).pathname.split("/")[1] ?? "";
  const scope = await requireScope(request, "dashboard:use", signInMessages[section]).catch(
    undefinedWhenUnreachable,
  );
  // The page itself says so and keeps typed values.
  if (!scope) return { accountLabel: "Account", navigation: [], formToken: "", hasHeldPosts: false };
  return {
    accountLabel: scope.account.companyName || scope.user.email || "Account",
    navigation: navigationFor(scope),
    formToken: await makeFormToken(scope.forms),
    hasHeldPosts: scope.hasHeldPosts,
  };
}

export default function SignedInPage() {
  return (
    <SignedInShell>
      <Outlet />
      <Pending texts={{ "/fleet-data": "Loading vehicles..." }} />
    </SignedInShell>
  );
}

export function ErrorBoundary() {
  return (
    <SignedInShell>
      <StatusPage />
    </SignedInShell>
  );
}

function SignedInShell({ children }: { children: React.ReactNode }) {
  // After a refused post Remix does not load this layout again: the refusal is shown alone.
  const data = useRouteLoaderData<typeof loader>("routes/signed-in");
  const open = useRouteLoaderData<typeof rootLoader>("root")?.device.sideBarOpen ?? true;
  if (!data) return <Shell brandTo="/dashboard">{children}</Shell>;
  return (
    <Shell
      brandTo="/dashboard"
      account={{ label: data.accountLabel, to: "/account" }}
      navigation={<SideNavigation groups={data.navigation} open={open} toggleAction="/side-navigation" />}
      message={<PageMessages />}
      banner={
        data.hasHeldPosts && <Link to="/auth/finish">Finish what you started before you were signed out</Link>
      }
    >
      {children}
    </Shell>
  );
}
