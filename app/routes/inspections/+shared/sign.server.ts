import type { z } from "zod";
import type { PostedForm } from "~/http/forms/read-form.server";
import { type Refused, saveForm } from "~/http/forms/save-form.server";
import type { Scope } from "~/auth/scope";
import { type Signer, type TypedSignature, signerOf, signsAs } from "~/features/inspections/signature";
import { signatureProblemText } from "~/features/inspections/signature-problem";
import type { SignatureProblem } from "~/features/inspections/inspection-signatures.server";
import { refuseRequest } from "~/http/requests/refuse-request.server";

type SignOptions<S extends z.ZodType<TypedSignature>> = {
  schema: (signer: Signer) => (posted: FormData) => S;
  failure: string;
  /** For a form that signs for more than one thing: " for 2 of the defects". */
  signsFor?: (typed: z.output<S>) => string;
};

/** The form says what the signature means before it is signed. */
export function signForm<S extends z.ZodType<TypedSignature>>(
  scope: Scope,
  form: PostedForm,
  { schema, failure, signsFor = () => "" }: SignOptions<S>,
  sign: Parameters<typeof saveForm<S>>[2],
) {
  const signer = signerOf(scope);
  const check = (typed: z.output<S>) => ({
    notes: [`${signsAs(signer, typed)}${signsFor(typed)}. It cannot be changed afterwards.`],
  });
  return saveForm(form, { schema: schema(signer), failure, check }, sign);
}

export function actRefusal(scope: Scope, problem: SignatureProblem): Refused {
  if (problem.problem === "no-report") return refuseRequest(404);
  return { formErrors: [signatureProblemText(problem, scope.account.timeZone)] };
}
