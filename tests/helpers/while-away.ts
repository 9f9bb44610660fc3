import { closeDatabase, openDatabase } from '../../db/connect.ts';
import type { TestDatabase } from './database.ts';

/** Calls `work` while the database can't be reached. */
export async function whileAway<Result>(database: TestDatabase, work: () => Promise<Result>): Promise<Result> {
  await closeDatabase();
  openDatabase('postgres://sunup@127.0.0.1:1/sunup');
  try {
    return await work();
  } finally {
    await closeDatabase();
    database.open();
  }
}
