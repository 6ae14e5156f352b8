/** Who an invoice comes from, as it was when it was issued. */
export type Letterhead = {
  companyName: string;
  headerText: string;
  address: string;
  phone: string;
  taxId: string;
  logo: { id: string; width: number; height: number } | null;
};
