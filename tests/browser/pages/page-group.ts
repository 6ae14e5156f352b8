import type { Person } from "../../support/people";

export type LookedAt = {
  /** An address whose `:params` the group's own rows fill. */
  at: string;
  /** In dark colors too. */
  dark?: true;
  /** The script makes another page of it, so the one that is served is looked at as well. */
  changedByScript?: true;
  status?: 403 | 404;
};

export type PageGroup = {
  name: string;
  /** Who looks, nobody when left out; cookies of somebody who is not signed in; and the ids of what they look at. */
  prepare: () => Promise<{ person?: Person; cookies?: string[]; params?: Record<string, string> }>;
  pages: (string | LookedAt)[];
};
