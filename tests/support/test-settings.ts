/** The product's settings in tests. */
export const testSettings = {
  CRON: "0",
  VIN_ONLINE: "never",
  LOG_LEVEL: "silent",
  MASTER_EMAIL: "master@example.com",
};
