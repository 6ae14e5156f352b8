import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseForm, readForm, refuseForm } from "~/auth/form.server";
import { requireScope } from "~/auth/require-scope.server";
import { NumberFormFields } from "~/features/inventory/item-number-form";
import { numberProblemText } from "~/features/inventory/item-number-problem";
import { type NumberField, newNumberSchema } from "~/features/inventory/item-number-schema";
import { namedByLine, numberLine, numberNotes } from "~/features/inventory/item-number-words";
import { addNumber, checkNumber, getItemNumbers } from "~/features/inventory/item-numbers.server";
import { NamedByTable, NumbersTable } from "~/features/inventory/numbers-table";
import { ReplacementNotice } from "~/features/inventory/replacement-notice";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { attempt, isCheck, refuse, showChecked } from "~/http/forms/form-answer.server";
import { pageTitle } from "~/http/requests/page-title";
import { readId } from "~/http/requests/read-id.server";
import { RecordForm } from "~/http/forms/record-form";
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
  const parsed = parseForm(form, newNumberSchema);
  if (!parsed.ok) return refuseForm(parsed);
  const typed = scope.may("costs:view") ? parsed.value : { ...parsed.value, lastCost: null };
  return attempt(parsed, "Failed to add number", async () => {
    const day = today(scope.account.timeZone);
    const added = isCheck(form)
      ? await checkNumber(scope, itemId, typed)
      : await addNumber(scope, itemId, { typed, day }, parsed.token);
    if ("problem" in added) return refuse(parsed, "Failed to add number", numberProblemText(added), 409);
    if (!("numberId" in added)) return showChecked(parsed, numberNotes(typed, added.own));
    const [text] = numberNotes(typed, undefined);
    return redirectWithFlash(request, `/inventory/${itemId}/numbers`, {
      kind: "success",
      title: "Number added",
      text,
    });
  });
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
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<NumberField, string>>({ id: "number", lastResult: answer?.result });
  const page = `/inventory/${id}/numbers`;
  return (
    <Card title="Add a Number">
      <RecordForm form={form} answer={answer} action={page} save="Add Number" checks>
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
