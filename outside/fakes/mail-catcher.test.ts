import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeMailer, openMailer, sendMail } from '../mailer.ts';
import { caughtAttachment, caughtMails, startMailCatcher } from './mail-catcher.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-inbox-'));
let catcher: Awaited<ReturnType<typeof startMailCatcher>>;

beforeAll(async () => {
  catcher = await startMailCatcher(folder);
  openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
});

afterAll(async () => {
  closeMailer();
  await catcher.stop();
  rmSync(folder, { recursive: true });
});

const mail = (id: string, to = 'dana@people.test') => ({
  to,
  subject: `Grüße & “quotes” ${id}`,
  text: 'Plain words, line one.\nLine two.',
  html: '<p>Rich <b>words</b></p>',
  messageId: `<${id}@mail.sunup>`,
});

test('a mail that was sent is read back as it was written', async () => {
  await sendMail(mail('one'));
  expect(caughtMails('dana@people.test')).toMatchObject([
    {
      to: ['dana@people.test'],
      from: 'hello@sunup.test',
      subject: 'Grüße & “quotes” one',
      html: expect.stringContaining('<b>words</b>'),
      messageId: '<one@mail.sunup>',
    },
  ]);
  expect(caughtMails('dana@people.test')[0]?.text.replaceAll('\r', '')).toContain('line one.\nLine two.');
});

test('the same Message-ID shows once, like in a mail program', async () => {
  await sendMail(mail('twice', 'twice@people.test'));
  await sendMail(mail('twice', 'twice@people.test'));
  expect(caughtMails('twice@people.test')).toHaveLength(1);
});

test('two mails at the same moment are both kept', async () => {
  await Promise.all([
    sendMail(mail('left', 'both@people.test')),
    sendMail(mail('right', 'both@people.test')),
    sendMail(mail('left', 'both@people.test')),
  ]);
  expect(
    caughtMails('both@people.test')
      .map(({ messageId }) => messageId)
      .sort(),
  ).toEqual(['<left@mail.sunup>', '<right@mail.sunup>']);
});

test('emails are found by recipient, case-insensitively, newest first', async () => {
  await sendMail(mail('older', 'order@people.test'));
  await sendMail(mail('newer', 'order@people.test'));
  expect(caughtMails('ORDER@people.test').map(({ messageId }) => messageId)).toEqual(['<newer@mail.sunup>', '<older@mail.sunup>']);
  expect(caughtMails('nobody@people.test')).toEqual([]);
});

test('the inbox outlives the process', async () => {
  await sendMail(mail('kept', 'kept@people.test'));
  closeMailer();
  await catcher.stop();
  catcher = await startMailCatcher(folder);
  openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
  expect(caughtMails('kept@people.test')).toHaveLength(1);
});

test('what is attached to a mail is kept as it was sent', async () => {
  await sendMail({
    ...mail('files', 'files@people.test'),
    attachments: [{ filename: 'Bill.pdf', content: Buffer.from([37, 80, 68, 70, 255]), contentType: 'application/pdf' }],
  });
  const [caught] = caughtMails('files@people.test');
  expect(caught?.attachments).toEqual([{ filename: 'Bill.pdf', type: 'application/pdf' }]);
  expect(caughtAttachment(caught?.id ?? '', 0)?.content).toEqual(Buffer.from([37, 80, 68, 70, 255]));
  expect(caughtAttachment(caught?.id ?? '', 1)).toBeUndefined();
});

test('half a line left by a full disk loses no other mail, before or after a restart', async () => {
  await sendMail(mail('before', 'torn@people.test'));
  closeMailer();
  await catcher.stop();
  appendFileSync(path.join(folder, 'inbox.jsonl'), '{"id":"half","to":["torn@people.te');
  catcher = await startMailCatcher(folder);
  openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
  await sendMail(mail('after', 'torn@people.test'));
  await sendMail(mail('before', 'torn@people.test'));
  expect(caughtMails('torn@people.test').map(({ messageId }) => messageId)).toEqual(['<after@mail.sunup>', '<before@mail.sunup>']);
});

test('a mail that another process caught is recognized by its Message-ID', async () => {
  const other = await startMailCatcher(folder);
  openMailer({ url: other.url, from: 'Sunup <hello@sunup.test>' });
  await sendMail(mail('shared', 'shared@people.test'));
  openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
  await sendMail(mail('shared', 'shared@people.test'));
  await other.stop();
  expect(caughtMails('shared@people.test')).toHaveLength(1);
});

test('caught mail holds login links, so only its owner can read it', () => {
  expect(statSync(path.join(folder, 'inbox.jsonl')).mode & 0o777).toBe(0o600);
});
