/** Why a change of an invoice was refused. Nothing is changed then. */
export type InvoiceProblem =
  | { problem: "gone" }
  | { problem: "missing-customer" }
  | { problem: "missing-items" }
  /** Lines without a quantity: their places, from 1. */
  | { problem: "no-quantity"; lines: number[] }
  | { problem: "changed-meanwhile"; version: number }
  | { problem: "issued"; number: string }
  | { problem: "not-issued" }
  | { problem: "books-closed"; until: string }
  | { problem: "credited"; notes: string[] }
  /** More pieces than are left to credit: the line, and what is left of it. */
  | { problem: "too-many"; lines: { id: string; left: number }[] }
  | { problem: "not-a-credit-note" };
