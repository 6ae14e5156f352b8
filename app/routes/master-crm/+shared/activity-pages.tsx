import type { FieldMetadata } from "@conform-to/react";
import type { ComponentProps } from "react";
import { FormFields } from "~/features/fields/form-fields";
import { type ActivityField, activityFields } from "~/features/master-crm/activities/activity-fields";
import { RecordPage } from "~/http/forms/record-page";
import { DetailsList } from "~/ui/details-list";

type Page = ComponentProps<typeof RecordPage>;
type ActivityPageProps = Pick<Page, "form" | "answer" | "title" | "back" | "action" | "save" | "version"> & {
  fields: Record<Exclude<ActivityField, "version">, FieldMetadata<unknown>>;
  saved?: ComponentProps<typeof DetailsList>["details"];
};

export function ActivityPage({ fields, saved, ...page }: ActivityPageProps) {
  return (
    <RecordPage {...page} saved={saved && <DetailsList details={saved} />}>
      <FormFields list={activityFields} fields={fields} own={{}} focused={!saved && !page.answer} />
    </RecordPage>
  );
}
