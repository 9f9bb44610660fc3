import { eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { auditLog, users } from '../../db/schema/index.ts';

/** What staff did to one subject (`order:<id>` and the like), oldest first, with the name of who did it when they have an account. */
export async function auditOf(subject: string) {
  return db()
    .select({
      id: auditLog.id,
      actor: auditLog.actor,
      who: users.name,
      action: auditLog.action,
      reason: sql<string>`coalesce(${auditLog.detail}->>'reason', '')`,
      requestId: auditLog.requestId,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .leftJoin(users, sql`${auditLog.actor} = 'admin:' || ${users.id}`)
    .where(eq(auditLog.subject, subject))
    .orderBy(auditLog.id);
}
