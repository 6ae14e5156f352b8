import type { FieldMetadata } from "@conform-to/react";
import { Choice } from "~/ui/choice";
import { FileField } from "~/ui/field";
import { PhotoLink } from "./photo-link";
import type { PhotoFieldName } from "./photo-schema";

type PhotoFieldProps = {
  fields: Record<PhotoFieldName, FieldMetadata<unknown>>;
  label?: string;
  noun?: keyof typeof kinds;
};

const kinds = {
  photo: {
    hint: "JPEG, PNG, WebP or GIF, up to 10 MB",
    accept: "image/jpeg,image/png,image/webp,image/gif",
  },
  logo: {
    hint: "JPEG, PNG, WebP, GIF, TIFF or AVIF, up to 2 MB; 200 x 200 pixels is recommended",
    accept: "image/jpeg,image/png,image/webp,image/gif,image/tiff,image/avif",
  },
};

/** A photo, which the form keeps once it was sent (keepPhoto). The form needs `encType="multipart/form-data"`. */
export function PhotoField({ fields, label = "Photo", noun = "photo" }: PhotoFieldProps) {
  const { photo, photoId } = fields;
  const kept = typeof photoId.initialValue === "string" ? photoId.initialValue : "";
  return (
    <>
      {kept && (
        <div className="photo-kept">
          <PhotoLink id={kept} description={`${label}, kept with this form`} newWindow />
          <Choice name="removePhoto" label={`Remove this ${noun}`} />
        </div>
      )}
      <FileField
        // A file that was kept or refused is not sent again.
        key={`${kept} ${photo.errors?.join()}`}
        field={photo}
        label={kept ? `Another ${noun} instead` : label}
        {...kinds[noun]}
      />
      <input type="hidden" name={photoId.name} value={kept} />
    </>
  );
}
