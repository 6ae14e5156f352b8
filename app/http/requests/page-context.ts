import { type ReactNode, createContext, useContext } from "react";

export type PageAnswers = { titles: string[]; contents: ReactNode[] };

type PageContext = {
  /** Of the content security policy. */
  nonce?: string;
  /** The id under which a failure was logged. */
  requestId?: string;
  /** Drawn first in main. */
  answers?: PageAnswers;
  /** Collects what forms answer while the page is drawn (PageAnswer). */
  answer?: (title: string, content: ReactNode) => void;
};

export const PageContext = createContext<PageContext>({});

export function usePageContext() {
  return useContext(PageContext);
}
