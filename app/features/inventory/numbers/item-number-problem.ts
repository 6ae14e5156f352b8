export type NumberProblem =
  | { problem: "gone" }
  | { problem: "unreadable" }
  | { problem: "own-number" }
  | { problem: "there-already" }
  | { problem: "circle"; chain: string[] }
  | { problem: "bar-code-taken"; itemId: string; partNumber: string };

export function numberProblemText(problem: NumberProblem) {
  if (problem.problem === "gone")
    return {
      formErrors: ["Somebody deleted this part. Nothing was saved. What you typed is still here."],
    };
  const link =
    problem.problem === "bar-code-taken"
      ? { to: `/inventory/${problem.itemId}`, label: `Open ${problem.partNumber}` }
      : undefined;
  return { fieldErrors: { number: [textOf(problem)] }, link };
}

function textOf(problem: Exclude<NumberProblem, { problem: "gone" }>): string {
  switch (problem.problem) {
    case "unreadable":
      return "Number needs a letter, or a digit other than 0";
    case "own-number":
      return "This is the part's own number";
    case "there-already":
      return "This part has this number already";
    case "circle":
      return `This would go around in a circle: ${problem.chain.join(" → ")}`;
    case "bar-code-taken":
      return `This code opens ${problem.partNumber} already`;
  }
}
