import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import type { CountView } from "./count-text";

type CountPageProps = { count: CountView; tab: "scan" | "list" | "slips" | "review"; children: ReactNode };

const titles = { list: "Count", scan: "Scan", slips: "Found slip", review: "Review" };

export function CountPage({ count, tab, children }: CountPageProps) {
  return (
    <Page
      title={`${titles[tab]}: ${count.what}`}
      back={{ to: "/inventory/count", label: "Counts" }}
      actions={!count.over && <CountActions path={pathOf(count)} />}
    >
      <p>
        Started {count.since} by {count.author}. {count.isBlind && <Badge>Blind</Badge>}
      </p>
      <CountTabs count={count} tab={tab} />
      {children}
    </Page>
  );
}

function pathOf({ id }: CountView): string {
  return `/inventory/count/${id}`;
}

function CountActions({ path }: { path: string }) {
  return (
    <>
      <ButtonLink to={`${path}/sheet`}>Print Sheets</ButtonLink>
      <ButtonLink to={`${path}/cancel`} variant="quiet">
        Cancel Count
      </ButtonLink>
    </>
  );
}

function CountTabs({ count, tab }: Omit<CountPageProps, "children">) {
  const path = pathOf(count);
  const to = (name: CountPageProps["tab"], label: string, page: string) => ({
    label,
    to: path + page,
    current: tab === name,
  });
  const open = [to("list", "List", ""), to("scan", "Scan", "/enter")];
  const slips = { ...to("slips", "Found slip", "/slips"), count: count.found || undefined };
  const review = to("review", count.over ? "Result" : "Review", "/review");
  return <Tabs label="Count" tabs={[...(count.over ? [] : open), slips, review]} />;
}

export function CountOver({ over }: { over: NonNullable<CountView["over"]> }) {
  return (
    <Notice kind="info" title="This count is over">
      Ended {over.at} by {over.by}. {over.outcome}.
    </Notice>
  );
}
