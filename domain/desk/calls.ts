import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { announce } from '../../db/live.ts';
import { contactRequests } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';

/** Staff note that a call that was asked for is arranged. Returns false when it is already, or is no call. */
export async function answerCall(requestId: string, actor: string): Promise<boolean> {
  if (!isId(requestId)) return false;
  return db().transaction(async (tx) => {
    const [call] = await tx
      .update(contactRequests)
      .set({ answeredAt: sql`now()` })
      .where(and(eq(contactRequests.id, requestId), isNotNull(contactRequests.callDay), isNull(contactRequests.answeredAt)))
      .returning({ userId: contactRequests.userId });
    if (!call) return false;
    await recordAudit(tx, { actor, action: 'call.answer', subject: `call:${requestId}` });
    if (call.userId) await announce(tx, { topic: 'user', id: call.userId });
    return true;
  });
}
