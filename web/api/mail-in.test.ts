import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import { dkimValue, newKey } from '../../domain/email-domains/dkim.ts';
import { recipientsIn } from '../../domain/incoming-mails/other-doors.ts';
import { threadOfPerson } from '../../domain/messages/threads.ts';
import { signed } from '../../outside/mail-in/rewrite.ts';
import type { NameServer } from '../../outside/network/name-server.ts';
import { openNames } from '../../outside/network/names.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { mailHost, ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { addMailIn } from './mail-in.ts';

useDatabase();
const records: Record<string, string> = {};
beforeAll(() => {
  const ask = async (name: string) => (records[name] ? { kind: 'records', records: [records[name]] } : { kind: 'none' });
  openNames({ public: [{ ask: ask as NameServer['ask'] }], authorityAt: () => undefined, mayConnect: () => true });
});

const secret = 'a secret of 16 or more';
const app = new Hono();
addMailIn(app, secret);

async function post(raw: Buffer, headers: Record<string, string>, query = ''): Promise<[number, string]> {
  const answer = await app.request(`/api/mail-in${query}`, { method: 'POST', body: new Uint8Array(raw), headers });
  return [answer.status, await answer.text()];
}

async function reply() {
  const person = await makePerson();
  const thread = await db().transaction((tx) => threadOfPerson(tx, person.id));
  const to = ourAddress('reply', thread.id);
  return { to, raw: received({ from: person.email, to, text: 'Hello' }).raw };
}

test('a provider that shows the secret delivers an email, and no one else does', async () => {
  const { to, raw } = await reply();
  const headers = { Authorization: `Bearer ${secret}`, 'X-Envelope-To': to.toUpperCase(), 'X-Envelope-From': 'Dana@People.test' };
  expect(await post(raw, headers)).toEqual([200, '{"stored":true}']);
  const [row] = await db().select().from(incomingMails).where(eq(incomingMails.recipient, to));
  expect(row).toMatchObject({ kind: 'reply', sender: 'dana@people.test' });
  // Its author isn't proved, although the provider may say so.
  expect(row?.authentication).toMatchObject({ verdict: 'fail', dkim: 'none', spf: 'none' });
  expect((await post(raw, { ...headers, Authorization: 'Bearer another secret 16' }))[0]).toBe(401);
  expect((await post(raw, { 'X-Envelope-To': to }))[0]).toBe(401);
  const none = new Hono();
  addMailIn(none, undefined);
  expect((await none.request('/api/mail-in', { method: 'POST', headers })).status).toBe(404);
});

test('an author is proved by a signature of their domain, and by none of another one', async () => {
  const { to, raw } = await reply();
  const { selector, publicKey, privateKey } = await newKey();
  const headers = { Authorization: `Bearer ${secret}`, 'X-Envelope-To': to };
  const verdict = async (domain: string) => {
    records[`${selector}._domainkey.${domain}`] = dkimValue(publicKey);
    expect((await post(await signed(raw, { domain, selector, privateKey }), headers))[0]).toBe(200);
    const [row] = await db()
      .select()
      .from(incomingMails)
      .where(eq(incomingMails.recipient, to))
      .orderBy(desc(incomingMails.createdAt), desc(incomingMails.id))
      .limit(1);
    return row?.authentication.verdict;
  };
  expect([await verdict('evil.test'), await verdict('people.test')]).toEqual(['fail', 'pass']);
});

test('an internationalized author is named in ASCII, as mailboxes are', async () => {
  const { to } = await reply();
  await post(received({ from: 'dana@müller.test', to, text: 'Hello' }).raw, { Authorization: `Bearer ${secret}`, 'X-Envelope-To': to });
  const [row] = await db().select().from(incomingMails).where(eq(incomingMails.recipient, to));
  expect(row?.authentication.author).toBe('dana@xn--mller-kva.test');
});

test('recipients may be in the address, and each is checked as at the door', async () => {
  const { to, raw } = await reply();
  const headers = { Authorization: `Bearer ${secret}` };
  expect(await post(raw, headers, `?${new URLSearchParams({ to: `nobody@${mailHost()},${to}` })}`)).toEqual([200, '{"stored":true}']);
  expect(await post(raw, headers, `?${new URLSearchParams({ to: `nobody@${mailHost()}` })}`)).toEqual([
    422,
    "5.1.1 There's no one at this address.",
  ]);
  expect((await post(raw, headers))[0]).toBe(400);
});

test('an email over 25 MB is refused before it’s read, and a compressed one, and one with a header that no program makes', async () => {
  const { to, raw } = await reply();
  const headers = { Authorization: `Bearer ${secret}`, 'X-Envelope-To': to };
  expect((await post(raw, { ...headers, 'Content-Length': String(26 * 1024 * 1024) }))[0]).toBe(413);
  expect((await post(raw, { ...headers, 'Content-Encoding': 'gzip' }))[0]).toBe(415);
  expect((await post(Buffer.concat([Buffer.from('X: y\r\n'.repeat(4000)), raw]), headers))[0]).toBe(422);
});

test('an email that would take long to check is refused', async () => {
  const { to, raw } = await reply();
  const signatures = Buffer.from('DKIM-Signature: v=1; d=people.test\r\n'.repeat(11));
  expect(await post(Buffer.concat([signatures, raw]), { Authorization: `Bearer ${secret}`, 'X-Envelope-To': to })).toEqual([
    422,
    '5.6.0 This email has too many DKIM signatures. The limit is 10.',
  ]);
});

test('a mailbox’s email is for those of its recipients that are ours', () => {
  const [ours, other] = [`reply+a@${mailHost()}`, `bounce+b@${mailHost()}`];
  const person = (address: string) => ({ name: '', address });
  const header = (name: string) => (name === 'delivered-to' ? `<${other.toUpperCase()}>` : '');
  expect(recipientsIn({ to: [person(ours), person('dana@people.test')], cc: [person(ours)], header })).toEqual([ours, other]);
});
