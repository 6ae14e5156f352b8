import type { ReactNode } from "react";
import { Framed, type PageFrame } from "~/http/requests/page-frame";
import { PageMessages, useSideBarOpen } from "~/root";
import { Page } from "~/ui/page";
import { Shell } from "~/ui/shell";
import { Tabs } from "~/ui/tabs";

type HelpFrameProps = {
  /** Of a person who is signed in. */
  frame: PageFrame | undefined;
  title: string;
  current: "/help" | "/help/imports";
  children: ReactNode;
};

export function HelpFrame({ frame, title, current, children }: HelpFrameProps) {
  const sideBarOpen = useSideBarOpen();
  const message = <PageMessages />;
  const content = (
    <Page title={title}>
      <Tabs
        label="Help"
        tabs={[
          { label: "Keys, statuses and words", to: "/help", current: current === "/help" },
          { label: "Files to bring along", to: "/help/imports", current: current === "/help/imports" },
        ]}
      />
      {children}
    </Page>
  );
  if (!frame)
    return (
      <Shell brandTo="/" message={message}>
        {content}
      </Shell>
    );
  return (
    <Framed frame={frame} sideBarOpen={sideBarOpen} message={message}>
      {content}
    </Framed>
  );
}
