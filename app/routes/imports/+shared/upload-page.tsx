import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { ImportFileField } from "~/features/imports/page/import-fields";
import type { ImportPages } from "~/features/imports/page/import-pages";
import { ImportsTable } from "~/features/imports/page/imports-table";
import type { ImportLine } from "~/features/imports/imports.server";
import type { FormAnswer } from "~/http/forms/form-answer.server";
import { RecordForm } from "~/http/forms/record-form";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Select } from "~/ui/field";
import { Link } from "~/ui/link";
import { Page } from "~/ui/page";

/** Preselected by the link to the page. */
type Chosen = { kind: string; vehicleId: string };

type UploadPageProps = { pages: ImportPages; imports: ImportLine[]; chosen?: Chosen };

export function UploadPage({ pages, imports, chosen }: UploadPageProps) {
  const { title, home, intro, columnsRead, path, countedInList, kinds } = pages;
  return (
    <Page title={title} back={{ to: home.to, label: home.label }}>
      <p>
        {intro} {columnsRead ?? <Link to="/help/imports">Which columns are read</Link>}
      </p>
      <UploadForm pages={pages} chosen={chosen} />
      <ImportsTable imports={imports} path={path} counted={countedInList} withKind={kinds !== undefined} />
    </Page>
  );
}

function UploadForm({ pages: { path, home, kinds }, chosen }: Omit<UploadPageProps, "imports">) {
  const answer = useActionData<FormAnswer>();
  const [form, fields] = useForm<Chosen & { file: string }>({
    id: "import",
    lastResult: answer?.result,
    defaultValue: chosen,
  });
  return (
    <RecordForm form={form} answer={answer} action={path} save="Read the File" multipart>
      {kinds && <Select field={fields.kind} label="What is in the file" required options={kinds} />}
      <ImportFileField field={fields.file} />
      {chosen && <input type="hidden" name="vehicleId" value={fields.vehicleId.initialValue ?? ""} />}
      <ButtonRow>
        <Button>Read the File</Button>
        <ButtonLink to={home.to}>Cancel</ButtonLink>
      </ButtonRow>
    </RecordForm>
  );
}
