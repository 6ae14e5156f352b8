import { useActionData, useMatches } from "@remix-run/react";
import type { FormHTMLAttributes } from "react";

/**
 * Every form that changes something. Its one-time token makes a second post harmless. It must name its action: after a `formaction` post
 * it would otherwise post to that URL.
 */
export function PostForm({
  action,
  children,
  ...rest
}: Omit<FormHTMLAttributes<HTMLFormElement>, "method"> & { action: string }) {
  return (
    <form method="post" action={action} noValidate {...rest}>
      <input type="hidden" name="form_token" value={useFormToken()} />
      {children}
    </form>
  );
}

type WithToken = { formToken?: string } | undefined;

/** Keeps the posted token while it is valid: after a failure, nobody can be sure that nothing was saved. */
function useFormToken(): string {
  const answer = useActionData<WithToken>();
  const matches = useMatches();
  if (answer?.formToken) return answer.formToken;
  const match = [...matches].reverse().find(({ data }) => (data as WithToken)?.formToken);
  return (match?.data as WithToken)?.formToken ?? "";
}
