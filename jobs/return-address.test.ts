import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { env } from '../base/env.ts';
import { db } from '../db/connect.ts';
import { mails } from '../db/schema/index.ts';
import { queueMail } from '../domain/mails/mails.ts';
import { closeMailer, openMailer } from '../outside/mailer.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { ourAddress } from '../tests/helpers/incoming-mails.ts';
import { sendQueuedMail } from './send-mail.ts';

useDatabase();

/** Sends an email through a server that takes only these senders. Returns the email, and the senders it was sent from. */
async function sendThrough(takes: (sender: string) => boolean) {
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: ({ address }, _session, done) =>
      done(takes(address) ? null : Object.assign(new Error('5.7.60 Not allowed to send as this sender'), { responseCode: 550 })),
    onData(stream, session, done) {
      senders.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
      stream.resume().on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  openMailer({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, from: 'Sunup <hello@sunup.test>' });
  const eventKey = `welcome:${Math.random()}`;
  const props = { firstName: 'Dana', url: 'http://localhost:3000/' };
  await queueMail(db(), { eventKey, template: 'welcome', recipient: 'dana@people.test', props });
  const [mail] = await db().select().from(mails).where(eq(mails.eventKey, eventKey));
  const failed = await sendQueuedMail(mail?.id ?? '').then(
    () => '',
    (error: Error) => error.message,
  );
  closeMailer();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return { id: mail?.id ?? '', senders, failed };
}

test('each email comes back to an address of its own if it can’t be delivered', async () => {
  const { id, senders } = await sendThrough(() => true);
  expect(senders).toEqual([ourAddress('bounce', id)]);
});

test('a server that only takes the operator’s address gets that', async () => {
  const { senders, failed } = await sendThrough((sender) => sender === 'hello@sunup.test');
  expect([senders, failed]).toEqual([['hello@sunup.test'], '']);
});

test('a server that takes neither is an error', async () => {
  const { senders, failed } = await sendThrough(() => false);
  expect(senders).toEqual([]);
  expect(failed).toContain('5.7.60');
});

test('where no email can come in, an email has only its sender', async () => {
  const { mailIn } = env();
  Object.assign(env(), { mailIn: undefined });
  const { senders } = await sendThrough(() => true).finally(() => Object.assign(env(), { mailIn }));
  expect(senders).toEqual(['hello@sunup.test']);
});
