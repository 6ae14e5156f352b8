/** What happens on each day, by days ago, so that the stock of a year moves in the order of its days. What a day plans for itself comes last on it. */
export type Agenda = Map<number, (() => void)[]>;

export function plan(agenda: Agenda, daysAgo: number, happens: () => void): void {
  const ofDay = agenda.get(daysAgo);
  if (ofDay) ofDay.push(happens);
  else agenda.set(daysAgo, [happens]);
}
