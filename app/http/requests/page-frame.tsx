import type { ReactNode } from "react";
import { Shell } from "~/ui/shell";
import { DemoBanner, DemoEnding } from "./demo-banner";
import { SideNavigation, type SideNavigationProps } from "~/ui/side-navigation";

/** What is around the pages of a person who is signed in. */
export type PageFrame = {
  accountLabel: string;
  navigation: SideNavigationProps["groups"];
  /** `left` is in whole minutes. */
  demo?: { left: number; seconds: number; isEnding: boolean };
};

type FramedProps = {
  frame: PageFrame;
  sideBarOpen: boolean;
  message: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

export function Framed({ frame, sideBarOpen, message, banner, children }: FramedProps) {
  const { demo } = frame;
  return (
    <Shell
      brandTo="/dashboard"
      account={{ label: frame.accountLabel, to: "/account" }}
      navigation={
        <SideNavigation groups={frame.navigation} open={sideBarOpen} toggleAction="/side-navigation" />
      }
      message={
        <>
          {message}
          {demo?.isEnding && <DemoEnding left={demo.left} />}
        </>
      }
      {...(demo ? { banner: <DemoBanner {...demo} />, bannerLabel: "Demo" } : { banner })}
    >
      {children}
    </Shell>
  );
}
