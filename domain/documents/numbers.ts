import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { documentNumbers } from '../../db/schema/index.ts';
import type { Series } from './schema.ts';

/**
 * The next number of a series, from 1 on. Its row stays locked until `tx` ends: a transaction that fails gives its number
 * back, so no number is left out and none is given twice.
 */
export async function nextNumber(tx: Connection, series: Series): Promise<number> {
  const [row] = await tx
    .insert(documentNumbers)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: documentNumbers.series, set: { last: sql`${documentNumbers.last} + 1` } })
    .returning({ last: documentNumbers.last });
  if (!row) throw new Error('The document got no number.');
  return row.last;
}
