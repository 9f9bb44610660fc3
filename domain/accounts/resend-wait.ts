import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';

/** product.md section 5: a wait of 60 s between two mails that verify an email. */
const waitMs = 60_000;

/** Seconds until the mail that verifies an email may be asked for again; 0 when it may be now. */
export async function secondsToResend(email: string, now: Date = new Date()): Promise<number> {
  const [last] = await db()
    .select({ at: mails.createdAt })
    .from(mails)
    .where(
      and(
        inArray(mails.state, ['queued', 'sent', 'failed']),
        gt(mails.createdAt, new Date(now.getTime() - waitMs)),
        eq(mails.template, 'verify-email'),
        eq(mails.recipient, email),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last ? Math.max(0, Math.ceil((last.at.getTime() + waitMs - now.getTime()) / 1000)) : 0;
}
