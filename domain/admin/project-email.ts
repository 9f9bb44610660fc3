import { and, eq, inArray, max } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { incomingMails, relayedMails } from '../../db/schema/index.ts';
import { addressesOf, receivedDomain } from '../email-addresses/queries.ts';
import { shownName } from '../own-domains/name.ts';

/** A project's email for Admin: its addresses with their mailboxes, and when email last came in and went out. Undefined if we receive none for it. */
export async function projectEmail(projectId: string) {
  const domain = await receivedDomain(projectId);
  if (!domain) return undefined;
  const [addresses, [cameIn], [wentOut]] = await Promise.all([
    addressesOf(projectId),
    db()
      .select({ at: max(incomingMails.createdAt) })
      .from(incomingMails)
      .where(eq(incomingMails.projectId, projectId)),
    db()
      .select({ at: max(relayedMails.sentAt) })
      .from(relayedMails)
      .where(and(eq(relayedMails.projectId, projectId), inArray(relayedMails.kind, ['pass-on', 'answer', 'vacation']))),
  ]);
  return { domain: shownName(domain), addresses, lastIn: cameIn?.at ?? null, lastOut: wentOut?.at ?? null };
}
