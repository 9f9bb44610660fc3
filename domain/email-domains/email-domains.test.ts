import { createPrivateKey, createPublicKey } from 'node:crypto';
import { addDays, addHours, addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { dkimKeys, dmarcReports, domainClaims, emailDomains, mails, notifications } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { openNames } from '../../outside/network/names.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { namesWith, type Zone } from '../../tests/helpers/names.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { receivedDomain } from '../email-addresses/queries.ts';
import type { DomainState } from '../hosting/schema.ts';
import { claimDomain, removeDomain } from '../own-domains/claims.ts';
import { asOwner } from '../projects/site-editor.ts';
import { changeSetting } from '../settings/settings.ts';
import { checkEmail, checkEmailNow } from './checking.ts';
import { dkimName, dkimValue } from './dkim.ts';
import { chooseProvider } from './email-domains.ts';
import { followSecretOfKeys } from './keys.ts';
import { emailDomainOf, emailRecordsAskedFor, reportLine, signingKeyOf } from './queries.ts';
import { countReport } from './reports.ts';
import { sendEmailRecords } from './send-records.ts';
import { senderOf } from './sender.ts';

useDatabase();

const host = env().mailIn?.host ?? '';
const before = { ...env() };
const zone: Required<Pick<Zone, 'MX' | 'TXT'>> & Zone = { MX: {}, TXT: {} };
const names = namesWith(zone);
let admin: { email: string; id: string };

beforeAll(async () => {
  openNames(names);
  admin = await makePerson({ admin: true });
});
beforeEach(() => {
  for (const kind of [zone.MX, zone.TXT]) for (const name of Object.keys(kind)) delete kind[name];
  zone.TXT['sunup.test'] = ['v=spf1 ip4:192.0.2.1 -all'];
});
afterEach(() => void Object.assign(env(), before));

/** A project with a domain in some state. */
async function connected(label: string, state: DomainState = 'serving') {
  const domain = `${label}.localhost`;
  const row = await projectRow({ slug: label, name: 'Hollis Plumbing' });
  const { claimId } = must(await claimDomain(asOwner(row.owner.id), row.projectId, domain));
  await db().update(domainClaims).set({ state }).where(eq(domainClaims.id, claimId));
  return { ...row, claimId, domain };
}
type Connected = Awaited<ReturnType<typeof connected>>;

async function rowOf({ claimId }: Connected) {
  const [row] = await db().select().from(emailDomains).where(eq(emailDomains.claimId, claimId));
  if (!row) throw new Error('Email isn’t set up.');
  return row;
}
async function keysOf(own: Connected) {
  return db()
    .select()
    .from(dkimKeys)
    .where(eq(dkimKeys.emailDomainId, (await rowOf(own)).id))
    .orderBy(dkimKeys.createdAt);
}
/** Sets the records of the screen, as an owner would. */
async function setRecords({ projectId, domain }: Connected) {
  for (const { kind, name, value } of (await emailDomainOf(projectId))?.records ?? [])
    if (kind === 'MX') zone.MX[domain] = [{ exchange: value.split(' ')[1] ?? '', priority: Number(value.split(' ')[0]) }];
    else if (kind === 'TXT') zone.TXT[name] = [value];
}
/** A domain whose email works. */
async function ready(label: string, now = new Date()) {
  const own = await connected(label);
  must(await chooseProvider(own.owner.id, own.projectId, 'us', { now }));
  must(await checkEmailNow(own.owner.id, own.projectId, { now: () => now }));
  await setRecords(own);
  must(await checkEmailNow(own.owner.id, own.projectId, { now: () => addMinutes(now, 1) }));
  return own;
}
const newsFor = async ({ owner }: Connected) =>
  (await db().select().from(notifications).where(eq(notifications.userId, owner.id)).orderBy(notifications.createdAt)).map(
    ({ title }) => title,
  );

test('email needs a connected domain of the owner’s own, and a host that receives it', async () => {
  const claimed = await connected('claimed', 'claimed');
  expect(await chooseProvider(claimed.owner.id, claimed.projectId, 'us')).toMatchObject({ ok: false, code: 'domain-not-connected' });
  const own = await connected('strangers');
  const stranger = await makePerson();
  expect(await chooseProvider(stranger.id, own.projectId, 'us')).toMatchObject({ ok: false, code: 'domain-not-connected' });
  expect(await checkEmailNow(own.owner.id, own.projectId)).toMatchObject({ ok: false, code: 'email-not-set-up' });
  Object.assign(env(), { mailIn: undefined });
  expect(await chooseProvider(own.owner.id, own.projectId, 'us')).toMatchObject({ ok: false, code: 'not-receiving' });
  must(await chooseProvider(own.owner.id, own.projectId, 'google'));
  expect(await db().select().from(emailDomains).where(eq(emailDomains.claimId, own.claimId))).toHaveLength(1);
});

test('from the choice to the first signed email, and off again', async () => {
  const own = await connected('first');
  expect(await emailDomainOf(own.projectId)).toMatchObject({
    provider: null,
    isConnected: true,
    isOffered: true,
    elsewhere: '',
    records: [],
  });
  must(await chooseProvider(own.owner.id, own.projectId, 'us'));
  must(await checkEmailNow(own.owner.id, own.projectId));
  const shown = await emailDomainOf(own.projectId);
  expect(shown?.records.map(({ use, kind, label, value, state }) => [use, kind, label, value, state])).toEqual([
    ['mx', 'MX', '@', `10 ${host}`, 'missing'],
    ['spf', 'TXT', '@', 'v=spf1 include:sunup.test ~all', 'missing'],
    [
      'dkim',
      'TXT',
      expect.stringMatching(/^mail-[0-9a-f]{8}\._domainkey$/),
      expect.stringMatching(/^v=DKIM1; k=rsa; p=[\w+/]{350,}=*$/),
      'missing',
    ],
    ['dmarc', 'TXT', '_dmarc', `v=DMARC1; p=none; rua=mailto:dmarc@${host}`, 'missing'],
  ]);
  expect(await emailRecordsAskedFor()).toContainEqual({ name: own.domain, records: shown?.records });
  expect(await signingKeyOf(own.domain)).toBeUndefined();
  expect(await checkEmailNow(own.owner.id, own.projectId)).toMatchObject({ ok: false, code: 'checked-just-now' });
  await setRecords(own);
  const later = addMinutes(new Date(), 1);
  must(await checkEmailNow(own.owner.id, own.projectId, { now: () => later }));
  expect((await rowOf(own)).readyAt).toEqual(later);
  const [key] = await keysOf(own);
  const signing = await signingKeyOf(own.domain);
  expect(signing).toMatchObject({ domain: own.domain, selector: key?.selector });
  expect(
    createPublicKey(createPrivateKey(signing?.privateKey ?? ''))
      .export({ type: 'spki', format: 'der' })
      .toString('base64'),
  ).toBe(key?.publicKey);
  expect(key?.privateKey).not.toContain('PRIVATE KEY');
  expect(await newsFor(own)).toEqual(['Email at first.localhost is ready']);
  must(await chooseProvider(own.owner.id, own.projectId, 'none'));
  expect(await signingKeyOf(own.domain)).toBeUndefined();
  expect(await emailDomainOf(own.projectId)).toMatchObject({ provider: null });
});

test('mailboxes that exist are named, and only replaced if their owner says so', async () => {
  const own = await connected('existing');
  zone.MX[own.domain] = [{ exchange: 'aspmx.l.google.com', priority: 1 }];
  expect(await emailDomainOf(own.projectId)).toMatchObject({ elsewhere: 'Google Workspace' });
  expect(await chooseProvider(own.owner.id, own.projectId, 'us')).toMatchObject({
    ok: false,
    code: 'email-elsewhere',
    provider: 'Google Workspace',
  });
  expect(await emailDomainOf(own.projectId)).toMatchObject({ provider: null });
  must(await chooseProvider(own.owner.id, own.projectId, 'us', { replaces: true }));
  must(await checkEmailNow(own.owner.id, own.projectId));
  const [record] = (await emailDomainOf(own.projectId))?.records ?? [];
  expect(record).toMatchObject({
    state: 'wrong',
    instead: ['aspmx.l.google.com'],
    problem: expect.stringContaining('goes to Google Workspace now'),
  });
  zone.MX[own.domain] = [{ exchange: 'mx.unknown.example', priority: 1 }];
  must(await chooseProvider(own.owner.id, own.projectId, 'none'));
  expect(await emailDomainOf(own.projectId)).toMatchObject({ elsewhere: 'mx.unknown.example' });
});

test('a mailbox elsewhere has its provider’s records, and we sign nothing', async () => {
  const own = await connected('fastmail');
  must(await chooseProvider(own.owner.id, own.projectId, 'fastmail'));
  must(await checkEmailNow(own.owner.id, own.projectId));
  const shown = await emailDomainOf(own.projectId);
  expect(shown?.records.map(({ kind, label, value }) => [kind, label, value])).toEqual([
    ['MX', '@', '10 in1-smtp.messagingengine.com'],
    ['MX', '@', '20 in2-smtp.messagingengine.com'],
    ...(shown?.records.filter(({ use }) => use === 'spf').map(({ kind, label, value }) => [kind, label, value]) ?? []),
    ['CNAME', 'fm1._domainkey', 'fm1.fastmail.localhost.dkim.fmhosted.com'],
    ['CNAME', 'fm2._domainkey', 'fm2.fastmail.localhost.dkim.fmhosted.com'],
    ['CNAME', 'fm3._domainkey', 'fm3.fastmail.localhost.dkim.fmhosted.com'],
    ['TXT', '_dmarc', `v=DMARC1; p=none; rua=mailto:dmarc@${host}`],
  ]);
  expect(shown?.records.find(({ use }) => use === 'spf')?.value).toBe('v=spf1 include:spf.messagingengine.com ~all');
  expect(await keysOf(own)).toEqual([]);
  must(await chooseProvider(own.owner.id, own.projectId, 'google'));
  expect((await emailDomainOf(own.projectId))?.signing?.guide).toContain('Authenticate email');
});

test('a domain of two sites has email at one of them, whoever is first', async () => {
  const one = await connected('shared');
  const two = await projectRow({ slug: 'shared-two', name: 'Second' });
  await db()
    .insert(domainClaims)
    .values({ projectId: two.projectId, host: `book.${one.domain}`, domain: one.domain, proof: '', state: 'serving' });
  const results = await Promise.all([chooseProvider(one.owner.id, one.projectId, 'us'), chooseProvider(two.owner.id, two.projectId, 'us')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual(expect.objectContaining({ ok: false, code: 'email-taken' }));
});

test('a domain that has led elsewhere for 30 days gives its email to a new owner who proved it since, and not before', async () => {
  const now = new Date();
  const former = await ready('sold');
  const since = addDays(now, -31);
  const newcomer = await projectRow({ slug: 'sold-two', name: 'New owner' });
  const host = `book.${former.domain}`;
  const [claim] = await db()
    .insert(domainClaims)
    .values({ projectId: newcomer.projectId, host, domain: former.domain, proof: '', state: 'serving', provedAt: addDays(since, -1) })
    .returning();
  const choose = () => chooseProvider(newcomer.owner.id, newcomer.projectId, 'us', { replaces: true, now });
  const away = async (from: Date) => {
    await db().update(domainClaims).set({ state: 'away', since: from }).where(eq(domainClaims.id, former.claimId));
    return choose();
  };
  expect(await choose()).toMatchObject({ ok: false, code: 'email-taken' });
  expect(await away(since), 'proved while the former owner still had it').toMatchObject({ ok: false, code: 'email-taken' });
  await db()
    .update(domainClaims)
    .set({ provedAt: now })
    .where(eq(domainClaims.id, claim?.id ?? ''));
  expect(await away(addDays(now, -29))).toMatchObject({ ok: false, code: 'email-taken' });
  expect(await away(since)).toMatchObject({ ok: true });
  expect(await receivedDomain(newcomer.projectId)).toBe(former.domain);
  expect(await receivedDomain(former.projectId)).toBeUndefined();
  expect(await chooseProvider(former.owner.id, former.projectId, 'google')).toMatchObject({ ok: false, code: 'email-taken' });
});

test('the job checks what’s due, and records that break stop the signature after a day, but not a silent name server', async () => {
  const now = new Date();
  const own = await ready('breaking', now);
  const dueAt = (await rowOf(own)).nextCheckAt ?? now;
  const { checkedAt } = await rowOf(own);
  await checkEmail({ now: () => addHours(now, 1) });
  expect((await rowOf(own)).checkedAt).toEqual(checkedAt);
  zone.TXT[own.domain] = 'unasked';
  await checkEmail({ now: () => dueAt });
  expect(await signingKeyOf(own.domain)).toBeDefined();
  zone.TXT[own.domain] = ['v=spf1 mx -all'];
  const times: Date[] = [];
  for (let left = 6; left > 0 && (await rowOf(own)).readyAt; left--) {
    const at = (await rowOf(own)).nextCheckAt ?? now;
    times.push(at);
    await checkEmail({ now: () => at });
  }
  expect(times).toHaveLength(4);
  expect(await signingKeyOf(own.domain)).toBeUndefined();
  expect(await newsFor(own)).toEqual(['Email at breaking.localhost is ready', 'The email records of breaking.localhost changed']);
  const staff = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(staff.map(({ title }) => title)).toContain('Email at breaking.localhost stopped');
  const [mail] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.userId, own.owner.id), eq(mails.template, 'domain-news')))
    .orderBy(mails.createdAt)
    .offset(1);
  expect(mail?.props).toMatchObject({ step: 'email-stopped', message: expect.stringMatching(/The SPF record no longer matches ours\.$/) });
});

test('a key is replaced after a year: the new one signs once its record is seen, the old one is retired a week later', async () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const own = await ready('rotating', now);
  const [first] = await keysOf(own);
  const checkAt = async (at: Date) => {
    await db().update(emailDomains).set({ nextCheckAt: at }).where(eq(emailDomains.claimId, own.claimId));
    await checkEmail({ now: () => at });
  };
  await checkAt(addDays(now, 364));
  expect(await keysOf(own)).toHaveLength(1);
  await checkAt(addDays(now, 366));
  const [, second] = await keysOf(own);
  expect(await newsFor(own)).toEqual(['Email at rotating.localhost is ready', 'Set one new record for rotating.localhost']);
  // Both are shown, and the old one signs.
  expect((await emailDomainOf(own.projectId))?.records.filter(({ use }) => use === 'dkim').map(({ label }) => label)).toEqual(
    [first, second].map((key) => `${key?.selector}._domainkey`),
  );
  await checkAt(addDays(now, 400));
  expect(await signingKeyOf(own.domain)).toMatchObject({ selector: first?.selector });
  zone.TXT[dkimName(second?.selector ?? '', own.domain)] = [dkimValue(second?.publicKey ?? '')];
  await checkAt(addDays(now, 401));
  expect(await signingKeyOf(own.domain)).toMatchObject({ selector: second?.selector });
  expect((await emailDomainOf(own.projectId))?.records.filter(({ use }) => use === 'dkim')).toHaveLength(1);
  await checkAt(addDays(now, 407));
  expect((await keysOf(own)).map(({ retiredAt }) => retiredAt)).toEqual([null, null]);
  await checkAt(addDays(now, 408));
  expect((await keysOf(own)).map(({ retiredAt, privateKey }) => [retiredAt, privateKey === ''])).toEqual([
    [addDays(now, 408), true],
    [null, false],
  ]);
  expect(await keysOf(own)).toHaveLength(2);
});

test('keys follow a new AUTH_SECRET, and one that nothing opens gets a replacement', async () => {
  const now = new Date();
  const own = await ready('secret', now);
  const signing = await signingKeyOf(own.domain);
  const change = (authSecret: string, oldAuthSecret: string | undefined) => void Object.assign(env(), { authSecret, oldAuthSecret });
  change('a second secret of at least 32 characters', before.authSecret);
  expect(await signingKeyOf(own.domain)).toEqual(signing);
  await followSecretOfKeys();
  change('a second secret of at least 32 characters', undefined);
  expect(await signingKeyOf(own.domain)).toEqual(signing);
  const kept = await keysOf(own);
  await followSecretOfKeys();
  expect(await keysOf(own)).toEqual(kept);
  change('a third secret of at least 32 characters!', undefined);
  expect(await signingKeyOf(own.domain)).toBeUndefined();
  await followSecretOfKeys();
  must(await checkEmailNow(own.owner.id, own.projectId, { now: () => addDays(now, 1) }));
  expect(await keysOf(own)).toHaveLength(2);
  expect(await newsFor(own)).toContain('Set one new record for secret.localhost');
  // The right secret comes back before anyone set the new record.
  change('a second secret of at least 32 characters', undefined);
  expect(await signingKeyOf(own.domain)).toEqual(signing);
});

test('emails are from the owner’s address where the provider sends that and the records are right, else from ours', async () => {
  const own = await ready('sending');
  const sending = { senderName: 'Rosa Diaz', address: `info@${own.domain}`, domain: own.domain };
  expect(await senderOf(sending)).toMatchObject({
    from: { name: 'Rosa Diaz', address: `info@${own.domain}` },
    signingKey: { domain: own.domain },
  });
  const operators = { from: { name: `Rosa Diaz via info@${own.domain}`, address: `info.sending@${host}` }, signingKey: undefined };
  await changeSetting('emailSender', 'operator', 'test');
  expect(await senderOf(sending)).toEqual(operators);
  await changeSetting('emailSender', 'own', 'test');
  await db().update(emailDomains).set({ readyAt: null }).where(eq(emailDomains.claimId, own.claimId));
  expect(await senderOf(sending)).toEqual(operators);
  await db().update(emailDomains).set({ readyAt: new Date() }).where(eq(emailDomains.claimId, own.claimId));
  must(await removeDomain(asOwner(own.owner.id), own.projectId, own.claimId));
  expect(await senderOf(sending)).toEqual(operators);
});

const reportMail = (domain: string, id: string, now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000);
  const xml = `<feedback><report_metadata><org_name>google.com</org_name><report_id>${id}</report_id><date_range><begin>${seconds - 86_400}</begin><end>${seconds}</end></date_range></report_metadata><policy_published><domain>${domain}</domain></policy_published><record><row><count>1214</count><policy_evaluated><dkim>pass</dkim></policy_evaluated></row></record></feedback>`;
  return { files: [{ name: 'a.xml', type: 'text/xml', content: Buffer.from(xml), isInline: false }] } as unknown as ReadMail;
};

test('each report is counted once, in a line about the last week', async () => {
  const own = await ready('reported');
  const now = new Date();
  expect(await reportLine(own.projectId)).toBeUndefined();
  for (const id of ['1', '1', '2']) expect(await countReport(reportMail(own.domain, id, now))).toEqual({ ok: true });
  expect(await db().$count(dmarcReports, eq(dmarcReports.emailDomainId, (await rowOf(own)).id))).toBe(2);
  expect(await reportLine(own.projectId)).toBe('In the last week 2,428 emails were sent as you, 2,428 of them verified.');
  expect((await emailDomainOf(own.projectId))?.week).toBe(await reportLine(own.projectId));
  expect(await reportLine(own.projectId, addDays(now, 8))).toBeUndefined();
  for (const [domain, at] of [
    ['unknown.example', now],
    [own.domain, addDays(now, 40)],
    [own.domain, addDays(now, -90)],
  ] as const)
    expect((await countReport(reportMail(domain, '3', at), now)).ok).toBe(false);
  expect((await countReport({ files: [] } as unknown as ReadMail)).ok).toBe(false);
});

test('the records go to whoever manages the domain, while there’s one to set', async () => {
  const own = await connected('sent-on');
  expect(await sendEmailRecords(own.owner.id, own.projectId, 'webmaster@example.com')).toMatchObject({
    ok: false,
    code: 'email-not-set-up',
  });
  must(await chooseProvider(own.owner.id, own.projectId, 'us'));
  must(await checkEmailNow(own.owner.id, own.projectId));
  const stranger = await makePerson();
  expect(await sendEmailRecords(stranger.id, own.projectId, 'webmaster@example.com')).toMatchObject({ ok: false });
  must(await sendEmailRecords(own.owner.id, own.projectId, 'webmaster@example.com'));
  const sent = await db().select().from(mails).where(eq(mails.recipient, 'webmaster@example.com'));
  expect(sent.map(({ props }) => props)).toEqual([
    expect.objectContaining({
      use: 'email',
      domain: own.domain,
      records: expect.arrayContaining([{ kind: 'MX', label: '@', value: `10 ${host}` }]),
    }),
  ]);
  await setRecords(own);
  must(await checkEmailNow(own.owner.id, own.projectId, { now: () => addMinutes(new Date(), 1) }));
  expect(await sendEmailRecords(own.owner.id, own.projectId, 'webmaster@example.com')).toMatchObject({
    ok: false,
    code: 'records-not-needed',
  });
});
