import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import type { Signer } from "~/features/inspections/signature";
import { SignatureField } from "~/features/inspections/signature-field";
import { RecordPage } from "~/http/forms/record-page";

type SignaturePageProps = Omit<ComponentProps<typeof RecordPage>, "back" | "action"> & {
  inspectionId: string;
  step: "acknowledge" | "certify" | "correction";
  fields: Record<string, FieldMetadata<string>>;
  signer: Signer;
  /** Asks only for the name. */
  onlyName?: boolean;
  children: ReactNode;
};

export function SignaturePage(props: SignaturePageProps) {
  const { inspectionId, step, fields, signer, onlyName, children, ...page } = props;
  const report = `/inspections/${inspectionId}`;
  return (
    <RecordPage {...page} back={{ to: report, label: "Back to the report" }} action={`${report}/${step}`}>
      {children}
      <SignatureField fields={fields} signer={signer} autoFocus={onlyName && !page.answer} />
    </RecordPage>
  );
}
