export interface MigrationHashesTable {
  name: string;
  hash: string;
}
