import { subMonths } from 'date-fns';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { type Change, onChange } from '../../db/live.ts';
import { blockedRecipients, dkimKeys, domainClaims, emailDomains, mailboxes, notifications, relayedMails } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { openMailer } from '../../outside/mailer.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { withRefusingServer } from '../../tests/helpers/refusing-mail-server.ts';
import { type EmailSite, forgetWholeMails, receiveAt, siteWithMailbox } from '../../tests/helpers/site-emails.ts';
import { storableKey } from '../email-domains/keys.ts';
import { applyRetention, kept } from '../retention/retention.ts';
import { failRelay, relayMail } from './relay.ts';

useDatabase();
const inbox = useInbox();

/** A site whose email is about to be passed on. */
async function queued() {
  const site = await siteWithMailbox();
  await receiveAt(site);
  return { site, relay: await relayOf(site) };
}

async function relayOf(site: EmailSite) {
  const [relay] = await db().select().from(relayedMails).where(eq(relayedMails.projectId, site.projectId));
  if (!relay) throw new Error('Nothing is passed on.');
  return relay;
}

const titles = async ({ owner }: EmailSite) =>
  (await db().select().from(notifications).where(eq(notifications.userId, owner.id))).map(({ title }) => title);

test('an email is sent once, from an address that only we can make, and its owner’s screens hear of it', async () => {
  const { site, relay } = await queued();
  const heard: Change[] = [];
  const forget = onChange((change) => heard.push(change));
  openMailer({ url: inbox.url(), from: 'Sunup <hello@sunup.test>' });
  await relayMail(relay.id);
  await relayMail(relay.id);
  expect(caughtMails(site.mailbox)).toHaveLength(1);
  expect(await relayOf(site)).toMatchObject({ state: 'sent', attempts: 1, sentAt: expect.any(Date), error: null });
  forget();
  expect(heard).toContainEqual({ topic: 'user', id: site.owner.id });
});

test('once the domain’s records are right, an email is from the address itself, and signed', async () => {
  const { site, relay } = await queued();
  openMailer({ url: inbox.url(), from: 'Sunup <hello@sunup.test>' });
  const [claim] = await db().select().from(domainClaims).where(eq(domainClaims.projectId, site.projectId));
  const [domain] = await db()
    .update(emailDomains)
    .set({ readyAt: new Date() })
    .where(eq(emailDomains.claimId, claim?.id ?? ''))
    .returning();
  await db()
    .insert(dkimKeys)
    .values({ ...(await storableKey()), emailDomainId: domain?.id ?? '', activeAt: new Date() });
  await relayMail(relay.id);
  const [caught] = caughtMails(site.mailbox);
  expect(caught?.from).toBe(site.address);
  expect(caught?.headers['dkim-signature']).toContain(`d=${site.domain};`);
});

test('until then, it’s from us and names the address', async () => {
  const { site, relay } = await queued();
  openMailer({ url: inbox.url(), from: 'Sunup <hello@sunup.test>' });
  await relayMail(relay.id);
  const [caught] = caughtMails(site.mailbox);
  expect(caught?.from).not.toContain(site.domain);
  expect(caught?.headers.from).toContain(`via ${site.address}`);
  expect(caught?.headers['dkim-signature']).toBeUndefined();
});

test.each([
  ['550 5.1.1 No such user', 'failed'],
  ['452 4.2.2 Mailbox full', 'queued'],
  ['451 4.7.1 Try again later', 'queued'],
])('a server that answers “%s” leaves it %s', async (answer, state) => {
  const { site, relay } = await queued();
  await withRefusingServer(answer, async () => {
    const sending = relayMail(relay.id);
    if (state === 'queued') await expect(sending).rejects.toThrow(answer);
    else await sending;
  });
  expect(await relayOf(site)).toMatchObject({ state, attempts: 1, error: expect.stringContaining(answer) });
  expect((await titles(site)).includes('An email wasn’t passed on')).toBe(state === 'failed');
});

test('after its last attempt the owner is notified once, and a sent one never fails', async () => {
  const { site, relay } = await queued();
  await failRelay(relay.id);
  await failRelay(relay.id);
  expect((await relayOf(site)).state).toBe('failed');
  expect((await titles(site)).filter((title) => title === 'An email wasn’t passed on')).toHaveLength(1);
  await db().update(relayedMails).set({ state: 'sent' }).where(eq(relayedMails.id, relay.id));
  await failRelay(relay.id);
  expect((await relayOf(site)).state).toBe('sent');
});

test('a blocked mailbox isn’t tried', async () => {
  const { site, relay } = await queued();
  await db().insert(blockedRecipients).values({ address: site.mailbox, reason: 'complained', detail: '' });
  await relayMail(relay.id);
  expect(await relayOf(site)).toMatchObject({ state: 'failed', attempts: 0, error: expect.stringContaining('We no longer email') });
  expect(caughtMails(site.mailbox)).toEqual([]);
});

test('an email whose whole is no longer there is given up', async () => {
  const { site, relay } = await queued();
  await forgetWholeMails(site.projectId);
  await relayMail(relay.id);
  expect(await relayOf(site)).toMatchObject({ state: 'failed', error: 'The email, its address or this mailbox no longer exists.' });
});

test('a mailbox that was removed meanwhile gets nothing', async () => {
  const { site, relay } = await queued();
  await db().delete(mailboxes).where(eq(mailboxes.address, site.mailbox));
  await relayMail(relay.id);
  expect(await relayOf(site)).toMatchObject({ state: 'failed' });
  expect(caughtMails(site.mailbox)).toEqual([]);
});

test('a missing row is no error', async () => {
  await relayMail('01890000-0000-7000-8000-000000000000');
  await failRelay('01890000-0000-7000-8000-000000000000');
});

test('after two years, it’s forgotten that an email was passed on', async () => {
  const { site, relay } = await queued();
  const set = { state: 'sent', createdAt: subMonths(new Date(), kept.mailRowMonths + 1) } as const;
  await db().update(relayedMails).set(set).where(eq(relayedMails.id, relay.id));
  await applyRetention();
  expect(await db().$count(relayedMails, eq(relayedMails.projectId, site.projectId))).toBe(0);
});
