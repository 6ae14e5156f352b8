import type { ReactNode } from "react";
import { ChangesList } from "~/features/changes/changes-list";
import { PhotoLink } from "~/features/files/photo-link";
import { ButtonLink } from "~/ui/button";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import type { recordPage } from "./record-page.server";

type VehicleRecordPageProps = {
  title: string;
  /** Of the cross, which closes to the list. */
  back: string;
  record: Awaited<ReturnType<typeof recordPage>>;
  details: ReactNode;
  photo?: { id: string | null; description: string };
  /** Below the details. */
  children?: ReactNode;
};

export function VehicleRecordPage({ title, back, record, details, photo, children }: VehicleRecordPageProps) {
  const { list, page, vehicle, changes, removed, mayModify } = record;
  const actions = mayModify && (
    <>
      <ButtonLink to={`${page}/edit`}>Edit</ButtonLink>
      <ButtonLink to={`${page}/remove`} variant="quiet">
        Remove
      </ButtonLink>
    </>
  );
  return (
    <DialogPage title={title} close={{ to: list, label: back }} actions={actions}>
      <p>{vehicle}</p>
      {removed && (
        <Notice kind="info" title={`Removed on ${removed}`}>
          It is kept in the vehicle&apos;s history, and does not count.
        </Notice>
      )}
      {details}
      {photo?.id && <PhotoLink id={photo.id} description={photo.description} />}
      {children}
      <ChangesList changes={changes} />
    </DialogPage>
  );
}
