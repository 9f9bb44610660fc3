import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { auditLog, dkimKeys, emailDomains, senderTests } from '../../db/schema/index.ts';
import { startReceiver } from '../../outside/mail-in/receiver.ts';
import { closeMailer, openMailer } from '../../outside/mailer.ts';
import type { NameServer } from '../../outside/network/name-server.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { emailSite } from '../../tests/helpers/email-site.ts';
import { deliver, mailHost, ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { type MailServer, startMailServer } from '../../tests/helpers/mail-server.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { withRefusingServer } from '../../tests/helpers/refusing-mail-server.ts';
import { dkimValue } from '../email-domains/dkim.ts';
import { storableKey } from '../email-domains/keys.ts';
import { changeSetting, readSettings } from '../settings/settings.ts';
import { admitRecipient, greetSender, keepMail } from './door.ts';
import { domainsToTest, recentSenderTests, startSenderTest } from './sender-tests.ts';

const database = useDatabase();
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  useServer();
});
afterAll(() => server.close());
const useServer = () => openMailer({ url: server.url, from: 'Sunup <hello@sunup.test>' });

/** A domain whose email is ours. One that's ready may be sent as, and its emails are signed. */
async function ownersDomain(domain: string, readyAt: Date | null = new Date()) {
  const { claimId } = await emailSite(domain);
  const [row] = await db().update(emailDomains).set({ readyAt }).where(eq(emailDomains.claimId, claimId)).returning();
  await db()
    .insert(dkimKeys)
    .values({ emailDomainId: row?.id ?? '', ...(await storableKey()), activeAt: new Date() });
}

const testWith = async (id: string) => (await recentSenderTests()).find((one) => one.id === id);

test('a test as the operator goes out the real way, and shows how it arrived when it’s back', async () => {
  const admin = await makePerson({ admin: true });
  const { testId } = must(await startSenderTest(admin.id, ''));
  const to = ourAddress('test', testId);
  const [mail] = server.mails;
  expect([mail?.to, server.mails.length]).toEqual([[to], 1]);
  expect(mail?.text).toContain('From: hello@sunup.test\r\n');
  expect(mail?.text).toContain('Auto-Submitted: auto-generated\r\n');
  expect(await testWith(testId)).toMatchObject({ domain: 'sunup.test', isOwners: false, arrived: null, error: null });
  const checked = { author: 'hello@sunup.test', spf: 'softfail', clientName: '' } as const;
  const { row } = await deliver(database, received({ from: 'hello@sunup.test', to, raw: mail?.text ?? '', checked }));
  expect(row?.state).toBe('done');
  expect(await testWith(testId)).toMatchObject({ arrived: { spf: 'softfail', dkim: 'pass', clientName: '' }, arrivedAt: expect.any(Date) });
  // Back once more, it changes nothing.
  const again = await deliver(database, received({ from: 'hello@sunup.test', to, text: 'again', checked: { spf: 'fail' } }));
  expect(again.row?.state).toBe('ignored');
  expect((await testWith(testId))?.arrived?.spf).toBe('softfail');
  expect(await db().$count(auditLog, and(eq(auditLog.action, 'mail.sender-test'), eq(auditLog.actor, `admin:${admin.id}`)))).toBe(1);
});

test('only domains whose records are right can be tested', async () => {
  const admin = await makePerson({ admin: true });
  await ownersDomain('ready.test');
  await ownersDomain('waiting.test', null);
  expect(await domainsToTest()).toEqual(['ready.test']);
  for (const domain of ['waiting.test', 'elsewhere.test'])
    expect(await startSenderTest(admin.id, domain)).toMatchObject({ ok: false, code: 'domain-not-ready' });
  const { testId } = must(await startSenderTest(admin.id, 'ready.test'));
  const mail = server.mails.find(({ to }) => to[0] === ourAddress('test', testId));
  expect(mail?.from).toBe(ourAddress('bounce', testId));
  expect(mail?.text).toMatch(/^DKIM-Signature: .*\bd=ready\.test;.*From: postmaster@ready\.test\r\n/s);
});

test('a test as an owner’s domain decides who owners’ emails are from', async () => {
  const admin = await makePerson({ admin: true });
  const run = async (checked: Parameters<typeof received>[0]['checked']) => {
    const [row] = await db()
      .insert(senderTests)
      .values({ domain: 'ready.test', isOwners: true, startedBy: `admin:${admin.id}` })
      .returning();
    await deliver(database, received({ from: 'postmaster@ready.test', to: ourAddress('test', row?.id ?? ''), checked }));
    return (await readSettings()).emailSender;
  };
  expect(await run({})).toBe('own');
  expect(await run({ dkim: 'fail' })).toBe('operator');
  expect(await run({})).toBe('own');
  // The provider put its own address in place of the owner's.
  expect(await run({ author: 'relay@provider.test' })).toBe('operator');
  expect(await run({})).toBe('own');
  expect(await run({ verdict: 'fail', dmarc: 'fail' })).toBe('operator');
  expect(await run({})).toBe('own');
  expect(await run({ verdict: 'later', dkim: 'temperror' }), 'no name server answered').toBe('own');
});

test('a refusal of the mail server is shown, and of an owner’s domain means that owners’ emails are from us', async () => {
  const admin = await makePerson({ admin: true });
  await changeSetting('emailSender', 'own', 'test');
  await withRefusingServer('451 4.3.0 Come again later', async () => {
    const { testId } = must(await startSenderTest(admin.id, 'ready.test'));
    expect((await testWith(testId))?.error).toContain('4.3.0');
    expect((await readSettings()).emailSender).toBe('own');
  });
  await withRefusingServer('550 5.7.60 Client does not have permissions to send as this sender', async () => {
    const { testId } = must(await startSenderTest(admin.id, ''));
    expect((await testWith(testId))?.error).toContain('5.7.60');
    // It says nothing about owners' domains.
    expect((await readSettings()).emailSender).toBe('own');
    must(await startSenderTest(admin.id, 'ready.test'));
    expect((await readSettings()).emailSender).toBe('operator');
  });
  useServer();
  // An email that came back shows what it came back with.
  const { testId } = must(await startSenderTest(admin.id, ''));
  const report =
    'From: MAILER-DAEMON@relay.test\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="x"\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; relay.test\r\n\r\nFinal-Recipient: rfc822; x@y.test\r\nAction: failed\r\nStatus: 5.4.4\r\nDiagnostic-Code: X-Postfix; Host not found\r\n\r\n--x--\r\n';
  await deliver(database, received({ from: '', to: ourAddress('bounce', testId), raw: report, checked: { verdict: 'fail' } }));
  expect((await testWith(testId))?.error).toContain('5.4.4');
});

test('through our own door, a test as an owner’s domain arrives signed by its key, and owners’ emails are sent as their domains', async () => {
  const admin = await makePerson({ admin: true });
  await changeSetting('emailSender', 'operator', 'test');
  const [key] = await db().select().from(dkimKeys).where(isNotNull(dkimKeys.activeAt)).limit(1);
  const records: Record<string, string> = {
    [`${key?.selector}._domainkey.ready.test`]: dkimValue(key?.publicKey ?? ''),
    [mailHost()]: 'v=spf1 ip4:127.0.0.1 -all',
  };
  const ask = async (name: string, kind: string) =>
    kind === 'TXT' && records[name] ? { kind: 'records', records: [records[name]] } : { kind: 'none' };
  const names = { public: [{ ask: ask as NameServer['ask'] }], authorityAt: () => undefined, mayConnect: () => true };
  const options = { host: mailHost(), bind: '127.0.0.1', port: 0, tls: undefined, requiresTls: false, names };
  const door = await startReceiver({
    ...options,
    greet: greetSender,
    admit: admitRecipient,
    accept: keepMail,
    network: (address) => address,
    onError: (error) => expect.unreachable(error.message),
  });
  openMailer({ url: `smtp://127.0.0.1:${door.port}`, from: 'Sunup <hello@sunup.test>' });
  const { testId } = must(await startSenderTest(admin.id, 'ready.test'));
  await runJobs(database.queue(), 'take-mail');
  closeMailer();
  await door.stop();
  expect(await testWith(testId)).toMatchObject({
    error: null,
    arrived: { author: 'postmaster@ready.test', verdict: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'none', isEncrypted: false },
  });
  expect((await readSettings()).emailSender).toBe('own');
});
