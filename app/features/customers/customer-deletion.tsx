import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

type CustomerDeletionProps = {
  name: string;
  /** Money still open, as text. */
  open: string | undefined;
  /** Their stock that is kept here, as text, and where it can be deleted. */
  left: string | undefined;
  stock: string | undefined;
};

export function CustomerDeletion({ name, open, left, stock }: CustomerDeletionProps) {
  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      <p>
        This will permanently delete this customer. Any invoices linked to this customer will remain but
        won&apos;t show customer details.
      </p>
      {open && (
        <Notice kind="warning" title="Money is still open">
          {open}
        </Notice>
      )}
      {left && (
        <Notice kind="warning" title="Stock is kept here">
          <p>
            {left} The customer can be deleted once{" "}
            {stock ? <Link to={stock}>these parts</Link> : "these parts"} are deleted.
          </p>
        </Notice>
      )}
    </>
  );
}
