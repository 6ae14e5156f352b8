/** What was counted of one part. `how` says what to do with the earlier entry of version `seen`. */
export type NewEntry = {
  itemId: string;
  quantity: number;
  how?: "replace" | "add";
  seen?: number;
  /** Confirms that the quantity is right, though it is also a part's number. */
  isSure?: boolean;
  /** The part's last movement when the person saw its book quantity; asked about what moved since then. */
  shown?: string;
  /** When the counter's sheet was printed, in the company's time zone. */
  printed?: string;
  /** The answer to MovedSince. */
  when?: string;
};
