import { expect, test } from 'vitest';
import { type ImapMail, startImapServer } from '../../tests/helpers/imap-server.ts';
import { readMailbox } from './mailbox.ts';

async function read(mails: ImapMail[], take: (raw: string) => boolean): Promise<string[]> {
  const server = await startImapServer(mails, 'replies:word');
  const offered: string[] = [];
  await readMailbox(server.url, 1000, async (raw) => {
    offered.push(raw.toString());
    return take(raw.toString());
  }).finally(server.close);
  return offered;
}

test('emails that can’t be taken don’t keep newer ones out', async () => {
  const mails = Array.from({ length: 70 }, (_, n): ImapMail => ({ raw: `mail ${n}`, isSeen: false }));
  expect(await read(mails, () => false)).toEqual(mails.slice(20).map(({ raw }) => raw));
  expect(mails.filter(({ isSeen }) => isSeen)).toEqual([]);
  mails.push({ raw: 'new', isSeen: false });
  expect(await read(mails, (raw) => raw === 'new')).toContain('new');
  expect(mails.filter(({ isSeen }) => isSeen)).toEqual([{ raw: 'new', isSeen: true }]);
});

test('an email that can’t be taken is offered for some days', async () => {
  const daysAgo = (days: number) => {
    const [, day, month, year, time] = new Date(Date.now() - days * 86_400_000).toUTCString().split(' ');
    return `${day}-${month}-${year} ${time} +0000`;
  };
  const mails = [1, 3, 5, 100].map((days): ImapMail => ({ raw: `mail of ${days} days`, isSeen: false, receivedAt: daysAgo(days) }));
  expect(await read(mails, () => false)).toHaveLength(4);
  expect(mails.map(({ isSeen }) => isSeen)).toEqual([false, false, true, true]);
});
