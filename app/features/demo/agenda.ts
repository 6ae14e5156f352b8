/** What happens on each day, by days ago, so that the stock of a year moves in the order of its days. */
export type Agenda = Map<number, (() => void)[]>;

export function plan(agenda: Agenda, daysAgo: number, happens: () => void): void {
  agenda.set(daysAgo, [...(agenda.get(daysAgo) ?? []), happens]);
}
