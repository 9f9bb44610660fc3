import { env } from '../../base/env.ts';
import { closeDatabase, openDatabase } from '../../db/connect.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { migrateDatabase } from '../../db/migrate.ts';

/** Starts the database of the bench's data folder, migrates and opens it. */
export async function openBenchDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const { url, stop } = await startEmbedded(env().dataDir);
  await migrateDatabase(url);
  openDatabase(url);
  return {
    url,
    close: async () => {
      await closeDatabase();
      await stop();
    },
  };
}
