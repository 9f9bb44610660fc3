import type { Query } from './client.ts';
import { journalOf } from './migrate.ts';

/** How a database's tables compare with the migrations of this release. */
export interface MigrationState {
  /** Names of migrations that the database lacks. */
  pending: string[];
  /** True for a database without any tables of ours. */
  isEmpty: boolean;
  /** True if a newer release has migrated it. */
  isNewer: boolean;
}

/** Reads which migrations a database has had. drizzle-orm goes by the time of the last one. */
export async function migrationState(query: Query): Promise<MigrationState> {
  const { entries } = journalOf();
  const [table] = await query<{ there: boolean }>("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  const [newest] = table?.there
    ? await query<{ last: string | null }>('select max(created_at) as last from drizzle.__drizzle_migrations')
    : [];
  const last = Number(newest?.last ?? 0);
  return {
    pending: entries.filter(({ when }) => when > last).map(({ tag }) => tag),
    isEmpty: last === 0,
    isNewer: last > Math.max(...entries.map(({ when }) => when)),
  };
}
