import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { makeFormToken } from "~/auth/form-token.server";
import { navigationFor } from "~/auth/navigation";
import { requireScope } from "~/auth/require-scope.server";
import { idleSeconds } from "~/auth/session.server";
import { StatusPage } from "~/http/status-page";
import { FlashMessage, type loader as rootLoader } from "~/root";
import { Shell } from "~/ui/shell";
import { SideNavigation } from "~/ui/side-navigation";

/** The chrome of every signed-in page. The pages below check for themselves: Remix runs their loaders beside this one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "dashboard:use");
  return {
    accountLabel: scope.account.companyName || scope.user.email || "Account",
    navigation: navigationFor(scope),
    formToken: await makeFormToken(scope.user.id),
    idleSeconds,
  };
}

export default function SignedInPage() {
  return (
    <SignedInShell>
      <Outlet />
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
  const data = useLoaderData<typeof loader>();
  const open = useRouteLoaderData<typeof rootLoader>("root")?.device.sideBarOpen ?? true;
  return (
    <Shell
      brandTo="/dashboard"
      account={{ label: data.accountLabel, to: "/account" }}
      navigation={<SideNavigation groups={data.navigation} open={open} toggleAction="/side-navigation" />}
      message={<FlashMessage />}
    >
      {children}
    </Shell>
  );
}
