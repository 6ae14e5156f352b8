import type { ComponentProps, ReactNode } from "react";
import { CountNotice } from "~/features/inventory/stock/count-notice";
import { draftText } from "~/features/inventory/stock/on-hand-text";
import { RecordPage } from "~/http/forms/record-page";
import { formatCounted } from "~/ui/format";

export type StockFacts = {
  id: string;
  partNumber: string;
  description: string;
  quantity: number;
  onDraft: number;
  bin: string;
};

type StockFormProps = Pick<ComponentProps<typeof RecordPage>, "form" | "answer"> & {
  item: StockFacts;
  /** The last part of its address, and the button's label. */
  act: { name: string; label: string };
  /** Who counts the part, if that is in the way. */
  count?: ComponentProps<typeof CountNotice>;
  children: ReactNode;
};

/** A dialog over the part's page. */
export function StockForm({ item, act, count, ...record }: StockFormProps) {
  const { id, partNumber, description, quantity, onDraft, bin } = item;
  const page = `/inventory/${id}`;
  return (
    <RecordPage
      {...record}
      title={`${act.label} ${partNumber}`}
      back={{ to: page, label: "Back to the part" }}
      intro={
        <>
          {count && <CountNotice {...count} />}
          {description && <p>{description}</p>}
          <p>
            {formatCounted(quantity, "piece")} on hand{bin && ` in bin ${bin}`}
            {draftText(onDraft)}.
          </p>
        </>
      }
      action={`${page}/${act.name}`}
      save={act.label}
    />
  );
}
