import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { cancellations } from '../../db/schema/index.ts';

/** The cancellation of a project that was not taken back, whether it took effect or not. */
export async function openCancellation(tx: Connection, projectId: string): Promise<typeof cancellations.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.projectId, projectId), isNull(cancellations.withdrawnAt)));
  return row;
}
