import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../tests/helpers/mail-server.ts';
import { closeMailer, openMailer, sendMail, sendRaw } from './mailer.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  openMailer({ url: server.url, from: 'Harbor Pages <hello@harbor.example>' });
});
afterAll(() => {
  closeMailer();
  server.close();
});

const mail = { to: 'jim@tate.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi', messageId: '<one@harbor.example>' };

test('reports go to the sender, unless an email names another address for them', async () => {
  await sendMail(mail);
  await sendMail({ ...mail, envelopeFrom: 'bounce+abc@mail.harbor.example' });
  expect(server.mails.map(({ from, to }) => [from, to])).toEqual([
    ['hello@harbor.example', ['jim@tate.example']],
    ['bounce+abc@mail.harbor.example', ['jim@tate.example']],
  ]);
  for (const { text } of server.mails) expect(text).toMatch(/^From: Harbor Pages <hello@harbor\.example>\r\nTo: jim@tate\.example\r\n/m);
});

test('an email that’s written already is sent byte for byte, to the addresses beside it', async () => {
  const raw = Buffer.concat([
    Buffer.from('From: a@x.example\r\nTo: b@x.example\r\n\r\n.dot\r\n..dots\r\n.\r\n'),
    Buffer.from([0xe9, 0xff]),
    Buffer.from('\r\n'),
  ]);
  await sendRaw({ from: 'bounce+abc@mail.harbor.example', to: 'rosa@example.com', raw });
  await sendRaw({ from: '', to: 'rosa@example.com', raw });
  const [first, second] = server.mails.slice(-2);
  expect(first).toMatchObject({ from: 'bounce+abc@mail.harbor.example', to: ['rosa@example.com'] });
  expect(first?.raw.equals(raw)).toBe(true);
  expect(second).toMatchObject({ from: '', to: ['rosa@example.com'] });
});
