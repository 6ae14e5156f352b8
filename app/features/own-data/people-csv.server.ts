import type { Scope } from "~/auth/scope";
import { type CsvColumn, csvText } from "~/features/files/csv-text.server";
import { roleLabel } from "~/features/users/user-roles";
import { listUsers } from "~/features/users/users.server";

type Person = Awaited<ReturnType<typeof listUsers>>["members"][number];

const columns: CsvColumn<Person>[] = [
  { heading: "Name", cell: ({ name }) => name },
  { heading: "Email", cell: ({ email }) => email },
  { heading: "Role", cell: ({ role, is_counter }) => roleLabel(role, is_counter) },
  { heading: "Since", notTyped: true, cell: ({ since }) => since.toISOString().slice(0, 10) },
];

/** The people of the company; a company has at most some dozens. */
export async function* exportPeople(scope: Scope): AsyncGenerator<string> {
  const { members } = await listUsers(scope);
  yield csvText(columns, members, false);
}
