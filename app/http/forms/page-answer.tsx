import { Fragment, type ReactNode } from "react";
import { usePageContext } from "~/http/requests/page-context";

/** What a form answers, refusing or asking back: first in the title and in main, wherever the form is. */
export function PageAnswer({ title, children }: { title: string; children: ReactNode }) {
  usePageContext().answer?.(title, children);
  return null;
}

export function PageAnswers() {
  return usePageContext().answers?.contents.map((content, index) => (
    <Fragment key={index}>{content}</Fragment>
  ));
}
