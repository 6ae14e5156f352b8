type Signed = { signed_at: Date };
type Papers = {
  inspection: Signed;
  defects: { id: string }[];
  certifications: (Signed & { defect_id: string })[];
  acknowledgements: Signed[];
};

/** Months that a report, its certification and the driver's review are kept, 49 CFR 396.11(a)(4) and 396.13. */
export const keptMonths = 3;

/** The time from which a report may be deleted: three months after its last signature. Undefined while a defect is open. */
export function keptUntil({ inspection, defects, certifications, acknowledgements }: Papers) {
  const certified = new Set(certifications.map(({ defect_id }) => defect_id));
  if (defects.some(({ id }) => !certified.has(id))) return undefined;
  const signed = [inspection, ...certifications, ...acknowledgements].map(({ signed_at }) =>
    signed_at.getTime(),
  );
  return addMonths(new Date(Math.max(...signed)), keptMonths);
}

/** The same day of a later month, or that month's last day. */
function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(moment.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return later;
}
