export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}
