import type { BusinessInfoForm } from "./business-info-schema";
import type { SavedBusinessInfo } from "./business-info.server";

/** Until something is saved, the company's name. */
export function businessInfoValues(
  info: SavedBusinessInfo | undefined,
  companyName: string,
): BusinessInfoForm {
  return {
    businessName: info?.business_name ?? companyName,
    industry: info?.industry ?? "",
    fleetSize: info?.fleet_size ?? "",
    challenges: info?.challenges ?? "",
    goals: info?.goals ?? "",
    version: String(info?.version ?? 0),
  };
}
