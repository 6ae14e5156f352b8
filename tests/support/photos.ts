import sharp from "sharp";
import { makeFormToken } from "~/http/forms/form-token.server";
import { type PostedForm, readForm } from "~/http/forms/read-form.server";
import { addFile } from "~/features/files/files.server";
import { readPhoto } from "~/features/files/photo.server";
import { testDatabase } from "./database";
import { type Member, sessionCookies } from "./people";

/** One color, as a phone would send it. */
export async function photoFile(colour = "#c04020", name = "IMG_0001.jpg"): Promise<File> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
}

export async function ownedPhoto({ scope }: Member, { showsMoney = false } = {}): Promise<string> {
  const photo = await readPhoto(new Uint8Array(await (await photoFile()).arrayBuffer()));
  if ("problem" in photo) throw new Error(photo.problem);
  return addFile(scope, photo, { showsMoney, originalName: "IMG_0001.jpg" });
}

/** As this person's browser posts it, read as every action reads it. */
export async function postedForm(
  { scope }: Member,
  fields: Record<string, string | File>,
  token?: string,
): Promise<PostedForm> {
  const body = new FormData();
  body.set("form_token", token ?? (await makeFormToken(scope.forms)));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { cookie: await sessionCookies(scope.user.id) };
  const request = new Request("http://fleet.test/somewhere", { method: "POST", body, headers });
  return readForm(request, scope, { files: true });
}

export function storedFiles({ accountId }: Member) {
  return testDatabase()
    .owner.selectFrom("files")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}
