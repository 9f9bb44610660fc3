import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { emailAddresses, vacationAnswers } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';
import { projectChanged } from '../live/project-changed.ts';
import { businessToday } from '../projects/business-zone.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { refusedAs } from './refusals.ts';
import { catchAll, type Vacation } from './schema.ts';
import { addressOf } from './site.ts';

/** Days in which a sender gets one answer. */
export const answerDays = 7;

/** Sets what an address answers for some days, or stops it with null. A catch-all never answers, since most of its email is spam. */
export async function setVacation(
  ownerId: string,
  projectId: string,
  addressId: string,
  vacation: Vacation | null,
  now = new Date(),
): Promise<Result> {
  return db().transaction(async (tx) => {
    if (!(await lockedProjectOf(tx, ownerId, projectId))) return refusedAs('project-not-found');
    if (vacation && vacation.lastDay < (await businessToday(projectId, now, tx))) return refusedAs('vacation-over');
    const changed = await tx
      .update(emailAddresses)
      .set({ vacation, updatedAt: sql`now()` })
      .where(and(addressOf(projectId, addressId), ne(emailAddresses.localPart, catchAll)))
      .returning({ id: emailAddresses.id });
    await projectChanged(tx, projectId);
    return changed.length > 0 ? { ok: true } : refusedAs('address-not-found');
  });
}

/**
 * What an address answers a sender now. Undefined if its owner isn't away, or the sender got an answer in the last week. The answer counts as
 * given with `tx`, so of two emails that come at once only one gets it.
 */
export async function vacationFor(addressId: string, sender: string, now: Date, tx: Connection = db()): Promise<string | undefined> {
  const [address] = await tx
    .select({ projectId: emailAddresses.projectId, vacation: emailAddresses.vacation })
    .from(emailAddresses)
    .where(eq(emailAddresses.id, addressId));
  if (!address?.vacation) return undefined;
  const { firstDay, lastDay, text } = address.vacation;
  const today = await businessToday(address.projectId, now, tx);
  if (today < firstDay || today > lastDay) return undefined;
  const given = await tx
    .insert(vacationAnswers)
    .values({ addressId, sender: sender.toLowerCase(), answeredAt: now })
    .onConflictDoUpdate({
      target: [vacationAnswers.addressId, vacationAnswers.sender],
      set: { answeredAt: now },
      setWhere: lte(vacationAnswers.answeredAt, new Date(now.getTime() - answerDays * dayMs)),
    })
    .returning({ addressId: vacationAnswers.addressId });
  return given.length > 0 ? text : undefined;
}
