import { type ReactNode, createContext, useContext } from "react";
import type { PageFrame } from "./page-frame";

export type PageAnswers = { titles: string[]; contents: ReactNode[] };

export type Context = {
  /** Of the content security policy. */
  nonce?: string;
  /** The id under which a failure was logged. */
  requestId?: string;
  /** Of a page that failed, for a person who is signed in. */
  frame?: PageFrame;
  /** Drawn first in main. */
  answers?: PageAnswers;
  /** Collects what forms answer while the page is drawn (PageAnswer). */
  answer?: (title: string, content: ReactNode) => void;
};

/** Known only while the server renders. */
export const PageContext = createContext<Context>({});

export function usePageContext() {
  return useContext(PageContext);
}
