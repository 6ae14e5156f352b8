import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardItem } from "~/ui/card";
import { type PaymentTerms, paymentTermsLabel } from "./customer-choices";

export type CustomerCardProps = {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  address: string | null;
  zip: string | null;
  terms: PaymentTerms | null;
  mayEdit: boolean;
  mayDelete: boolean;
};

export function CustomerCard({ id, name, mayEdit, mayDelete, ...customer }: CustomerCardProps) {
  const { phone, email, address, zip, terms } = customer;
  const page = `/invoicing/customers/${id}`;
  const actions = (
    <>
      {mayEdit && (
        <ButtonLink to={`${page}/edit`} about={name}>
          Edit
        </ButtonLink>
      )}
      {mayDelete && (
        <ButtonLink to={`${page}/delete`} variant="quiet" about={name}>
          Delete
        </ButtonLink>
      )}
    </>
  );
  return (
    <CardItem title={name} to={page} actions={mayEdit && actions}>
      <p>{phone}</p>
      {email && <p>{email}</p>}
      {address && <p className="clamped">{address}</p>}
      <p>
        {zip && `ZIP ${zip} `}
        <Badge>{paymentTermsLabel(terms)}</Badge>
      </p>
    </CardItem>
  );
}
