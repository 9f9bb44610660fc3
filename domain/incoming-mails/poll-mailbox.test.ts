import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import type { NameServer } from '../../outside/network/name-server.ts';
import { openNames } from '../../outside/network/names.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { type ImapMail, startImapServer } from '../../tests/helpers/imap-server.ts';
import { mailHost, ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { threadOfPerson } from '../messages/threads.ts';
import { mostMailBytes } from './other-doors.ts';
import { pollMailbox } from './poll-mailbox.ts';

useDatabase();
const ask = (async () => ({ kind: 'none' })) as NameServer['ask'];
beforeAll(() => openNames({ public: [{ ask }], authorityAt: () => undefined, mayConnect: () => true }));

const { mailIn } = env();
afterEach(() => void Object.assign(env(), { mailIn }));

async function poll(mails: ImapMail[], login = 'replies%40sunup.test:pass%3Aword', given = login): Promise<void> {
  const server = await startImapServer(mails, login);
  Object.assign(env(), { mailIn: { ...mailIn, imapUrl: server.url.replace(login, given) } });
  await pollMailbox().finally(server.close);
}

const mailTo = (to: string | string[], text = 'Hello', isSeen = false): ImapMail => ({
  raw: received({ from: 'dana@people.test', to, text }).raw.toString(),
  isSeen,
});

async function replyAddress(): Promise<string> {
  const { id } = await makePerson();
  return ourAddress('reply', (await db().transaction((tx) => threadOfPerson(tx, id))).id);
}

test('unread email in the mailbox is taken once and marked as read', async () => {
  const [one, other] = [await replyAddress(), await replyAddress()];
  const mails = [mailTo(one), mailTo([other, 'colleague@people.test']), mailTo(one, 'Read before', true)];
  await poll(mails);
  expect(mails.map(({ isSeen }) => isSeen)).toEqual([true, true, true]);
  await poll(mails.map((mail) => ({ ...mail, isSeen: false })).slice(0, 2));
  const rows = await db()
    .select()
    .from(incomingMails)
    .where(inArray(incomingMails.recipient, [one, other]));
  expect(rows.map(({ recipient, authentication }) => [recipient, authentication.verdict]).sort()).toEqual(
    [
      [one, 'fail'],
      [other, 'fail'],
    ].sort(),
  );
});

test('what isn’t for us is marked as read, and what can’t be taken for now stays unread', async () => {
  const to = await replyAddress();
  const mails = [mailTo('dana@elsewhere.test'), mailTo(`nobody@${mailHost()}`), mailTo(to, 'x'.repeat(mostMailBytes))];
  await poll(mails);
  expect(mails.map(({ isSeen }) => isSeen)).toEqual([true, true, false]);
  expect(await db().$count(incomingMails, eq(incomingMails.recipient, to))).toBe(0);
});

test('a wrong login is an error, and without a mailbox nothing is asked', async () => {
  await expect(poll([], 'replies:right', 'replies:wrong')).rejects.toThrow();
  Object.assign(env(), { mailIn: { ...mailIn, imapUrl: undefined } });
  await pollMailbox();
});
