export type PersonChoice = { value: string; label: string };

/** Each person once, by id, with every name that they had: whoever gives another name stays the same person. */
export function personChoices(found: { userId: string; author: string }[]): PersonChoice[] {
  const names = new Map<string, Set<string>>();
  for (const { userId, author } of found) names.set(userId, (names.get(userId) ?? new Set()).add(author));
  return [...names].map(([value, authors]) => ({ value, label: [...authors].join(", ") }));
}

/** With the person who is asked for, who may have done nothing in these days. */
export function withAsked(people: PersonChoice[], userId: string | undefined): PersonChoice[] {
  if (!userId || people.some(({ value }) => value === userId)) return people;
  return [...people, { value: userId, label: "Somebody who did nothing in these days" }];
}

/** With those who wrote something and are no longer among the people. */
export function withFormer(
  people: PersonChoice[],
  wrote: { userId: string | null; author: string }[],
): PersonChoice[] {
  const isFormer = (one: {
    userId: string | null;
    author: string;
  }): one is { userId: string; author: string } =>
    one.userId !== null && !people.some(({ value }) => value === one.userId);
  return [...people, ...personChoices(wrote.filter(isFormer))];
}
