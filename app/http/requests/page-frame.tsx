import type { ReactNode } from "react";
import { Shell } from "~/ui/shell";
import { SideNavigation, type SideNavigationProps } from "~/ui/side-navigation";

/** What is around the pages of a person who is signed in. */
export type PageFrame = { accountLabel: string; navigation: SideNavigationProps["groups"] };

type FramedProps = {
  frame: PageFrame;
  sideBarOpen: boolean;
  message: ReactNode;
  banner?: ReactNode;
  bannerLabel?: string;
  children: ReactNode;
};

export function Framed({ frame, sideBarOpen, message, banner, bannerLabel, children }: FramedProps) {
  return (
    <Shell
      brandTo="/dashboard"
      account={{ label: frame.accountLabel, to: "/account" }}
      navigation={
        <SideNavigation groups={frame.navigation} open={sideBarOpen} toggleAction="/side-navigation" />
      }
      message={message}
      banner={banner}
      bannerLabel={bannerLabel}
    >
      {children}
    </Shell>
  );
}
