import type { RequestRow } from "~/features/master-crm/requests/request-view";
import { RequestFacts } from "~/features/master-crm/requests/requests-list";
import { PostForm } from "~/http/forms/post-form";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

type AddToCustomerProps = {
  row: RequestRow;
  /** Above the form of a new customer. */
  within?: boolean;
};

/** The request becomes a note of a customer: of the company that asked, or with the same address. */
export function AddToCustomer({ row, within }: AddToCustomerProps) {
  return within ? <AddToKnown row={row} /> : <OfCompany row={row} />;
}

function AddToKnown({ row }: { row: RequestRow }) {
  return (
    <PostForm action={`${row.page}/customer`}>
      <Notice
        kind="info"
        title={`${row.known!.name} has this address and is a customer already`}
        actions={
          <Button variant="secondary" name="known" value="yes">
            Add the request to that customer
          </Button>
        }
      />
    </PostForm>
  );
}

function OfCompany({ row }: { row: RequestRow }) {
  const { form, answer } = useRecordForm("request");
  return (
    <RecordPage
      {...{ form, answer }}
      title={row.known ? `Add the request to ${row.known.name}` : `Make ${row.company} a customer`}
      back={{ to: "/master-crm/requests", label: "Back to the requests" }}
      intro={
        <>
          <RequestFacts row={row} />
          <p>
            {row.known
              ? "The text becomes a note of that customer."
              : "The company is in the product already: the customer is made of it, and the text becomes a note."}
          </p>
        </>
      }
      action={`${row.page}/customer`}
      save={row.known ? "Add to the customer" : "Make a customer"}
      checks={false}
      closed={!row.mayMake}
    />
  );
}
