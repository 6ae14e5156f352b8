import type { AccountsTable } from "./tables/accounts";
import type { AttemptsTable } from "./tables/attempts";
import type { FormPostsTable } from "./tables/form_posts";
import type { HeldPostsTable } from "./tables/held_posts";
import type { InstallationTable } from "./tables/installation";
import type { MailsTable } from "./tables/mails";
import type { OperatorActionsTable } from "./tables/operator_actions";
import type { PasswordResetsTable } from "./tables/password_resets";
import type { ProfilesTable } from "./tables/profiles";
import type { SessionsTable } from "./tables/sessions";
import type { UsersTable } from "./tables/users";
import type { VehicleCountsTable } from "./tables/vehicle_counts";
import type { VehiclesTable } from "./tables/vehicles";
import type { VpicPatternTable } from "./tables/vpic_pattern";
import type { VpicStampTable } from "./tables/vpic_stamp";
import type { VpicWmiTable } from "./tables/vpic_wmi";
import type { VpicWmiSchemaTable } from "./tables/vpic_wmi_schema";

export interface Database {
  accounts: AccountsTable;
  attempts: AttemptsTable;
  form_posts: FormPostsTable;
  held_posts: HeldPostsTable;
  installation: InstallationTable;
  mails: MailsTable;
  operator_actions: OperatorActionsTable;
  password_resets: PasswordResetsTable;
  profiles: ProfilesTable;
  sessions: SessionsTable;
  users: UsersTable;
  vehicle_counts: VehicleCountsTable;
  vehicles: VehiclesTable;
  vpic_pattern: VpicPatternTable;
  vpic_stamp: VpicStampTable;
  vpic_wmi: VpicWmiTable;
  vpic_wmi_schema: VpicWmiSchemaTable;
}
