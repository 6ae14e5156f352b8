/**
 * Does nothing any more: databases made since 2026-11-28 have what it did from the inventory's own migrations. It stays because databases
 * made before remember that it ran. What those still lack comes with 20261129T000300-inventory-catch-up.
 */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
