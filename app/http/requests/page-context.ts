import { createContext, useContext } from "react";

/** Known only while the server renders: the CSP nonce, and the id under which a failure was logged. */
export const PageContext = createContext<{ nonce?: string; requestId?: string }>({});

export function usePageContext() {
  return useContext(PageContext);
}
