import { thinRecords } from '../domain/retention/retention.ts';

/** Deletes or empties records that are past their retention period. */
export default async function thinRecordsJob(): Promise<void> {
  await thinRecords();
}
