import type { ImportSummary } from "~/features/imports/import-kind";
import { alreadyImported, noRows, nothingToUndo } from "~/features/imports/page/import-messages";
import type { Flash } from "~/http/requests/flash.server";
import { formatCount, formatCounted } from "~/ui/format";
import type { PlannedCustomer } from "./plan-crm-customers";
import type { CustomersWritten } from "./write-crm-customers.server";

export function summarizeCustomers(planned: PlannedCustomer[], missing: string[]): ImportSummary {
  const count = (outcome: string) => planned.filter((row) => outcome in row).length;
  const [added, changed] = [count("adds"), count("changes")];
  const [refused, skipped] = [count("problem"), count("skipped")];
  return {
    ready: added + changed,
    isDoubtful: refused > 0,
    said: [
      added ? `${formatCounted(added, "customer")} will be added, each with a company of its own` : "",
      changed ? `${formatCount(changed)} will change` : "",
      refused ? `${formatCounted(refused, "row")} refused` : "",
      skipped ? `${formatCount(skipped)} left out` : "",
    ],
    hints: missing.map((column) => `Choose below which column is the ${column}, then press Read Again.`),
  };
}

export function confirmMessage(saved: CustomersWritten): Flash {
  if (!("problem" in saved)) {
    const text = `${formatCounted(saved.added, "customer")} added, ${formatCount(saved.changed)} changed.`;
    return { kind: "success", title: `${formatCounted(saved.written, "row")} imported`, text };
  }
  switch (saved.problem) {
    case "not-draft":
      return alreadyImported;
    case "no-rows":
      return noRows;
    case "changed-since":
      return {
        kind: "error",
        title: "Nothing was imported",
        text:
          "Customers, or how the file is read, changed after you opened the page. The file is kept. This page now shows what would happen " +
          "now: look at the rows again, then import them.",
      };
  }
}

export function undoMessage(result: { undone: number; kept: number } | { problem: string }): Flash {
  if ("problem" in result) return nothingToUndo;
  const { undone, kept } = result;
  return {
    kind: "success",
    title: `Import undone: ${formatCounted(undone, "customer")} taken back`,
    text: kept > 0 ? `${formatCounted(kept, "customer")} changed since and stayed, listed below.` : undefined,
  };
}
