import type { Refused } from "~/http/forms/save-form.server";

export const scanLimit = {
  title: "Scan Limit Reached",
  text: "Free tier is limited to 3 scans per month. Upgrade to Pro for unlimited scans.",
};

export const overScanLimit: Refused = {
  title: scanLimit.title,
  formErrors: [scanLimit.text],
  status: 403,
};
