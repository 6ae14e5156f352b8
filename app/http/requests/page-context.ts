import { createContext, useContext } from "react";

/** What only the server knows while it renders a page: the CSP nonce, and the id under which a failure was logged. */
export const PageContext = createContext<{ nonce?: string; requestId?: string }>({});

export function usePageContext() {
  return useContext(PageContext);
}
