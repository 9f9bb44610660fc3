import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { leadMails, leads, mailboxes, projects, relayedMails } from '../../db/schema/index.ts';
import { isRecipientRefused, sendRaw } from '../../outside/mailer.ts';
import { projectChanged } from '../live/project-changed.ts';
import { tokenAddress } from '../mail-tokens.ts';
import { isBlocked } from '../mails/blocked.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { emailPath } from '../projects/project-link.ts';
import { conversationPath } from './inbox.ts';
import { refusedAs } from './refusals.ts';
import type { Relay } from './relays.ts';
import { wholeMail } from './whole-mail.ts';

/**
 * Sends a relayed email, unless it was sent. It's made now, so it has the sender and the signature that work now. Gives up when the recipient
 * is refused, and throws at other failures, so the job tries again.
 */
export async function relayMail(relayId: string): Promise<void> {
  const [relay] = await db()
    .select()
    .from(relayedMails)
    .where(and(eq(relayedMails.id, relayId), eq(relayedMails.state, 'queued')));
  if (!relay) return;
  const host = env().mailIn?.host;
  if (!host) throw new Error('MAIL_HOST isn’t set.');
  if (await isBlocked(relay.recipient)) return giveUp(relayId, refusedAs('recipient-blocked', { recipient: relay.recipient }).message);
  try {
    const raw = await wholeMail(relay, host);
    if (!raw) return await giveUp(relayId, 'The email, its address or this mailbox no longer exists.');
    await sendRaw({ from: tokenAddress('bounce', relay.id, host), to: relay.recipient, raw });
    await db().transaction(async (tx) => {
      await tx
        .update(relayedMails)
        .set({ state: 'sent', error: null, sentAt: sql`now()`, attempts: sql`${relayedMails.attempts} + 1` })
        // It may be back already.
        .where(and(eq(relayedMails.id, relayId), ne(relayedMails.state, 'bounced')));
      await projectChanged(tx, relay.projectId);
    });
  } catch (error) {
    const { message } = error as Error;
    await db()
      .update(relayedMails)
      .set({ error: message, attempts: sql`${relayedMails.attempts} + 1` })
      .where(eq(relayedMails.id, relayId));
    if (isRecipientRefused(error)) return giveUp(relayId, message);
    throw error;
  }
}

/** Marks a relayed email as failed after its last attempt, and tells the owner. */
export async function failRelay(relayId: string): Promise<void> {
  await giveUp(relayId);
}

/**
 * Notes on a relayed email that it came back, and tells the owner if it wasn't delivered for good. A complaint says that it was, and stops what's
 * passed on to its mailbox. Returns its recipient and its kind. Undefined if there's no such email.
 */
export async function returnRelay(
  tx: Connection,
  relayId: string,
  outcome: { isFinal: boolean; detail: string; blocks: 'bounced' | 'complained' | undefined },
): Promise<Pick<Relay, 'recipient' | 'kind'> | undefined> {
  const { isFinal, detail, blocks } = outcome;
  const [relay] = await tx
    .update(relayedMails)
    .set({ error: detail, ...(isFinal && { state: 'bounced' }) })
    .where(eq(relayedMails.id, relayId))
    .returning();
  if (!relay) return undefined;
  if (blocks === 'complained') await stopPassingOn(tx, relay);
  else if (isFinal) await notifyOfFailure(tx, relay);
  await projectChanged(tx, relay.projectId);
  return relay;
}

/** Passes nothing more on to a mailbox whose reader complained, and tells the site's owner. Our own emails still go there. */
async function stopPassingOn(tx: Connection, { id, kind, projectId, recipient }: Relay): Promise<void> {
  if (kind !== 'pass-on') return;
  const [stopped] = await tx
    .update(mailboxes)
    .set({ complainedAt: sql`now()` })
    .where(and(eq(mailboxes.projectId, projectId), eq(mailboxes.address, recipient), isNull(mailboxes.complainedAt)))
    .returning({ id: mailboxes.id });
  if (!stopped) return;
  const [project] = await tx.select({ ownerId: projects.ownerId }).from(projects).where(eq(projects.id, projectId));
  await notifyUser(tx, project?.ownerId ?? null, 'lead', {
    eventKey: `relay-complained:${id}`,
    notification: {
      type: 'warning',
      title: `We no longer pass email on to ${recipient}`,
      message: 'An email that we passed on was marked as spam there. To continue, remove the mailbox and add it again.',
      link: emailPath(projectId),
    },
  });
}

async function giveUp(relayId: string, error?: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [relay] = await tx
      .update(relayedMails)
      .set({ state: 'failed', ...(error !== undefined && { error }) })
      .where(and(eq(relayedMails.id, relayId), eq(relayedMails.state, 'queued')))
      .returning();
    if (!relay) return;
    await notifyOfFailure(tx, relay);
    await projectChanged(tx, relay.projectId);
  });
}

/** Tells a site's owner that an email wasn't delivered. They learn of a mailbox that gets none of them once a day. */
async function notifyOfFailure(tx: Connection, relay: Relay): Promise<void> {
  if (!relay.leadMailId || (relay.kind !== 'answer' && relay.kind !== 'pass-on')) return;
  const [row] = await tx
    .select({ lead: leads, ownerId: projects.ownerId })
    .from(leadMails)
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .innerJoin(projects, eq(projects.id, leads.projectId))
    .where(eq(leadMails.id, relay.leadMailId));
  if (!row) return;
  const isAnswer = relay.kind === 'answer';
  await notifyUser(tx, row.ownerId, 'lead', {
    eventKey: isAnswer ? `relay-failed:${relay.id}` : `relay-failed:${relay.projectId}:${relay.recipient}:${today(new Date())}`,
    notification: {
      type: 'error',
      title: isAnswer ? 'Your answer wasn’t delivered' : 'An email wasn’t passed on',
      message: isAnswer
        ? `We couldn’t deliver it to ${relay.recipient}. The lead says why.`
        : `We couldn’t deliver it to ${relay.recipient}. It’s still in your leads.`,
      link: conversationPath(row.lead),
    },
  });
}
