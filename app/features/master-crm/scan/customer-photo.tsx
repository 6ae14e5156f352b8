import { PhotoLink } from "~/features/files/photo-link";

/** What a customer was added from; nothing without a photo. */
export function CustomerPhoto({ photoId }: { photoId: string | null }) {
  return photoId === null ? null : <PhotoLink id={photoId} description="Photo that it was added from" />;
}
