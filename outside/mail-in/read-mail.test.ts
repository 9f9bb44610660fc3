import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

/** An email of these header lines and a body. Bytes of the body may be given as they are. */
function email(headers: string, body: string | Buffer = 'Hello'): Buffer {
  return Buffer.concat([Buffer.from(`${headers.trim().replaceAll('\n', '\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** A multipart email. Parts are headers, an empty line and content. */
function multipart(type: string, parts: string[], headers = 'From: Jim <jim@tate.example>'): Buffer {
  const body = parts.map((part) => `--b1\r\n${part.replaceAll('\n', '\r\n')}\r\n`).join('');
  return email(`${headers}\nMIME-Version: 1.0\nContent-Type: ${type}; boundary=b1`, `${body}--b1--\r\n`);
}

test('reads who wrote what to whom, and what it answers', async () => {
  const mail = await readMail(
    email(`From: =?utf-8?q?Ana_D=C3=ADaz?= <Ana@Tate.example>
To: "Hollis, Plumbing" <info@hollis.example>, Team: a@x.example, b@x.example;
Cc: c@x.example
Reply-To: office@tate.example
Subject: =?iso-8859-1?q?Caf=E9?=
 =?utf-8?q?_folded?=
Message-ID: <one@tate.example>
In-Reply-To: <zero@hollis.example> (your message)
References: <minus@hollis.example>
 <zero@hollis.example>
X-Own: yes`),
  );
  expect(mail).toMatchObject({
    messageId: '<one@tate.example>',
    inReplyTo: '<zero@hollis.example>',
    references: ['<minus@hollis.example>', '<zero@hollis.example>'],
    from: { name: 'Ana Díaz', address: 'ana@tate.example' },
    replyTo: { name: '', address: 'office@tate.example' },
    cc: [{ name: '', address: 'c@x.example' }],
    subject: 'Café folded',
    text: 'Hello\n',
    files: [],
    isAutomatic: false,
    report: undefined,
  });
  expect(mail.to.map(({ address }) => address)).toEqual(['info@hollis.example', 'a@x.example', 'b@x.example']);
  expect(mail.header('x-OWN')).toBe('yes');
  expect(mail.header('bcc')).toBe('');
});

test('an email without a Message-ID gets the same one each time', async () => {
  const read = (headers: string) => readMail(email(headers));
  const [one, again, other] = await Promise.all([
    read('From: a@x.example'),
    read('Received: by mx 1\nFrom: a@x.example'),
    read('From: b@x.example'),
  ]);
  expect(one.messageId).toMatch(/^<[0-9a-f]{64}@no-message-id\.invalid>$/);
  expect(again.messageId).toBe(one.messageId);
  expect(other.messageId).not.toBe(one.messageId);
});

const encodings: [string, number[] | string, string][] = [
  ['iso-8859-1', [0x43, 0x61, 0x66, 0xe9], 'Café'],
  ['iso-8859-2', [0xbf, 0xf3, 0xb3], 'żół'],
  ['iso-8859-15', [0xa4], '€'],
  ['windows-1252', [0x92, 0x93], '’“'],
  ['windows-1250', [0x9c], 'ś'],
  ['windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
  ['koi8-r', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], 'Привет'],
  ['gb2312', [0xc4, 0xe3, 0xba, 0xc3], '你好'],
  ['gb18030', [0xc4, 0xe3, 0xba, 0xc3], '你好'],
  ['big5', [0xa7, 0x41, 0xa6, 0x6e], '你好'],
  ['shift_jis', [0x82, 0xb1, 0x82, 0xf1], 'こん'],
  ['euc-kr', [0xbe, 0xc8], '안'],
  ['us-ascii', [0x6f, 0x6b], 'ok'],
  ['utf-8', 'ü 👋', 'ü 👋'],
  ['no-such-encoding', 'plain', 'plain'],
  // UTF-7 is no longer decoded anywhere, because what looks harmless becomes a tag.
  ['utf-7', '+ADw-script+AD4-', '+ADw-script+AD4-'],
];

test.each(encodings)('reads %s', async (charset, bytes, text) => {
  const mail = await readMail(email(`From: a@x.example\nContent-Type: text/plain; charset=${charset}`, Buffer.from(bytes as string)));
  expect(mail.text.trim()).toBe(text);
});

test.each([
  ['quoted-printable', 'Caf=C3=A9 =\r\nnow'],
  ['base64', 'Q2Fmw6kgbm93'],
])('reads %s', async (encoding, body) => {
  const headers = `From: a@x.example\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: ${encoding}`;
  expect((await readMail(email(headers, body))).text.trim()).toBe('Café now');
});

test('text comes from the HTML where there’s only HTML', async () => {
  const mail = await readMail(email('From: a@x.example\nContent-Type: text/html; charset=utf-8', '<p>Hello&nbsp;Rosa</p><p>Bye</p>'));
  expect(mail.text).toBe('Hello Rosa\n\nBye');
  expect(mail.html).toContain('<p>Bye</p>');
});

test('text comes from the HTML where the plain part is blank', async () => {
  const part = (type: string, content: string) => `--b\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
  const parts = `${part('text/plain', ' \u00a0')}${part('text/html', '<p>My sink leaks.</p>')}--b--\r\n`;
  const mail = await readMail(email('From: a@x.example\nContent-Type: multipart/alternative; boundary=b', parts));
  expect(mail.text).toBe('My sink leaks.');
});

test('reads files, inline ones and calendars too, and keeps winmail.dat as it is', async () => {
  const mail = await readMail(
    multipart('multipart/mixed', [
      'Content-Type: text/plain\n\nSee the files.',
      'Content-Type: application/pdf; name="../Quote \u00e9.pdf"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\nJVBERi0=',
      'Content-Type: image/png\nContent-Disposition: inline\nContent-Transfer-Encoding: base64\nContent-ID: <logo>\n\niVBORw0=',
      'Content-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nEND:VCALENDAR',
      'Content-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\neJ8+Ig==',
    ]),
  );
  expect(mail.text.trim()).toBe('See the files.');
  expect(mail.files.map(({ name, type, isInline }) => ({ name, type, isInline }))).toEqual([
    { name: '.._Quote é.pdf', type: 'application/pdf', isInline: false },
    { name: 'file.png', type: 'image/png', isInline: true },
    { name: 'file.ics', type: 'text/calendar', isInline: false },
    { name: 'winmail.dat', type: 'application/ms-tnef', isInline: false },
  ]);
  expect(mail.files[0]?.content.toString()).toBe('%PDF-');
  expect(mail.files[3]?.content.toString('hex')).toBe('789f3e22');
});

const automatic = [
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated; owner="x"',
  'Precedence: bulk',
  'Precedence: LIST',
  'Precedence: junk',
  'Precedence: auto_reply',
  'X-Auto-Response-Suppress: OOF, AutoReply',
  'X-Autoreply: yes',
  'X-Autorespond: out of office',
  'List-Id: News <news.x.example>',
  'List-Unsubscribe: <https://x.example/off>',
  'Return-Path: <>',
  'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
];

test.each(automatic)('“%s” is by a program', async (line) => {
  expect((await readMail(email(`From: a@x.example\n${line}`))).isAutomatic).toBe(true);
});

test.each(['Auto-Submitted: no', 'Precedence: first-class', 'Return-Path: <a@x.example>', 'X-Mailer: Auto'])('“%s” isn’t', async (line) => {
  expect((await readMail(email(`From: a@x.example\n${line}`))).isAutomatic).toBe(false);
});

const report = (fields: string, type = 'message/delivery-status') =>
  multipart('multipart/report; report-type=delivery-status', [
    'Content-Type: text/plain\n\nIt couldn’t be delivered.',
    `Content-Type: ${type}\n\n${fields}`,
    'Content-Type: message/rfc822\n\nFrom: us@sunup.example\nSubject: ours\n\nBody of ours',
  ]);

const refused = `Reporting-MTA: dns; mx.example

Original-Recipient: rfc822;Rosa@Example.com
Final-Recipient: rfc822;forwarded@other.example
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp; 550-5.7.26 This mail has been blocked because the
 sender is unauthenticated.`;

test('reads a report of an email that couldn’t be delivered', async () => {
  const mail = await readMail(report(refused));
  expect(mail.report).toEqual({
    kind: 'bounce',
    recipient: 'rosa@example.com',
    status: '5.7.26',
    detail: '550-5.7.26 This mail has been blocked because the sender is unauthenticated.',
  });
  expect(mail.isAutomatic).toBe(true);
  // Our own email inside is evidence, not words of theirs.
  expect(mail.text).not.toContain('Body of ours');
});

test.each([
  [
    'a delay',
    'Final-Recipient: rfc822; a@x.example\nAction: delayed\nStatus: 4.4.1',
    { kind: 'delay', recipient: 'a@x.example', status: '4.4.1', detail: '' },
  ],
  [
    'a full mailbox',
    'Final-Recipient: rfc822; <a@x.example>\nAction: failed\nStatus: 5.2.2 (full)',
    { kind: 'bounce', recipient: 'a@x.example', status: '5.2.2', detail: '' },
  ],
  ['a delivery', 'Final-Recipient: rfc822; a@x.example\nAction: delivered\nStatus: 2.0.0', undefined],
  ['nonsense', 'no fields at all', undefined],
])('reads a report of %s', async (_, fields, expected) => {
  expect((await readMail(report(`Reporting-MTA: dns; mx.example\n\n${fields}`))).report).toEqual(expected);
});

test.each([
  ['abuse', { kind: 'complaint', recipient: 'rosa@example.com', status: '', detail: 'abuse Some/1.0' }],
  ['not-spam', undefined],
])('reads a feedback report of the type %s', async (type, expected) => {
  const fields = `Feedback-Type: ${type}\nUser-Agent: Some/1.0\nVersion: 1\nOriginal-Rcpt-To: <Rosa@example.com>`;
  expect((await readMail(report(fields, 'message/feedback-report'))).report).toEqual(expected);
});

test('reads the report of a server that names the recipient in a header only', async () => {
  const mail = await readMail(
    email('From: mailer-daemon@x.example\nX-Failed-Recipients: Rosa@example.com', 'Sorry.\n550 5.1.1 no such user\n'),
  );
  expect(mail.report).toEqual({ kind: 'bounce', recipient: 'rosa@example.com', status: '5.1.1', detail: '550 5.1.1 no such user' });
});

test('never throws', async () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=x${n}\r\n\r\n--x${n}\r\n`).join('');
  const hostile = [
    '',
    '\r\n',
    '\n\n\n',
    'no header at all',
    'Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n--\r\n',
    nested(1000),
    `Subject: ${'x'.repeat(3_000_000)}\r\n\r\nbody`,
    `From: ${'a@b,'.repeat(100_000)}\r\n\r\n`,
    `From: ${'"'.repeat(100_000)}\r\n\r\n`,
    'Content-Type: text/plain; charset=\u0000\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!',
  ];
  for (const one of [...hostile.map((text) => Buffer.from(text)), Buffer.alloc(10_000, 0xff)]) {
    const mail = await readMail(one);
    expect(mail.messageId).toMatch(/^<[^<>\s]+>$/);
  }
  const kept = await readMail(Buffer.from(`From: a@x.example\r\nSubject: kept\r\n${nested(1000)}`));
  expect(kept).toMatchObject({ subject: 'kept', from: { address: 'a@x.example' }, text: '' });
});
