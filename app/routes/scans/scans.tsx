import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import type { Reading } from "~/features/scans/document-kind";
import { nameOfReading } from "~/features/scans/scan-view";
import { unitTitle } from "~/features/vehicles/vehicle-title";
import { type ScanPurpose, purposeOf, scanPurposes } from "~/features/scans/scan-purposes";
import { listUnfinishedScans, scansOnPage } from "~/features/scans/scans.server";
import { PostForm } from "~/http/forms/post-form";
import { listPage } from "~/http/requests/list-page";
import { readOptionalId } from "~/http/requests/read-id.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink } from "~/ui/button";
import { CardItem, CardList } from "~/ui/card";
import { formatTime } from "~/ui/format";
import { Page } from "~/ui/page";
import { ListPager } from "~/ui/pager";

export const meta = pageTitle("My Scans");

const stateText = {
  waiting: "Being read",
  read: "Read: check it",
  failed: "Could not be read",
  used: "Used",
  discarded: "Discarded",
};

export async function loader({ request }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "scans:use");
  const after = readOptionalId(new URL(request.url).searchParams.get("after"));
  const { rows: scans, pager } = listPage(request, await listUnfinishedScans(scope, after), {
    ...{ max: scansOnPage, order: "newest first" },
    position: ({ id }) => ({ after: id }),
  });
  return {
    scans: scans.map(({ id, purpose, state, created_at, reading, make_model, ...vehicle }) => ({
      ...{ id, title: purposeOf(purpose).title, state: stateText[state] },
      at: formatTime(created_at, scope.account.timeZone),
      name: nameOfReading(reading as Reading | null),
      subject: make_model === null ? "" : `for ${unitTitle({ make_model, ...vehicle })}`,
    })),
    pager,
    purposes: Object.entries<ScanPurpose>(scanPurposes)
      .filter(([, { permission, subject }]) => !subject && scope.may(permission))
      .map(([name, { title }]) => ({ name, title })),
  };
}

export default function ScansPage() {
  const { scans, purposes, pager } = useLoaderData<typeof loader>();
  return (
    <Page
      title="My Scans"
      back={{ to: "/dashboard", label: "Dashboard" }}
      actions={purposes.map(({ name, title }) => (
        <ButtonLink key={name} to={`/scans/new/${name}`}>
          {title}
        </ButtonLink>
      ))}
    >
      {scans.length === 0 && <p>No scan waits for you.</p>}
      {scans.length > 0 && (
        <CardList label="Scans that are not done">
          {scans.map(({ id, title, state, at, name, subject }) => (
            <CardItem
              key={id}
              title={title}
              to={`/scans/${id}`}
              actions={
                <PostForm action={`/scans/${id}/discard?listed`}>
                  <Button variant="quiet">
                    Discard <span className="visually-hidden">the scan of {at}</span>
                  </Button>
                </PostForm>
              }
            >
              {name && <p className="typed">{name}</p>}
              <p>{[state, subject, at].filter(Boolean).join(", ")}</p>
            </CardItem>
          ))}
        </CardList>
      )}
      <ListPager {...pager} />
      <p>The photos themselves are kept until their scan is used or discarded, at most 30 days.</p>
    </Page>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to process image" />;
}
