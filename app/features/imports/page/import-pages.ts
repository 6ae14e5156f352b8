/** The wording of one section's import pages. */
export type ImportPages = {
  path: string;
  title: string;
  /** The list that the records go into; `named` is its link below a finished import. */
  home: { to: string; label: string; named: string };
  intro: string;
  /** In place of the link to the public help: files that only the provider has. */
  columnsRead?: string;
  /** Asked for each file when there are several kinds; the list of files then shows the kind. */
  kinds?: { value: string; label: string }[];
  /** What each row became: a heading, and a word to count. */
  countedInList: string;
  written: string;
  /** What undoing does. */
  undoing: string;
  /** A second button, above the columns of the file. */
  readsAgainAboveColumns?: boolean;
};
