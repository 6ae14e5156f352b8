import { readMailAddresses } from "~/features/mail/mail-addresses";

/** Of somebody else: a browser would propose the person's own. */
const input = { autoComplete: "off" } as const;

/** One or more, separated by commas. */
export const emailField = {
  kind: "text",
  maxLength: 255,
  blank: "",
  input: { ...input, type: "email" },
  check: {
    passes: (email: string) => readMailAddresses(email) !== undefined,
    message: "Invalid email address",
  },
} as const;

export const phoneField = { kind: "text", maxLength: 50, input: { ...input, type: "tel" } } as const;

export const addressField = { kind: "long text", maxLength: 500, limitsTyping: true, rows: 3 } as const;
