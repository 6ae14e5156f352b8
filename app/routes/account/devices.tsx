import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSignedInDevices, maxDevices } from "~/auth/devices.server";
import { requireScope } from "~/auth/require-scope.server";
import { pageTitle } from "~/http/requests/page-title";
import { PostForm } from "~/http/forms/post-form";
import { browserName } from "~/http/requests/browser-name";
import { Badge } from "~/ui/badge";
import { Button, ButtonRow } from "~/ui/button";
import { formatTime } from "~/ui/format";
import { Page } from "~/ui/page";
import { Table } from "~/ui/table";

export const meta = pageTitle("Signed-in devices");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "account:view");
  const time = (moment: Date) => formatTime(moment, scope.account.timeZone);
  const devices = await listSignedInDevices(scope);
  return {
    maySignOut: scope.may("own-sign-in:change"),
    hasMore: devices.length > maxDevices,
    devices: devices.slice(0, maxDevices).map((device) => ({
      id: device.id,
      browser: browserName(device.user_agent),
      address: device.address,
      since: time(device.created_at),
      lastSeen: time(device.last_seen_at),
      isThisOne: device.isThisOne,
    })),
  };
}

export default function DevicesPage() {
  const { devices, hasMore, maySignOut } = useLoaderData<typeof loader>();
  return (
    <Page title="Signed-in devices" back={{ to: "/account", label: "Account Info" }}>
      <Table
        caption="Where you are signed in now"
        rows={devices}
        rowKey={({ id }) => id}
        columns={[
          {
            heading: "Browser",
            cell: ({ browser, isThisOne }) => (
              <>
                {browser} {isThisOne && <Badge kind="good">This one</Badge>}
              </>
            ),
          },
          { heading: "Network address", cell: ({ address }) => address },
          { heading: "Signed in", cell: ({ since }) => since },
          { heading: "Last seen", cell: ({ lastSeen }) => lastSeen },
        ]}
      />
      {hasMore && (
        <p>The {devices.length} that were used last are shown. Sign out everywhere ends the others too.</p>
      )}
      {maySignOut && (
        <PostForm action="/account/devices/sign-out">
          <ButtonRow>
            <Button variant="danger">Sign out everywhere</Button>
          </ButtonRow>
        </PostForm>
      )}
    </Page>
  );
}
