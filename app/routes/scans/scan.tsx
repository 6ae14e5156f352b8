import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { brokenScan, pageToScan, pageToType, purposeOf } from "~/features/scans/scan-purposes";
import { getScan } from "~/features/scans/scans.server";
import { PostForm } from "~/http/forms/post-form";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";

const everySeconds = 2;
/** Seconds: then a person says when to look. */
const looksFor = 60;
const filesGone = "The file was kept for 30 days and is gone: scan it again, or type it in.";

type Loaded = Awaited<ReturnType<typeof loader>>;

export function meta(page: Parameters<ReturnType<typeof pageTitle>>[0]): MetaDescriptor[] {
  const loaded = page.data as Loaded | undefined;
  const title = pageTitle(loaded?.title ?? "Scan")(page) ?? [];
  if (!loaded?.looksAgain) return title;
  // With a mark: a page that looks again by itself does not keep anybody signed in.
  const content = `${everySeconds}; url=/scans/${loaded.id}?looks-again`;
  return [...title, { httpEquiv: "refresh", content }];
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "scans:use");
  const scan = orNotFound(await getScan(scope, readId(params.scanId)));
  const purpose = purposeOf(scan.purpose);
  const { title, failure, broken = brokenScan } = purpose;
  const form = purpose.form(scan.subject_id ?? "");
  if (scan.state === "read") throw redirect(`${form}?scan=${scan.id}`, 303);
  const words = scan.reason === failure.text ? failure : broken;
  const texts = [
    scan.reason ?? words.text,
    ...(scan.reading?.notes ?? []),
    ...(scan.hasFiles ? [] : [filesGone]),
  ];
  const failed = scan.state === "failed" ? { title: words.title, texts } : null;
  const isWaiting = scan.state === "waiting";
  return {
    id: scan.id,
    title,
    // A photo that was kept is typed from.
    form: scan.pages.length > 0 ? `${form}?scan=${scan.id}` : pageToType(purpose, scan.subject_id),
    another: pageToScan(scan.purpose, scan.subject_id),
    failed,
    mayRetry: scan.state === "failed" && scan.hasFiles,
    isWaiting,
    takesDocuments: purpose.takesDocuments,
    looksAgain: isWaiting && scan.waits < looksFor,
  };
}

export default function ScanPage() {
  const { title, isWaiting } = useLoaderData<typeof loader>();
  return (
    <Page title={title} back={{ to: "/scans", label: "My scans" }}>
      {isWaiting ? <BeingRead /> : <NotRead />}
    </Page>
  );
}

function BeingRead() {
  const { id, looksAgain, takesDocuments } = useLoaderData<typeof loader>();
  return (
    <>
      <p role="status">
        {looksAgain
          ? "The photo is being read. This page looks again by itself every two seconds."
          : "The photo is still being read: it is in line behind others, or large. It stays in My scans."}
      </p>
      <ButtonRow>
        <ButtonLink to={`/scans/${id}`}>Look again</ButtonLink>
        {takesDocuments && <ButtonLink to={`/scans/${id}/pages`}>Add another page</ButtonLink>}
      </ButtonRow>
    </>
  );
}

function NotRead() {
  const { id, form, another, failed, mayRetry } = useLoaderData<typeof loader>();
  return (
    <>
      {failed ? (
        <Notice kind="error" title={failed.title} role="alert" focused>
          {failed.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : (
        <p>This scan is done with.</p>
      )}
      <ButtonRow>
        {mayRetry && (
          <PostForm action={`/scans/${id}/retry`}>
            <Button>Retry Scan</Button>
          </PostForm>
        )}
        <ButtonLink to={form}>Type it in</ButtonLink>
        {failed && <ButtonLink to={another}>Scan another photo</ButtonLink>}
        {failed && (
          <PostForm action={`/scans/${id}/discard?listed`}>
            <Button variant="quiet">Discard</Button>
          </PostForm>
        )}
      </ButtonRow>
    </>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to process image" />;
}
