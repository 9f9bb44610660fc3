import { afterAll, expect, test } from 'vitest';
import { readHeader } from '../../outside/mail-in/read-mail.ts';
import { closeMailReader, readContent, readMail } from './mail-reading.ts';

afterAll(closeMailReader);

const header = 'From: Rosa Lind <rosa@customer.test>\r\nTo: info@hollis.test\r\nSubject: Leak\r\nDelivered-To: info@hollis.test\r\n';
const parts = [
  `${header}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>It drips.</p>`,
  '\r\n--b\r\nContent-Type: image/jpeg; name=tap.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n/9j/4A==\r\n--b--\r\n',
].join('');

test('an email is read the same as it would be here: its text, its files and its header', async () => {
  const mail = await readMail(Buffer.from(parts), 'rosa@customer.test');
  expect(mail).toMatchObject({
    from: { name: 'Rosa Lind', address: 'rosa@customer.test' },
    subject: 'Leak',
    text: 'It drips.',
    isHeaderOnly: false,
  });
  expect(mail.header('Delivered-To')).toBe('info@hollis.test');
  expect(mail.files).toEqual([{ name: 'tap.jpg', type: 'image/jpeg', content: Buffer.from('/9j/4A==', 'base64'), isInline: false }]);
  const content = await readContent(Buffer.from(parts), 'rosa@customer.test');
  expect(content.html).toContain('<p>It drips.</p>');
  expect(content.files).toEqual([{ name: 'tap.jpg', type: 'image/jpeg', content: mail.files[0]?.content }]);
});

// Each of them took seconds in the process that answers requests.
test.each([
  ['empty lines', '', '\r\n'.repeat(100_000)],
  ['lines of a calendar', 'Content-Type: text/calendar\r\n', 'a\r\n'.repeat(200_000)],
  ['parts', 'Content-Type: multipart/mixed; boundary=b\r\n', '--b\r\n\r\n\r\n'.repeat(20_000)],
])('many %s don’t keep this process from its work', async (_, type, body) => {
  const raw = Buffer.from(`${header}${type}\r\n${body}`);
  const before = process.threadCpuUsage();
  const mail = await readMail(raw, 'rosa@customer.test');
  const { user, system } = process.threadCpuUsage(before);
  expect(mail.subject).toBe('Leak');
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(300);
});

test('one that takes too long is read by its header alone', async () => {
  const raw = Buffer.from(`${header}\r\n${'\r\n'.repeat(4_000_000)}`);
  expect(await readMail(raw, 'rosa@customer.test', 1000)).toMatchObject({
    from: { address: 'rosa@customer.test' },
    subject: 'Leak',
    text: '',
    isHeaderOnly: true,
  });
  expect((await readMail(Buffer.from(parts), 'rosa@customer.test')).text, 'and the next one is read').toBe('It drips.');
});

test('a header is read in little time, however many fields it has', async () => {
  const raw = Buffer.from(`${'X-Note: =?utf-8?q?a?= (b\r\n'.repeat(2500)}${header}\r\n`);
  const start = performance.now();
  await readHeader(raw);
  expect(performance.now() - start).toBeLessThan(1000);
});
