import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { domainClaims, emailDomains, senderTests } from '../../db/schema/index.ts';
import { type SigningKey, signed } from '../../outside/mail-in/rewrite.ts';
import { addressIn, isRefusedForGood, sendRaw } from '../../outside/mailer.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Incoming } from '../correspondence/conversations.ts';
import type { Taken } from '../correspondence/receive.ts';
import { domainOfSender } from '../email-domains/operator.ts';
import { signingKeyOf } from '../email-domains/queries.ts';
import { withinLimit } from '../limits/limits.ts';
import { tokenAddress } from '../mail-tokens.ts';
import { changeSetting, changeSettings, readSettings } from '../settings/settings.ts';
import { refusedAs } from './refusals.ts';

/** A server that checks for spam may take a while until it has accepted an email. */
const sendingMs = 30_000;
/** Tests that the screen shows, and domains to choose from. */
const shown = 6;
const mostDomains = 50;

/** Whether a test can come back in. */
export function isWayIn(): boolean {
  return env().mailIn !== undefined;
}

/** The domain that our own emails are sent as. */
export function senderDomain(): string {
  return domainOfSender(env().mailFrom);
}

/** Some owners' domains whose records are all right, so a test can be sent as one of them. Which one doesn't matter. */
export async function domainsToTest(): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ domain: domainClaims.domain })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(isNotNull(emailDomains.readyAt), eq(emailDomains.provider, 'us')))
    .orderBy(domainClaims.domain)
    .limit(mostDomains);
  return rows.map(({ domain }) => domain);
}

/**
 * Sends an email the real way, which comes back in at our door and shows how our emails arrive. As the domain of an owner, signed with its
 * key, or as the operator's own.
 */
export async function startSenderTest(adminId: string, ownersDomain: string): Promise<Result<{ testId: string }>> {
  const host = env().mailIn?.host;
  if (!host) return refusedAs('no-way-in');
  const limit = await withinLimit('senderTest', adminId);
  if (!limit.ok) return limit;
  const key = ownersDomain ? await signingKeyOf(ownersDomain) : undefined;
  if (ownersDomain && !key) return refusedAs('domain-not-ready');
  const from = ownersDomain ? `postmaster@${ownersDomain}` : addressIn(env().mailFrom);
  const startedBy = `admin:${adminId}`;
  const test = { id: v7(), domain: ownersDomain || senderDomain(), isOwners: ownersDomain !== '', startedBy };
  await db().transaction(async (tx) => {
    await tx.insert(senderTests).values(test);
    await recordAudit(tx, { actor: startedBy, action: 'mail.sender-test', subject: 'mails', detail: { testId: test.id } });
  });
  try {
    await withinTime(sendingMs, send(test.id, from, host, key));
  } catch (error) {
    await noteFailure(test, error);
  }
  return { ok: true, testId: test.id };
}

async function send(id: string, from: string, host: string, key: SigningKey | undefined): Promise<void> {
  const to = tokenAddress('test', id, host);
  const plain = rawTest(id, from, to, host);
  await sendRaw({ from: tokenAddress('bounce', id, host), to, raw: key ? await signed(plain, key) : plain });
}

/**
 * Notes why a test couldn't be sent. If the operator's way of sending refused to send it as an owner's domain, owners' emails go as the operator
 * from now on. A server that's away, or that asks to come again, says nothing about that.
 */
async function noteFailure(test: { id: string; isOwners: boolean; startedBy: string }, error: unknown): Promise<void> {
  await db()
    .update(senderTests)
    .set({ error: (error as Error).message })
    .where(eq(senderTests.id, test.id));
  if (test.isOwners && isRefusedForGood(error)) await changeSetting('emailSender', 'operator', test.startedBy);
}

function rawTest(id: string, from: string, to: string, host: string): Buffer {
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Sender test',
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${host}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This email tests how our emails arrive. No one has to read it.',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

/**
 * Notes how a test arrived. Owners' emails are sent as their domains if one as such a domain is proved by its own signature, and as the
 * operator if it's certain that it isn't.
 */
export async function takeTest({ subjectId, authentication }: Incoming): Promise<Taken> {
  return db().transaction(async (tx) => {
    const [test] = await tx
      .update(senderTests)
      .set({ arrived: authentication, arrivedAt: sql`now()` })
      .where(and(eq(senderTests.id, subjectId ?? ''), isNull(senderTests.arrivedAt)))
      .returning();
    if (!test) return { state: 'ignored', reason: 'This sender test arrived before, or no longer exists.' };
    // A look-up that failed says nothing.
    const isCertain = authentication.verdict !== 'later' && authentication.dkim !== 'temperror';
    if (test.isOwners && isCertain)
      await changeSettings({ emailSender: isProvedAs(test.domain, authentication) ? 'own' : 'operator' }, test.startedBy, tx);
    return { state: 'done' };
  });
}

function isProvedAs(domain: string, { author, verdict, dkim }: Incoming['authentication']): boolean {
  return verdict === 'pass' && dkim === 'pass' && author.endsWith(`@${domain}`);
}

/** Who emails at owners' domains are from now, and the last test as such a domain that arrived. */
export async function ownersSender() {
  const [{ emailSender }, [lastTest]] = await Promise.all([
    readSettings(),
    db()
      .select({ domain: senderTests.domain, at: senderTests.createdAt })
      .from(senderTests)
      .where(and(senderTests.isOwners, isNotNull(senderTests.arrivedAt)))
      .orderBy(desc(senderTests.createdAt))
      .limit(1),
  ]);
  return { emailSender, lastTest };
}

/** The newest sender tests, newest first. */
export async function recentSenderTests() {
  return db().select().from(senderTests).orderBy(desc(senderTests.createdAt)).limit(shown);
}
