import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireScope } from "~/auth/require-scope.server";
import { assignUnit, listUnitsOf } from "~/features/users/drivers.server";
import { unitSchema } from "~/features/users/user-schemas";
import { PostForm } from "~/http/forms/post-form";
import { readForm } from "~/http/forms/read-form.server";
import { RecordPage, useRecordForm } from "~/http/forms/record-page";
import { saveForm } from "~/http/forms/save-form.server";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { StatusPage } from "~/http/requests/status-page";
import { Button } from "~/ui/button";
import { EmailAddress } from "~/ui/email-address";
import { Field } from "~/ui/field";
import { Table, TypedLink } from "~/ui/table";
import { memberOf } from "./+shared/member.server";

export const meta = pageTitle("Assign Units");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const { member, title, page } = await memberOf(scope, params);
  return { title, page, units: await listUnitsOf(scope, member.id) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const scope = await requireScope(request, "users:manage");
  const { member } = await memberOf(scope, params);
  const form = await readForm(request, scope);
  const asked = { schema: unitSchema, failure: "Failed to assign the unit" };
  return saveForm(form, asked, async ({ unit }) => {
    const done = await assignUnit(scope, member.id, unit);
    if ("problem" in done) return { fieldErrors: { unit: [texts[done.problem]] } };
    return redirectWithFlash(request, `/account/users/${member.id}/units`, {
      kind: "success",
      title: "Unit assigned",
    });
  });
}

const texts = {
  "unknown-unit":
    "No vehicle in service, or more than one, has this number. Type the whole unit number or VIN.",
  gone: "This person is not in your company any more",
  "too-many": "A person has at most 200 units",
};

export default function UserUnitsPage() {
  const { title, page, units } = useLoaderData<typeof loader>();
  const { fields, ...record } = useRecordForm<{ unit: string }>("units");
  return (
    <RecordPage
      {...record}
      title={
        <>
          Units of <EmailAddress text={title} />
        </>
      }
      back={{ to: page, label: "Back to the user" }}
      action={`${page}/units`}
      save="Assign Unit"
      cancel="Done"
      after={units.length > 0 && <Assigned />}
    >
      <Field field={fields.unit} label="Unit number or last 6 of VIN" required maxLength={50} />
    </RecordPage>
  );
}

function Assigned() {
  const { page, units } = useLoaderData<typeof loader>();
  return (
    <Table
      caption="Assigned units"
      rows={units}
      rowKey={({ id }) => id}
      columns={[
        { heading: "Unit", cell: ({ id, label }) => <TypedLink to={`/fleet-data/${id}`}>{label}</TypedLink> },
        {
          heading: "Actions",
          cell: ({ id, label }) => (
            <PostForm action={`${page}/units/${id}/take-away`}>
              <Button variant="secondary" about={label}>
                Take Away
              </Button>
            </PostForm>
          ),
        },
      ]}
    />
  );
}

export function ErrorBoundary() {
  return <StatusPage failure="Error loading users" />;
}
