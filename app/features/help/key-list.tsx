import { useContext } from "react";
import { accessKeys } from "~/features/invoices/access-keys";
import { HeldKeysContext } from "~/ui/access-key";
import { TermList } from "~/ui/term-list";
import { otherKeys, pageKeys } from "./keys";

/** The keys to hold are those of the browser that asks. */
export function KeyList() {
  const held = useContext(HeldKeysContext);
  const withHeld = Object.values(accessKeys).map(({ letter, does, where }) => ({
    key: held ? `${held}+${letter.toUpperCase()}` : `Alt+${letter.toUpperCase()}`,
    does: `${does}, ${where}.${held ? "" : ` ${otherBrowsers}`}`,
  }));
  const keys = [...withHeld, ...pageKeys, ...otherKeys];
  return <TermList terms={keys.map(({ key, does }) => ({ key, term: <kbd>{key}</kbd>, means: does }))} />;
}

const otherBrowsers = "In Firefox with Alt+Shift, on a Mac with Control+Option.";
