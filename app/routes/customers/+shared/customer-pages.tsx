import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { CustomerDeletion } from "~/features/customers/customer-deletion";
import { RecordPage, RemovalPage } from "~/http/forms/record-page";
import { DetailsList } from "~/ui/details-list";

type Details = ComponentProps<typeof DetailsList>["details"];
type Form = Pick<ComponentProps<typeof RecordPage>, "form" | "answer" | "back" | "action">;
type EditCustomerProps = Form & { version: FieldMetadata<string>; saved: Details; children: ReactNode };

export function EditCustomer({ saved, ...page }: EditCustomerProps) {
  return (
    <RecordPage
      {...page}
      title="Edit Customer"
      save="Update Customer"
      saved={<DetailsList details={saved} />}
    />
  );
}

type DeleteCustomerProps = ComponentProps<typeof CustomerDeletion> & Pick<Form, "back" | "action">;

export function DeleteCustomer({ back, action, ...customer }: DeleteCustomerProps) {
  const remove = customer.left ? undefined : "Delete Customer";
  return (
    <RemovalPage title="Delete Customer?" back={back} action={action} remove={remove}>
      <CustomerDeletion {...customer} />
    </RemovalPage>
  );
}
