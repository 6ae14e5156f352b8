import { createContext, useContext } from "react";

/** What is held down beside an access key; undefined where there is no keyboard, or where it is not known. */
export const HeldKeysContext = createContext<string | undefined>(undefined);

/** By browser and system, as MDN's page of `accesskey` lists them. */
export function heldKeysOf(userAgent: string): string | undefined {
  if (/Android|iPhone|iPad|Mobile/.test(userAgent)) return undefined;
  if (userAgent.includes("Mac OS X")) return "Control+Option";
  if (userAgent.includes("Firefox/")) return "Alt+Shift";
  return userAgent.includes("Chrome/") ? "Alt" : undefined;
}

/** Said where the key can be pressed: its letter alone does nothing. */
export function AccessKeyHint({ letter }: { letter: string }) {
  const held = useContext(HeldKeysContext);
  return held ? <kbd className="access-key">{`${held}+${letter.toUpperCase()}`}</kbd> : null;
}
