import { Fragment } from "react";
import { Identifier } from "~/ui/identifier";
import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import { stockWords } from "./item-number-text";

type Replacement = { partNumber: string; item?: { id: string; quantity: number } };

/** "Replaced by X (3 in stock) → Y", when a newer number replaced the part. */
export function ReplacementNotice({ chain }: { chain: Replacement[] }) {
  if (chain.length === 0) return null;
  return (
    <Notice kind="warning" title="There is a newer number">
      <p>
        Replaced by{" "}
        {chain.map(({ partNumber, item }, index) => (
          <Fragment key={partNumber}>
            {index > 0 && " → "}
            {item ? (
              <>
                <Link to={`/inventory/${item.id}`}>
                  <Identifier text={partNumber} />
                </Link>{" "}
                ({stockWords(item.quantity)})
              </>
            ) : (
              <>
                <Identifier text={partNumber} /> (not in your inventory)
              </>
            )}
          </Fragment>
        ))}
      </p>
    </Notice>
  );
}
