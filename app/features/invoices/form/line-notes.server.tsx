import { renderToStaticMarkup } from "react-dom/server";
import { LineNotes } from "./invoice-line";
import type { LineView } from "./recalculated-form";

/** The HTML beside a line of the form. */
export function lineNotes(printed: LineView, about: string): string {
  return renderToStaticMarkup(<LineNotes printed={printed} about={about} />);
}
