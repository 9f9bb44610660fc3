import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { falseEnds, Wire } from '../../tests/harness/smtp-wire.ts';
import { noNames } from '../../tests/helpers/names.ts';
import { ownCertificate } from './own-certificate.ts';
import { type Admitted, type Client, type ReceivedMail, type ReceiverOptions, receiverPort, startReceiver } from './receiver.ts';

const yes: Admitted = { ok: true };

let received: ReceivedMail[];
let asked: { greeted: Client[]; admitted: [string, string][] };
let errors: Error[];
let port: number;
let stop: (() => Promise<void>) | undefined;

async function start(options: Partial<ReceiverOptions> = {}): Promise<void> {
  const receiver = await startReceiver({
    host: 'mail.sunup.example',
    bind: '127.0.0.1',
    port: 0,
    tls: undefined,
    requiresTls: false,
    names: noNames,
    greet: async (client) => {
      asked.greeted.push(client);
      return yes;
    },
    admit: async (recipient, sender) => {
      asked.admitted.push([recipient, sender]);
      return yes;
    },
    accept: async (mail) => {
      received.push(mail);
      return yes;
    },
    onError: (error) => void errors.push(error),
    ...options,
  });
  ({ port, stop } = receiver);
}

beforeEach(() => {
  received = [];
  asked = { greeted: [], admitted: [] };
  errors = [];
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

const open = (localAddress?: string) => Wire.open(port, localAddress);
const jim = { sender: 'Jim@Tate.example', recipient: 'Info@Hollis.example' };

test('an email is stored with its envelope before it’s acknowledged, and a second one in the same connection too', async () => {
  await start();
  const wire = await open();
  await wire.begin(jim);
  expect(await wire.say('Subject: One\r\n\r\n..dot\r\n.\r\n', 1)).toEqual(['250 Thank you. We have it.']);
  await wire.say('MAIL FROM:<>\r\nRCPT TO:<a@hollis.example>\r\nRCPT TO:<B@hollis.example>\r\nDATA\r\n');
  await wire.say('Subject: Two\r\n\r\n.\r\n', 1);
  expect(received.map(({ sender, recipients, raw, client }) => [sender, recipients, raw.toString(), client])).toEqual([
    [
      'jim@tate.example',
      ['info@hollis.example'],
      'Subject: One\r\n\r\n.dot\r\n',
      { address: '127.0.0.1', helo: 'mx.tate.example', isEncrypted: false },
    ],
    [
      '',
      ['a@hollis.example', 'b@hollis.example'],
      'Subject: Two\r\n\r\n',
      { address: '127.0.0.1', helo: 'mx.tate.example', isEncrypted: false },
    ],
  ]);
  expect(received[0]?.authentication).toMatchObject({ clientAddress: '127.0.0.1', verdict: 'fail' });
  expect(asked.greeted).toHaveLength(1);
  expect(asked.admitted[0]).toEqual(['info@hollis.example', 'jim@tate.example']);
  expect(receiverPort()).toBe(port);
  await stop?.();
  expect(receiverPort()).toBeUndefined();
});

test('recipients are as they’re stored: domains in ASCII, and the postmaster with ours', async () => {
  await start();
  const wire = await open();
  await wire.say(
    'EHLO mx.tate.example\r\nMAIL FROM:<Jim@xn--mller-kva.example>\r\nRCPT TO:<Info@XN--mller-kva.example>\r\nRCPT TO:<Postmaster>\r\nDATA\r\n',
  );
  await wire.say('Subject: x\r\n\r\n.\r\n', 1);
  expect(received[0]).toMatchObject({
    sender: 'jim@xn--mller-kva.example',
    recipients: ['info@xn--mller-kva.example', 'postmaster@mail.sunup.example'],
  });
  expect(asked.admitted.map(([recipient]) => recipient)).toEqual(received[0]?.recipients);
});

test('it greets with its name, and offers what it can', async () => {
  await start();
  const wire = await open();
  expect(wire.greeting).toBe('220 mail.sunup.example ESMTP');
  wire.socket.write('EHLO mx.tate.example\r\n');
  const offered = await wire.whole();
  for (const word of ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'SIZE 26214400']) expect(offered).toContain(word);
  expect(offered).not.toMatch(/AUTH|STARTTLS|DSN/);
  for (const word of ['VRFY info@hollis.example', 'EXPN all', 'AUTH PLAIN', 'STARTTLS', 'WIZ x', 'SHELL', 'KILL'])
    expect((await wire.say(`${word}\r\n`))[0]).toMatch(/^50[02] /);
});

const refusals: [string, Partial<ReceiverOptions>, string, number][] = [
  ['a sender', { greet: async () => ({ ok: false, status: 421, message: 'Try later.' }) }, '421 4.3.2 Try later.', 0],
  [
    'a recipient',
    { admit: async () => ({ ok: false, status: 550, message: '5.1.1 There’s no one at this address.' }) },
    "550 5.1.1 There's no one at this address.",
    1,
  ],
  [
    'an email',
    { accept: async () => ({ ok: false, status: 550, message: '5.7.26 The domain tate.example asks us to refuse this.' }) },
    '550 5.7.26 The domain tate.example asks us to refuse this.',
    2,
  ],
];

test.each(refusals)('a refusal of %s is a sentence with a status', async (_, options, answer, step) => {
  await start(options);
  const wire = await open();
  await wire.say('EHLO mx.tate.example\r\n');
  const steps = ['MAIL FROM:<jim@tate.example>\r\n', 'RCPT TO:<info@hollis.example>\r\n'];
  for (const line of steps.slice(0, step)) await wire.say(line);
  if (step === 2) {
    await wire.say('DATA\r\n');
    expect(await wire.say('Subject: x\r\n\r\n.\r\n', 1)).toEqual([answer]);
  } else expect(await wire.say(steps[step] ?? '')).toEqual([answer]);
});

test.each(['greet', 'admit', 'accept'] as const)('an email waits while %s fails', async (name) => {
  const failure = new Error('the database is away');
  await start({ [name]: async () => Promise.reject(failure) });
  const wire = await open();
  await wire.say('EHLO mx.tate.example\r\n');
  const answers = await wire.say('MAIL FROM:<jim@tate.example>\r\nRCPT TO:<info@hollis.example>\r\n');
  if (name === 'accept') {
    await wire.say('DATA\r\n');
    answers.push(...(await wire.say('Subject: x\r\n\r\n.\r\n', 1)));
  }
  expect(answers).toContain("451 4.3.0 We can't take email right now. Please try again in a few minutes.");
  expect(received).toEqual([]);
  expect(errors).toEqual([failure]);
});

// What ends an email for one server and not for another brings in a second one with a sender that no one checked.
const smuggled = 'MAIL FROM:<boss@bank.example>\r\nRCPT TO:<info@hollis.example>\r\nDATA\r\nSubject: smuggled\r\n\r\n.\r\n';
test.each(falseEnds)('%j doesn’t end an email', async (end) => {
  await start();
  for (const isApart of [false, true]) {
    const wire = await open();
    await wire.begin(jim);
    const parts = [`Subject: first\r\n\r\nbody${end}`, smuggled];
    if (isApart) {
      wire.socket.write(Buffer.from(parts[0] ?? '', 'latin1'));
      await delay(20);
      await wire.say(parts[1] ?? '', 1);
    } else await wire.say(parts.join(''), 1);
    expect(received.filter(({ sender }) => sender === 'boss@bank.example')).toEqual([]);
    wire.socket.destroy();
  }
});

test.each(['\n', '\r', '\r\n\n', '\n\r\n', '\r\r\n'])('an email with the line break %j is refused', async (breaks) => {
  await start();
  const wire = await open();
  await wire.begin(jim);
  const [answer] = await wire.say(`Subject: x\r\n\r\none${breaks}two\r\n.\r\n`, 1);
  expect(answer).toBe('554 5.5.2 Lines of an email have to end with CRLF. This one has a line break of another kind.');
  expect(received).toEqual([]);
});

test('an email that arrives byte by byte is the same', async () => {
  await start();
  const wire = await open();
  await wire.begin(jim);
  wire.socket.setNoDelay(true);
  for (const byte of 'Subject: x\r\n\r\n..a\r\n.\r\n') {
    wire.socket.write(byte);
    await delay(1);
  }
  expect(await wire.answers(1)).toEqual(['250 Thank you. We have it.']);
  expect(received[0]?.raw.toString()).toBe('Subject: x\r\n\r\n.a\r\n');
});

test('pipelined commands are answered in order', async () => {
  await start();
  const wire = await open();
  const answers = await wire.say(
    'EHLO mx.tate.example\r\nMAIL FROM:<jim@tate.example>\r\nRCPT TO:<info@hollis.example>\r\nRSET\r\nNOOP\r\nQUIT\r\n',
    6,
  );
  expect(answers.map((line) => line.slice(0, 3))).toEqual(['250', '250', '250', '250', '250', '221']);
});

test('an email that’s too large is refused, by what it says or by what comes', async () => {
  await start({ limits: { mailBytes: 100_000 } });
  const wire = await open();
  await wire.say('EHLO mx.tate.example\r\n');
  expect((await wire.say('MAIL FROM:<jim@tate.example> SIZE=200000\r\n'))[0]).toMatch(/^552 /);
  await wire.begin(jim);
  expect(await wire.say(`Subject: x\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(200)}.\r\n`, 1)).toEqual([
    '552 5.3.4 This email is too large. The limit is 25 MB.',
  ]);
  await wire.begin(jim);
  expect(await wire.say('Subject: x\r\n\r\n.\r\n', 1)).toEqual(['250 Thank you. We have it.']);
});

test('an email that would take long to check is refused before anything reads it', async () => {
  await start();
  const wire = await open();
  await wire.begin(jim);
  // This one kept the checks of its author busy for a minute and a half.
  expect(await wire.say(`From: Jim@Tate.example\r\nX: y\r\n${' z\r\n'.repeat(200_000)}\r\nHello\r\n.\r\n`, 1)).toEqual([
    expect.stringMatching(/^552 5\.3\.4 The header/),
  ]);
  expect(received).toEqual([]);
});

test('when many emails are held, others wait', async () => {
  const gate = Promise.withResolvers<void>();
  await start({ limits: { heldBytes: 150_000 }, accept: () => gate.promise.then(() => yes) });
  const large = `Subject: x\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(100)}.\r\n`;
  const [first, second] = await Promise.all([open(), open()]);
  await first.begin(jim);
  await second.begin(jim);
  first.socket.write(large);
  await delay(100);
  expect(await second.say(large, 1)).toEqual(["452 4.3.1 We're receiving a lot of email right now. Please try again in a few minutes."]);
  gate.resolve();
  expect(await first.answers(1)).toEqual(['250 Thank you. We have it.']);
  await second.begin(jim);
  expect(await second.say(large, 1)).toEqual(['250 Thank you. We have it.']);
});

test('an email has up to fifty recipients', async () => {
  await start();
  const wire = await open();
  await wire.say('EHLO mx.tate.example\r\nMAIL FROM:<jim@tate.example>\r\n');
  const answers = await wire.say(Array.from({ length: 51 }, (_, n) => `RCPT TO:<a${n}@hollis.example>\r\n`).join(''));
  expect(answers.filter((line) => line.startsWith('250'))).toHaveLength(50);
  expect(answers.at(-1)).toMatch(/^452 /);
});

test('a sender that tries out names is sent away', async () => {
  await start({ admit: async (recipient) => (recipient.startsWith('info@') ? yes : { ok: false, status: 550, message: '5.1.1 No.' }) });
  const wire = await open();
  await wire.begin(jim);
  await wire.say('Subject: x\r\n\r\nHi\r\n.\r\n', 1);
  const asked = Array.from({ length: 22 }, (_, n) => `RCPT TO:<name-${n}@hollis.example>\r\n`).join('');
  const answers = await wire.say(`MAIL FROM:<jim@tate.example>\r\n${asked}`, 22);
  expect(answers.slice(1, 21)).toEqual(Array.from({ length: 20 }, () => '550 5.1.1 No.'));
  expect(answers[21]).toBe('421 4.7.0 Too many of your recipients were refused. Please come again later.');
  await expect.poll(() => wire.socket.destroyed).toBe(true);
});

test('one sender has so many connections, and all have so many', async () => {
  await start({ limits: { connections: 5, connectionsOfOne: 3 } });
  const same = await Promise.all([1, 2, 3, 4].map(() => open()));
  const wholes = await Promise.all(same.map((wire) => wire.say('NOOP\r\n')));
  expect(wholes.filter((answers) => answers[0]?.startsWith('250'))).toHaveLength(3);
  const others = await Promise.all(['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((address) => open(address)));
  const answers = await Promise.all(others.map((wire) => wire.say('NOOP\r\n')));
  expect(answers.filter((all) => all[0]?.startsWith('250'))).toHaveLength(2);
  for (const wire of same) wire.socket.destroy();
  await expect.poll(async () => (await (await open()).say('NOOP\r\n'))[0]).toMatch(/^250/);
});

test('senders that trickle are sent away', async () => {
  await start({ limits: { idleMs: 5000, commandsMs: 300, bodyMs: 600 } });
  const [commands, body] = await Promise.all([open(), open()]);
  await body.begin(jim);
  const trickle = setInterval(() => {
    commands.socket.write('NOOP\r\n');
    body.socket.write('x');
  }, 50);
  const [before, after] = await Promise.all(
    [commands, body].map((wire) => new Promise<number>((resolve) => wire.socket.once('close', () => resolve(Date.now())))),
  );
  clearInterval(trickle);
  expect(after).toBeGreaterThan(before as number);
  expect((await body.answers(1))[0]).toBe('421 4.4.2 This takes too long. Please connect again.');
  expect(received).toEqual([]);
  expect(errors).toEqual([]);
});

test('a sender that hangs up in the middle leaves nothing behind', async () => {
  await start({ limits: { heldBytes: 150_000 } });
  for (let n = 0; n < 3; n += 1) {
    const wire = await open();
    await wire.begin(jim);
    wire.socket.write('x'.repeat(100_000));
    await delay(50);
    wire.socket.destroy();
  }
  const wire = await open();
  await wire.begin(jim);
  expect(await wire.say(`Subject: x\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(100)}.\r\n`, 1)).toEqual(['250 Thank you. We have it.']);
  expect(received).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('stopping lets an email that’s there be stored', async () => {
  const gate = Promise.withResolvers<void>();
  const accept = async (mail: ReceivedMail) => {
    await gate.promise;
    received.push(mail);
    return yes;
  };
  await start({ accept });
  const wire = await open();
  await wire.begin(jim);
  wire.socket.write('Subject: x\r\n\r\n.\r\n');
  await delay(100);
  const stopped = stop?.();
  gate.resolve();
  expect(await wire.answers(1)).toEqual(['250 Thank you. We have it.']);
  wire.socket.end('QUIT\r\n');
  await stopped;
  expect(received).toHaveLength(1);
});

/** A certificate with its key, in files. */
function certificate(folder: string, name: string): { cert: string; key: string } {
  const [cert, key] = [path.join(folder, 'mail.crt'), path.join(folder, 'mail.key')];
  const made = ownCertificate(name);
  writeFileSync(cert, made.cert);
  writeFileSync(key, made.key);
  return { cert, key };
}

test('STARTTLS uses the certificate in the files, also after it was renewed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-in-'));
  try {
    await start({ tls: certificate(folder, 'first.example'), limits: { certificateMs: 50 } });
    const nameShown = async () => {
      const wire = await open();
      await wire.say('EHLO mx.tate.example\r\n');
      const { subject } = (await wire.secure()).getPeerCertificate();
      wire.socket.destroy();
      return subject.CN;
    };
    expect(await nameShown()).toBe('first.example');
    certificate(folder, 'second.example');
    await expect.poll(nameShown).toBe('second.example');
    const transport = nodemailer.createTransport({ port, host: '127.0.0.1', requireTLS: true, tls: { rejectUnauthorized: false } });
    await transport.sendMail({ from: 'jim@tate.example', to: 'info@hollis.example', subject: 'Hi', text: 'Hi' });
    expect(received[0]).toMatchObject({ client: { isEncrypted: true }, authentication: { isEncrypted: true } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('where TLS is required, senders without it are refused with that reason', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-in-'));
  try {
    await start({ tls: certificate(folder, 'mail.sunup.example'), requiresTls: true });
    const wire = await open();
    await wire.say('EHLO mx.tate.example\r\n');
    expect(await wire.say('MAIL FROM:<jim@tate.example>\r\n')).toEqual([
      '530 5.7.0 Please use STARTTLS first. We accept email over TLS only.',
    ]);
    await wire.secure();
    await wire.say('EHLO mx.tate.example\r\n');
    expect((await wire.say('MAIL FROM:<jim@tate.example>\r\n'))[0]).toMatch(/^250 /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('commands that were sent ahead of TLS aren’t taken into it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-in-'));
  try {
    await start({ tls: certificate(folder, 'mail.sunup.example') });
    const wire = await open();
    await wire.say('EHLO mx.tate.example\r\n');
    await wire.say('STARTTLS\r\nEHLO evil.example\r\nMAIL FROM:<boss@bank.example>\r\n', 1);
    expect(await wire.whole()).toBe('');
    expect(asked.greeted).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
