import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type LinkKind, answerAddressLink, findAddressLink } from "~/auth/address-change.server";
import { visitor } from "~/auth/form-holder.server";
import { addressLinkSchema } from "~/features/accounts/sign-in-schema";
import { attempt, refuse } from "~/http/forms/form-answer.server";
import { makeFormToken } from "~/http/forms/form-token.server";
import { PostForm } from "~/http/forms/post-form";
import { parseForm, readForm, refuseForm } from "~/http/forms/read-form.server";
import { Refusal } from "~/http/forms/refusal";
import { redirectWithFlash } from "~/http/requests/flash.server";
import { pageTitle } from "~/http/requests/page-title";
import { PageMessages } from "~/root";
import { Button, ButtonLink, ButtonRow } from "~/ui/button";
import { DetailsList } from "~/ui/details-list";
import { DialogPage } from "~/ui/dialog-page";
import { Notice } from "~/ui/notice";
import { Shell } from "~/ui/shell";
import { addressAnswered, addressProblem } from "./+shared/address-text";

export const meta = pageTitle("Change of Address");

/** Opening the link changes nothing: mail programs open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await findAddressLink(token);
  const formToken = await makeFormToken(visitor.forms);
  if (!found) return { token, formToken, link: undefined };
  const { old_email: oldEmail, new_email: newEmail, changed_at: changedAt } = found.change;
  return { token, formToken, link: { kind: found.kind, oldEmail, newEmail, isChanged: changedAt !== null } };
}

export async function action({ request }: ActionFunctionArgs) {
  const parsed = parseForm(await readForm(request, visitor), addressLinkSchema);
  if ("problem" in parsed) return refuseForm(parsed);
  return attempt(parsed, "The address could not be changed", async () => {
    const answered = await answerAddressLink(parsed.value.token, parsed.token);
    if ("problem" in answered)
      return refuse(parsed, "Nothing was changed", { formErrors: [addressProblem[answered.problem]] }, 409);
    const { to, ...flash } = addressAnswered(answered);
    return redirectWithFlash(request, to, flash);
  });
}

const questions: Record<LinkKind, { text: string; button: string }> = {
  new: { text: "Sign in with the new address from now on?", button: "Confirm the New Address" },
  old: { text: "Give up the old address, and sign in with the new one?", button: "Confirm the Change" },
  undo: { text: "Keep the old address?", button: "Keep the Old Address" },
};

export default function AddressPage() {
  const { link, token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form] = useForm({ id: "address", lastResult: answer?.result });
  return (
    <Shell brandTo="/" message={<PageMessages />}>
      <DialogPage title="Change of Address" close={{ to: "/", label: "Back to the home page" }}>
        {!link && !answer && (
          <Notice kind="warning" title="This link no longer works">
            It was used already, or is too old, or the change was called off.
          </Notice>
        )}
        <PostForm id={form.id} action={`/auth/address?token=${encodeURIComponent(token)}`}>
          <Refusal form={form} answer={answer} />
          {link && <Asked {...link} />}
          <input type="hidden" name="token" value={token} />
          <ButtonRow>
            {link && (
              <Button variant={link.kind === "undo" && link.isChanged ? "danger" : "primary"}>
                {questions[link.kind].button}
              </Button>
            )}
            <ButtonLink to="/auth?tab=signin">To the sign-in</ButtonLink>
          </ButtonRow>
        </PostForm>
      </DialogPage>
    </Shell>
  );
}

type AskedProps = { kind: LinkKind; oldEmail: string; newEmail: string; isChanged: boolean };

function Asked({ kind, oldEmail, newEmail, isChanged }: AskedProps) {
  return (
    <>
      <DetailsList
        details={[
          { label: "Old address", value: oldEmail },
          { label: "New address", value: newEmail },
        ]}
      />
      <p>{questions[kind].text}</p>
      {kind === "undo" && isChanged && (
        <p>The change was made. Undoing it signs out every browser, and you choose a new password next.</p>
      )}
    </>
  );
}
