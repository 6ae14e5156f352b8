import { formatDay, formatTime } from "~/ui/format";
import type { StoredSettings } from "./company-settings.server";
import type { Letterhead } from "./letterhead";
import type { CompanySettings, CompanySettingsField } from "./settings-schema";

export function settingsFormValues(settings: StoredSettings): Record<CompanySettingsField, string> {
  const { logo, ...letterhead } = settings.letterhead;
  return {
    photo: "",
    photoId: logo?.id ?? "",
    ...letterhead,
    replyTo: settings.replyTo ?? "",
    taxRate: settings.taxRate ?? "",
    shopPercent: settings.shopPercent,
    fleetPercent: settings.fleetPercent,
    booksClosedUntil: settings.booksClosedUntil ?? "",
    openingReason: "",
    version: String(settings.version),
  };
}

type Detail = { label: string; value: string };

/** The settings saved now, for someone whose save was refused because another came first. */
export function settingsDetails({ letterhead, ...settings }: StoredSettings): Detail[] {
  const details = [
    { label: "Logo", value: letterhead.logo ? "There is one" : "None" },
    ...letterheadDetails(letterhead),
    { label: "Email for answers", value: settings.replyTo ?? "" },
    { label: "Default tax rate", value: settings.taxRate === null ? "" : `${settings.taxRate}%` },
    { label: "Shop price", value: `${settings.shopPercent}% off` },
    { label: "Fleet price", value: `${settings.fleetPercent}% off` },
    {
      label: "Books closed through",
      value: settings.booksClosedUntil ? formatDay(settings.booksClosedUntil) : "",
    },
  ];
  return details.map(({ label, value }) => ({ label, value: value || "Not specified" }));
}

function letterheadDetails({ companyName, headerText, address, phone, taxId }: Letterhead): Detail[] {
  return [
    { label: "Company name", value: companyName },
    { label: "Invoice header text", value: headerText },
    { label: "Address", value: address },
    { label: "Phone", value: phone },
    { label: "Tax ID", value: taxId },
  ];
}

export function lastSaved({ saved }: StoredSettings, timeZone: string): string {
  if (!saved) return "Not saved yet. What is filled in comes from your account.";
  return `Last saved ${formatTime(saved.at, timeZone)}${saved.by ? ` by ${saved.by}` : ""}.`;
}

export function settingsNotes(
  { taxRate, shopPercent, fleetPercent, booksClosedUntil }: CompanySettings,
  estimate: string,
): string[] {
  return [
    taxRate === null
      ? `Default tax rate: ${estimate}%, estimated from the ZIP. Check it.`
      : `Default tax rate: ${taxRate}%.`,
    `Off the sales price: ${shopPercent ?? "0"}% for shops, ${fleetPercent ?? "0"}% for fleets.`,
    ...(booksClosedUntil ? [`Books closed through ${formatDay(booksClosedUntil)}.`] : []),
  ];
}

/** How saving changed the closed books; undefined when it did not. */
export function booksText(before: string | null, now: string | null): string | undefined {
  if (before === now) return undefined;
  if (now === null) return "The books are open again.";
  const through = `The books are closed through ${formatDay(now)}`;
  if (before !== null && before > now) return `${through}; later days are open again.`;
  return `${through}: invoices of that day and before can't change.`;
}
