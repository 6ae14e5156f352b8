import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "~/http/forms/read-form.server";
import { requireScope } from "~/auth/require-scope.server";
import { saveForm } from "~/http/forms/save-form.server";
import { NumberFormFields } from "~/features/inventory/numbers/item-number-form";
import { numberProblemText } from "~/features/inventory/numbers/item-number-problem";
import {
  type NewNumber,
  type NumberField,
  newNumberSchema,
} from "~/features/inventory/numbers/item-number-schema";
import { namedByLine, numberLine, numberNotes } from "~/features/inventory/numbers/item-number-text";
import { addNumber, checkNumber, getItemNumbers } from "~/features/inventory/numbers/item-numbers.server";
import { NamedByTable, NumbersTable } from "~/features/inventory/numbers/numbers-table";
import { ReplacementNotice } from "~/features/inventory/numbers/replacement-notice";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
import { useRecordForm } from "~/http/forms/record-page";
import { orNotFound } from "~/http/requests/refuse-request.server";
import { StatusPage } from "~/http/requests/status-page";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { Card } from "~/ui/card";
import { Empty } from "~/ui/empty";
import { today } from "~/features/calendar/today";
import { Page } from "~/ui/page";

export const meta = pageTitle("Other Numbers");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "inventory:view", "Please sign in to access inventory");
  const { item, numbers, replacements, namedBy } = orNotFound(
    await getItemNumbers(scope, readId(params.itemId)),
  );
  const seesCost = scope.may("costs:view");
  return {
    id: item.id,
    partNumber: item.part_number,
    description: item.description,
    vendor: item.vendor,
    lines: numbers.map((row) => numberLine(row, { page: `/inventory/${item.id}/numbers`, seesCost })),
    replacements,
    namedBy: namedBy.map(namedByLine),
    seesCost,
    mayModify: scope.may("inventory:modify") && item.archived_at === null,
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "inventory:modify", "Please sign in to access inventory");
  const itemId = readId(params.itemId);
  const form = await readForm(request, scope);
  const seen = (typed: NewNumber) => (scope.may("costs:view") ? typed : { ...typed, lastCost: null });
  return saveForm(
    form,
    {
      schema: newNumberSchema,
      failure: "Failed to add number",
      check: async (typed) => {
        const checked = await checkNumber(scope, itemId, seen(typed));
        if ("problem" in checked) return numberProblemText(checked);
        return { notes: numberNotes(seen(typed), checked.own) };
      },
    },
    async (typed, token) => {
      const day = today(scope.account.timeZone);
      const added = await addNumber(scope, itemId, { typed: seen(typed), day }, token);
      if ("problem" in added) return numberProblemText(added);
      const [text] = numberNotes(seen(typed), undefined);
      const flash = { kind: "success", title: "Number added", text } as const;
      return redirectWithFlash(request, `/inventory/${itemId}/numbers`, flash);
    },
  );
}

export default function ItemNumbersPage() {
  const { id, partNumber, description, lines, replacements, namedBy, seesCost, mayModify } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={`Other Numbers of ${partNumber}`}
      back={{ to: `/inventory/${id}`, label: "Back to the part" }}
    >
      {description && <p>{description}</p>}
      <ReplacementNotice chain={replacements} />
      {lines.length === 0 && (
        <Empty title="No other numbers yet">
          <p>
            With them the search finds this part by other makers&apos; numbers, old numbers and bar codes.
          </p>
        </Empty>
      )}
      {lines.length > 0 && <NumbersTable lines={lines} seesCost={seesCost} mayModify={mayModify} />}
      {namedBy.length > 0 && <NamedByTable lines={namedBy} />}
      {mayModify && <AddNumber />}
    </Page>
  );
}

function AddNumber() {
  const { id, vendor, seesCost } = useLoaderData<typeof loader>();
  const { form, fields, answer } = useRecordForm<Record<NumberField, string>>("number");
  const page = `/inventory/${id}/numbers`;
  return (
    <Card title="Add a Number">
      <RecordForm form={form} answer={answer} action={page} save="Add Number">
        <NumberFormFields fields={fields} seesCost={seesCost} vendor={vendor} />
        <ButtonRow>
          <Button>Add Number</Button>
          <ButtonLink to={`/inventory/${id}`}>Cancel</ButtonLink>
        </ButtonRow>
      </RecordForm>
    </Card>
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Failed to load inventory" />;
}
