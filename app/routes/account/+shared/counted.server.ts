import { type Attempt, beginAttempt, forgetAttempt, waitMessage } from "~/auth/attempts.server";
import { wrongCode } from "~/features/accounts/code-text";
import type { Scope } from "~/auth/scope";
import type { Refused } from "~/http/forms/save-form.server";

const wrongPassword = "This is not your current password";

/** Guesses of the password and of codes are counted with those at sign-in. Only a wrong one is kept. */
export async function counted<T extends object>(
  scope: Scope,
  request: Request,
  run: () => Promise<T>,
): Promise<T | { problem: "wait"; minutes: number }> {
  const password = await beginAttempt("sign-in", scope.user.email, request);
  if ("problem" in password) return password;
  const code = await beginAttempt("second-step", scope.user.email, request);
  if ("problem" in code) {
    await forget(password);
    return code;
  }
  const result = await run();
  const problem = "problem" in result ? result.problem : undefined;
  if (problem !== "wrong-password") await forget(password);
  if (problem !== "wrong-code") await forget(code);
  return result;
}

async function forget(attempt: Attempt): Promise<void> {
  if ("id" in attempt) await forgetAttempt(attempt.id);
}

type Guess = { problem: "wait"; minutes: number } | { problem: "wrong-password" } | { problem: "wrong-code" };

export function guessRefused(guess: Guess): Refused {
  if (guess.problem === "wait") return { formErrors: [waitMessage(guess.minutes)], status: 429 };
  if (guess.problem === "wrong-password") return { fieldErrors: { password: [wrongPassword] }, status: 400 };
  return { fieldErrors: { code: [wrongCode] }, status: 400 };
}
