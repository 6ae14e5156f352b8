import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listHeldPosts } from "~/auth/held-posts.server";
import { requireUser } from "~/auth/require-scope.server";
import { pageTitle } from "~/http/requests/page-title";
import { labelOfField } from "~/http/requests/typed-fields";
import { PageMessages } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { formatTime } from "~/ui/format";
import { Shell } from "~/ui/shell";
import { Table } from "~/ui/table";

export const meta = pageTitle("Finish what you started");

export async function loader({ request }: LoaderFunctionArgs) {
  // Also for someone without an account: the held post may be the one that creates it.
  const { user, timeZone } = await requireUser(request);
  const held = await listHeldPosts(user.id);
  if (held.length === 0) throw redirect("/dashboard", 303);
  return {
    forms: held.map(({ id, path, typed, created_at }) => ({
      id,
      path,
      time: formatTime(created_at, timeZone),
      typed: typed.map(({ name, value }) => ({ label: labelOfField(name), value: value.slice(0, 200) })),
    })),
  };
}

/** Each button posts to the form's own address, where the held body replaces the empty one: that page's response is shown here. */
export default function FinishPage() {
  const { forms } = useLoaderData<typeof loader>();
  return (
    <Shell brandTo="/dashboard" message={<PageMessages />}>
      <DialogPage
        title="Finish what you started"
        close={{ to: "/dashboard", label: "Back to the dashboard" }}
      >
        <p>
          You were signed out before this was saved. Nothing you typed is lost, but for passwords: those are
          typed again.
        </p>
        {forms.map(({ id, path, time, typed }) => (
          <form key={id} method="post" action={path}>
            <input type="hidden" name="held_post" value={id} />
            <p>
              Form sent to <b>{path.split("?")[0]}</b> on {time}
            </p>
            <Table
              caption="What you typed"
              captionHidden
              rows={typed.map((row, index) => ({ ...row, key: String(index) }))}
              rowKey={({ key }) => key}
              columns={[
                { heading: "Field", cell: ({ label }) => label },
                { heading: "Typed", cell: ({ value }) => value },
              ]}
            />
            <ButtonRow>
              <Button>Finish</Button>
            </ButtonRow>
          </form>
        ))}
        <ButtonRow>
          <ButtonLink to="/dashboard">Later</ButtonLink>
        </ButtonRow>
      </DialogPage>
    </Shell>
  );
}
