import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth';
import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import { readMail } from './read-mail.ts';
import { readdressed, signed } from './rewrite.ts';

const body = Buffer.concat([
  Buffer.from('--b\r\nContent-Type: text/plain\r\n\r\n.\r\nFrom x\r\n'),
  Buffer.from([0, 255, 13, 10]),
  Buffer.from('--b--'),
]);
const original = Buffer.concat([
  Buffer.from(
    `Return-Path: <jim@tate.example>
Received: from laptop.tate.example ([10.1.2.3])
	by mx.tate.example
DKIM-Signature: v=1; d=tate.example;
 b=abc
ARC-Seal: i=1
Authentication-Results: mx; spf=pass
From: Jim Tate <jim@tate.example>
Sender: assistant@tate.example
To: "Hollis" <info@hollis.example>,
 other@x.example
Cc: dana@tate.example
Bcc: secret@x.example
Reply-To: jim@tate.example
Subject: =?utf-8?q?Caf=C3=A9?=
 and more
Date: Tue, 3 Nov 2026 09:12:44 -0500
Message-ID: <one@tate.example>
In-Reply-To: <zero@hollis.example>
References: <zero@hollis.example>
Disposition-Notification-To: jim@tate.example
List-Unsubscribe: <https://x.example>
X-Originating-IP: 10.1.2.3
X-Mailer: Laptop 1
MIME-Version: 1.0
Content-Type: multipart/mixed;
 boundary=b
Content-Language: en
not a field

`.replaceAll('\n', '\r\n'),
  ),
  body,
]);
const headers = {
  from: { name: 'Jim Tate', address: 'info@hollis.example' },
  to: 'info@hollis.example',
  replyTo: 'answer+abc.def@mail.sunup.example',
  more: { 'List-Id': '<info.hollis.example>', 'Auto-Submitted': 'auto-generated' },
};

test('an email gets another From and Reply-To, keeps its body byte for byte, and says nothing of its way', async () => {
  const written = readdressed(original, headers);
  const { fields, body: kept } = fieldsOf(written);
  expect(kept.equals(body)).toBe(true);
  expect(fields.map(({ name }) => name).toSorted()).toEqual(
    'auto-submitted cc content-language content-type date from in-reply-to list-id message-id mime-version references reply-to subject to'.split(
      ' ',
    ),
  );
  expect(await readMail(written)).toMatchObject({
    from: headers.from,
    replyTo: { address: headers.replyTo },
    to: [{ name: 'Hollis', address: 'info@hollis.example' }, { address: 'other@x.example' }],
    cc: [{ address: 'dana@tate.example' }],
    subject: 'Café and more',
    messageId: '<one@tate.example>',
    references: ['<zero@hollis.example>'],
  });
  expect(written.toString('latin1')).toContain('Subject: =?utf-8?q?Caf=C3=A9?=\r\n and more\r\n');
  expect(written.toString('latin1')).not.toMatch(/10\.1\.2\.3|secret|assistant|Laptop/);
});

test('no value becomes a header field of its own', () => {
  const evil = 'x\r\nBcc: evil@x.example\r\n\r\nbody';
  const written = readdressed(Buffer.from('Subject: a\rBcc: evil@x.example\0\r\nTo: a@x.example\r\n\r\nbody'), {
    from: { name: evil, address: `info@hollis.example>${evil}` },
    to: evil,
    replyTo: evil,
    more: { 'X-Loop': evil },
  });
  const { fields, body: kept } = fieldsOf(written);
  expect(fields.map(({ name }) => name).toSorted()).toEqual(['from', 'message-id', 'reply-to', 'subject', 'to', 'x-loop']);
  expect(kept.toString()).toBe('body');
  expect(written.toString('latin1')).not.toMatch(/\r(?!\n)|(?<!\r)\n|\0/);
});

test('names are quoted or encoded, long ones are folded, and a second field of a name is left out', async () => {
  const name = `Ana Díaz, "Hollis" <boss@bank.example> ${'señora '.repeat(20)}`.trim();
  const written = readdressed(Buffer.from('Subject: one\nSubject: two\nContent-Type: text/plain\nContent-Type: text/html\n\nbody'), {
    ...headers,
    from: { name, address: 'info@hollis.example' },
  });
  expect(
    Math.max(
      ...written
        .toString()
        .split('\r\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(100);
  const mail = await readMail(written);
  expect(mail).toMatchObject({ from: { name, address: 'info@hollis.example' }, to: [{ address: 'info@hollis.example' }], subject: 'one' });
  expect(mail.text.trim()).toBe('body');
});

const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});
const ed25519 = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});

test.each([
  ['RSA', rsa.privateKey, `v=DKIM1; k=rsa; p=${rsa.publicKey.toString('base64')}`],
  // Its record has the bare key, which is the end of the DER.
  ['Ed25519', ed25519.privateKey, `v=DKIM1; k=ed25519; p=${ed25519.publicKey.subarray(-32).toString('base64')}`],
])('an email that’s signed with %s is verified by its record, and a changed one isn’t', async (_, privateKey, record) => {
  const written = await signed(readdressed(original, headers), { domain: 'hollis.example', selector: 's1', privateKey });
  const resolver = async (name: string) => {
    expect(name).toBe('s1._domainkey.hollis.example');
    return [[record]];
  };
  const verify = async (raw: Buffer) => (await dkimVerify(raw, { resolver })).results.map(({ status }) => [status.result, status.aligned]);
  expect(await verify(written)).toEqual([['pass', 'hollis.example']]);
  for (const [from, to] of [
    ['Jim Tate', 'Jim Fate'],
    ['From x', 'From y'],
  ] as const)
    expect(await verify(Buffer.from(written.toString('latin1').replace(from, to), 'latin1'))).not.toEqual([['pass', 'hollis.example']]);
});

test.each(['', 'no key', '-----BEGIN PRIVATE KEY-----\nabcd\n-----END PRIVATE KEY-----\n'])(
  'the key %j signs nothing',
  async (privateKey) => {
    await expect(signed(original, { domain: 'hollis.example', selector: 's1', privateKey })).rejects.toThrow(
      /couldn’t be signed for hollis\.example/,
    );
  },
);

test('an email without From isn’t sent unsigned', async () => {
  const key = { domain: 'hollis.example', selector: 's1', privateKey: rsa.privateKey };
  await expect(signed(Buffer.from('Subject: x\r\n\r\nbody'), key)).rejects.toThrow(/couldn’t be signed/);
});
