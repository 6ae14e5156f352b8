import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { SignatureField } from "~/features/inspections/signature-field";
import { RecordPage } from "~/http/forms/record-page";

type SignaturePageProps = Omit<ComponentProps<typeof RecordPage>, "back" | "action"> & {
  inspectionId: string;
  step: "acknowledge" | "certify" | "correction";
  signature: FieldMetadata<string>;
  /** Asks only for the name. */
  onlyName?: boolean;
  children: ReactNode;
};

export function SignaturePage(props: SignaturePageProps) {
  const { inspectionId, step, signature, onlyName, children, ...page } = props;
  const report = `/inspections/${inspectionId}`;
  return (
    <RecordPage {...page} back={{ to: report, label: "Back to the report" }} action={`${report}/${step}`}>
      {children}
      <SignatureField field={signature} autoFocus={onlyName && !page.answer} />
    </RecordPage>
  );
}
