import type { FieldMetadata } from "@conform-to/react";

type HiddenAnswersProps = {
  readAt: FieldMetadata<string>;
  given: FieldMetadata<string[]>[];
};

/** What the form began with, and the answers that were given: they are not asked for again. */
export function HiddenAnswers({ readAt, given }: HiddenAnswersProps) {
  return (
    <>
      <input type="hidden" name={readAt.name} value={readAt.initialValue ?? ""} />
      {given.flatMap(({ name, initialValue }) =>
        [initialValue ?? []]
          .flat()
          .map((value, index) => (
            <input key={index} type="hidden" name={`${name}[${index}]`} value={value} />
          )),
      )}
    </>
  );
}
