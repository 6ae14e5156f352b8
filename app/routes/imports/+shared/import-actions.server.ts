import { redirect } from "@remix-run/node";
import { z } from "zod";
import { parseForm, readForm, refuseForm, staleButton } from "~/http/forms/read-form.server";
import type { Scope } from "~/auth/scope";
import { version } from "~/features/amounts/amount-fields";
import type { ImportSection } from "~/features/import-kinds/import-kinds.server";
import type { ImportFile } from "~/features/imports/imports.server";
import { getImport, listImports, startImport, updateSettings } from "~/features/imports/imports.server";
import { chosenSettings } from "~/features/imports/import-schema";
import { howItIsRead } from "~/features/imports/page/how-it-is-read";
import { alreadyImported, notImported, notUndone } from "~/features/imports/page/import-messages";
import { takeFile } from "~/features/imports/take-file.server";
import { attemptButton } from "~/http/forms/attempt-button.server";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { readId } from "~/http/requests/read-id.server";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { formatTime } from "~/ui/format";

export function filesOf<Own extends object, Posted extends object>(
  scope: Scope,
  { kinds }: ImportSection<Own, Posted>,
) {
  return listImports(
    scope,
    kinds.map(({ files }) => files.name),
  );
}

export async function readUpload<Own extends object, Posted extends object>(
  request: Request,
  scope: Scope,
  { pages, kinds, upload }: ImportSection<Own, Posted>,
) {
  const form = await readForm(request, scope, { files: true });
  const file = await takeFile(form);
  const parsed = parseForm(form, upload);
  if ("problem" in parsed || !file) return refuseForm(parsed as Extract<typeof parsed, { problem: object }>);
  return attempt(parsed, "Failed to read the file", async () => {
    const kind = kinds.find(({ files }) => files.name === parsed.value.kind)!;
    const own = kind.firstSettings(parsed.value);
    const started = await startImport(scope, { kind: kind.files, own, ...file }, parsed.token);
    if ("problem" in started) {
      const texts = [started.problem, "Nothing was imported. Choose the file again."];
      return refuse(parsed, "This file cannot be imported", { fieldErrors: { file: texts } }, 400);
    }
    return redirect(`${pages.path}/${started.importId}`, 303);
  });
}

export async function filePage<Own extends object, Posted extends object>(
  scope: Scope,
  section: ImportSection<Own, Posted>,
  importId: string | undefined,
) {
  const { kind, file } = await findFile(scope, section, readId(importId));
  if (file.state === "draft") {
    const { table, ...preview } = await kind.preview(scope, file);
    return { draft: { ...howItIsRead(kind.files, file, table), ...preview }, done: null };
  }
  const done = {
    id: file.id,
    fileName: file.file_name,
    written: file.written,
    state: file.state,
    time: formatTime(file.undone_at ?? file.confirmed_at!, scope.account.timeZone),
    kept: file.state === "undone" ? await kind.listKept?.(scope, file) : undefined,
  };
  return { draft: null, done };
}

export type DraftPageData = NonNullable<Awaited<ReturnType<typeof filePage>>["draft"]>;
export type DonePageData = NonNullable<Awaited<ReturnType<typeof filePage>>["done"]>;

/** Reads the file with the posted settings; writes nothing. */
export async function readAgain<Own extends object, Posted extends object>(
  request: Request,
  scope: Scope,
  section: ImportSection<Own, Posted>,
  importId: string | undefined,
) {
  const id = readId(importId);
  const parsed = parseForm(await readForm(request, scope), section.settings);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "Failed to read the file", async () => {
    const { kind, file } = await findFile(scope, section, id);
    if (file.state !== "draft")
      return redirectWithFlash(request, `${section.pages.path}/${id}`, alreadyImported);
    const own = await kind.changedSettings(file, parsed.value);
    await updateSettings(scope, id, { ...chosenSettings(kind.files, file.settings, parsed.value), ...own });
    return redirect(`${section.pages.path}/${id}`, 303);
  });
}

/** Without a fingerprint, the post did not come from a preview. */
const shownSchema = z.object({ version, fingerprint: z.string().default("") });

export async function confirmFile<Own extends object, Posted extends object>(
  request: Request,
  scope: Scope,
  section: ImportSection<Own, Posted>,
  importId: string | undefined,
) {
  const { kind, file } = await findFile(scope, section, readId(importId));
  const back = `${section.pages.path}/${file.id}`;
  const parsed = parseForm(await readForm(request, scope), shownSchema);
  if ("problem" in parsed) return redirectWithFlash(request, back, staleButton);
  return attemptButton(request, back, notImported, () =>
    kind.confirm(scope, file, parsed.value, parsed.token),
  );
}

export async function undoFile<Own extends object, Posted extends object>(
  request: Request,
  scope: Scope,
  section: ImportSection<Own, Posted>,
  importId: string | undefined,
) {
  const { kind, file } = await findFile(scope, section, readId(importId));
  const back = `${section.pages.path}/${file.id}`;
  const parsed = parseForm(await readForm(request, scope), z.object({}));
  if ("problem" in parsed) return redirectWithFlash(request, back, staleButton);
  return attemptButton(request, back, notUndone, () => kind.undo(scope, file, parsed.token));
}

async function findFile<Own extends object, Posted extends object>(
  scope: Scope,
  { kinds }: ImportSection<Own, Posted>,
  id: string,
) {
  const names = kinds.map(({ files }) => files.name);
  const file: ImportFile<Own> = orNotFound(await getImport<Own>(scope, names, id));
  return { file, kind: kinds.find(({ files }) => files.name === file.kind)! };
}
