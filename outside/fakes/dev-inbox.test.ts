import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { type ReceivedMail, startReceiver } from '../mail-in/receiver.ts';
import { closeMailer, openMailer, sendMail } from '../mailer.ts';
import { namesFrom } from '../network/names.ts';
import { addDevInbox } from './dev-inbox.ts';
import { devSigning } from './dev-signing.ts';
import { caughtMails, startMailCatcher } from './mail-catcher.ts';
import { startNameServer } from './name-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-dev-inbox-'));
const stops: (() => Promise<void>)[] = [];
const received: ReceivedMail[] = [];
const app = new Hono();
addDevInbox(app);

beforeAll(async () => {
  const signing = devSigning(folder, 'sunup.test');
  const own = (name: string) => name === 'localhost' || name.endsWith('sites.localhost');
  const servers = await startNameServer({ zones: { all: () => [] }, own, text: signing.text, machine: 'localhost' });
  const catcher = await startMailCatcher(folder, signing.key);
  openMailer({ url: catcher.url, from: 'Sunup <hello@sunup.test>' });
  const receiver = await startReceiver({
    host: env().mailIn?.host ?? '',
    bind: '127.0.0.1',
    port: 0,
    tls: 'own',
    requiresTls: false,
    names: namesFrom(servers.address),
    greet: async () => ({ ok: true }),
    admit: async (recipient) =>
      recipient.startsWith('nobody') ? { ok: false, status: 550, message: '5.1.1 There’s no one at this address.' } : { ok: true },
    accept: async (mail) => {
      received.push(mail);
      return { ok: true };
    },
  });
  stops.push(receiver.stop, catcher.stop, servers.stop);
});
beforeEach(() => void received.splice(0));
afterAll(async () => {
  closeMailer();
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

async function post(fields: Record<string, string | File>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return (await app.request('/dev/inbox', { method: 'POST', body })).text();
}

const letter = { from: 'Vera <vera@mail.example>', to: 'info@hollis.localhost', subject: 'A leak', text: 'The tap drips.' };

test('an email of a stranger comes in proved, with its file', async () => {
  const page = await post({ ...letter, file: new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }) });
  expect(page).toMatch(/<b>Accepted\.<\/b> 250 /);
  expect(received).toMatchObject([
    {
      sender: 'vera@mail.example',
      recipients: ['info@hollis.localhost'],
      authentication: { author: 'vera@mail.example', verdict: 'pass' },
    },
  ]);
  const read = await PostalMime.parse(received[0]?.raw ?? '');
  expect(read).toMatchObject({
    subject: 'A leak',
    text: expect.stringContaining('The tap drips.'),
    attachments: [{ filename: 'plan.pdf' }],
  });
});

test('an email of a stranger may have HTML, with or without text', async () => {
  expect(await post({ ...letter, text: '', html: '<p>The <b>tap</b> drips.</p>' })).toMatch(/<b>Accepted\.<\/b> 250 /);
  expect(await PostalMime.parse(received[0]?.raw ?? '')).toMatchObject({ html: expect.stringContaining('<b>tap</b>') });
});

test('a refusal is shown as the server said it, and what was typed stays', async () => {
  const page = await post({ ...letter, to: 'nobody@hollis.localhost', subject: '"Quotes" & <b>' });
  expect(page).toContain('<b>Refused.</b> 550 5.1.1 There&#39;s no one at this address.');
  expect(page).toContain('value="&quot;Quotes&quot; &amp; &lt;b&gt;"');
  expect(received).toEqual([]);
});

test('a caught email is answered from the mailbox that got it', async () => {
  await sendMail({
    to: 'rosa@mail.example',
    replyTo: { name: 'Vera', address: 'answer@mail.sites.localhost' },
    subject: 'A leak',
    html: '<p>The tap drips.</p>',
    text: 'The tap drips.',
    messageId: '<caught@mail.example>',
  });
  const [caught] = caughtMails('rosa@mail.example');
  const page = await (await app.request(`/dev/inbox?mail=${caught?.id}`)).text();
  expect(page).toContain('From rosa@mail.example to answer@mail.sites.localhost');
  expect(await post({ mail: caught?.id ?? '', text: 'At 3?' })).toMatch(/<b>Accepted\.<\/b> 250 /);
  expect(received).toMatchObject([{ sender: 'rosa@mail.example', recipients: ['answer@mail.sites.localhost'] }]);
  expect(await PostalMime.parse(received[0]?.raw ?? '')).toMatchObject({ subject: 'Re: A leak', inReplyTo: '<caught@mail.example>' });
});

test('an email of our own to our own mail host comes in there, too', async () => {
  const to = `test@${env().mailIn?.host}`;
  await sendMail({
    to,
    subject: 'Test',
    html: '',
    text: 'Test.',
    messageId: '<own@sunup.test>',
    envelopeFrom: 'bounce@mail.sites.localhost',
  });
  expect(received).toMatchObject([{ sender: 'bounce@mail.sites.localhost', recipients: [to] }]);
  expect(received[0]?.authentication, 'as a mail provider sends it').toMatchObject({
    ...{ author: 'hello@sunup.test', verdict: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass' },
    ...{ isEncrypted: true, clientAddress: '127.0.0.1', clientName: 'localhost' },
  });
  expect(caughtMails(to)).toHaveLength(1);
  expect(await (await app.request('/dev/inbox')).text(), 'it isn’t one that anyone reads').not.toContain(to);
});
