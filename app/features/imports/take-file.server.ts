import type { PostedForm } from "~/http/forms/read-form.server";
import { plainWords } from "~/http/requests/plain-text";

/** The posted file. Its digest replaces it among the fields, so that another file is another post. */
export async function takeFile(
  form: PostedForm,
): Promise<{ fileName: string; bytes: Uint8Array } | undefined> {
  const file = form.fields.get("file");
  form.fields.delete("file");
  if (!(file instanceof File) || file.size === 0) {
    form.refused = { title: "Validation Error", fieldErrors: { file: ["Choose a file"] } };
    return undefined;
  }
  form.fields.set("digest", form.fileHashes.get(file) ?? "");
  return { fileName: plainWords(file.name), bytes: new Uint8Array(await file.arrayBuffer()) };
}
