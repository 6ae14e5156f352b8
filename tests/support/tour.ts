import { testDatabase } from "./database";
import type { Person } from "./people";

/** As after signing up. */
export async function showTour({ userId }: Pick<Person, "userId">): Promise<void> {
  await testDatabase()
    .owner.updateTable("profiles")
    .set({ shows_tour: true })
    .where("id", "=", userId)
    .execute();
}
