/** What the provider writes about a customer, an activity or a deal. */
export const notesField = { kind: "long text", maxLength: 10_000, blank: "", rows: 5 } as const;
