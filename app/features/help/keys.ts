/** Of public/helpers.js, on every page. They can be turned off for a device. */
export const pageKeys = [
  { key: "b", does: "Opens and closes the side bar." },
  { key: "/", does: "Goes to the search box of the page." },
] as const;

export const otherKeys = [
  {
    key: "Enter",
    does: "In a field, presses the form's first button, which looks up, fills in or adds a line. It never saves a half-filled record, removes anything or issues an invoice.",
  },
  { key: "Tab", does: "At the top of a page, offers to skip to its content." },
  { key: "Esc", does: "Closes a dialog." },
  {
    key: "Scanner",
    does: "Types like a keyboard and ends with Enter. Where a page waits for a scan, it goes into the right box wherever the cursor is.",
  },
] as const;
