/** Who an invoice is from, as of the day it was issued. */
export type Letterhead = {
  companyName: string;
  headerText: string;
  address: string;
  phone: string;
  taxId: string;
  logo: { id: string; width: number; height: number } | null;
};
