import { thinRecords } from '../domain/retention/retention.ts';

/** Thins records that are older than they are kept. */
export default async function thinRecordsJob(): Promise<void> {
  await thinRecords();
}
