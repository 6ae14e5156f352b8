import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getsNewBrowserMails, listSignedInDevices, maxDevices } from "~/auth/devices.server";
import { requireScope } from "~/auth/require-scope.server";
import { pageTitle } from "~/http/requests/page-title";
import { mailIsSetUp } from "~/features/mail/mail.server";
import { PostForm } from "~/http/forms/post-form";
import { browserName } from "~/http/requests/browser-name";
import { Badge } from "~/ui/badge";
import { Button, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Choice } from "~/ui/choice";
import { formatTime } from "~/ui/format";
import { Page } from "~/ui/page";
import { type Column, Table } from "~/ui/table";

export const meta = pageTitle("Signed-in devices");

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "account:view");
  const time = (moment: Date) => formatTime(moment, scope.account.timeZone);
  const [devices, mailed] = await Promise.all([listSignedInDevices(scope), getsNewBrowserMails(scope)]);
  return {
    mailed,
    mailIsSetUp,
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
      <Devices />
      {hasMore && (
        <p>The {devices.length} that were used last are shown. Sign out everywhere ends the others too.</p>
      )}
      {maySignOut && (
        <>
          <PostForm action="/account/devices/sign-out">
            <ButtonRow>
              <Button variant="danger">Sign out everywhere</Button>
            </ButtonRow>
          </PostForm>
          <NewBrowserMails />
        </>
      )}
    </Page>
  );
}

function Devices() {
  const { devices, maySignOut } = useLoaderData<typeof loader>();
  const signOut: Column<(typeof devices)[number]> = {
    heading: "Actions",
    screenOnly: true,
    cell: ({ id, browser, isThisOne }) =>
      !isThisOne && (
        <PostForm action={`/account/devices/${id}/sign-out`}>
          <Button variant="secondary" about={browser}>
            Sign Out
          </Button>
        </PostForm>
      ),
  };
  return (
    <Table
      caption="Where you are signed in now"
      rows={devices}
      rowKey={({ id }) => id}
      columns={[
        {
          heading: "Device",
          cell: ({ browser, isThisOne }) => (
            <>
              {browser} {isThisOne && <Badge kind="good">This one</Badge>}
            </>
          ),
        },
        { heading: "Network address", cell: ({ address }) => address },
        { heading: "Signed in since", cell: ({ since }) => since },
        { heading: "Last used", cell: ({ lastSeen }) => lastSeen },
        ...(maySignOut && devices.length > 1 ? [signOut] : []),
      ]}
    />
  );
}

function NewBrowserMails() {
  const { mailed, mailIsSetUp } = useLoaderData<typeof loader>();
  return (
    <Card title="Sign-ins from a new browser">
      {!mailIsSetUp && <p>Mail is not set up here: nothing is sent.</p>}
      <PostForm action="/account/devices/mail">
        <Choice
          name="newBrowserMails"
          checked={mailed}
          label="Mail me when somebody signs in as me from a browser that has not done so before"
        />
        <ButtonRow>
          <Button variant="secondary">Save</Button>
        </ButtonRow>
      </PostForm>
    </Card>
  );
}
