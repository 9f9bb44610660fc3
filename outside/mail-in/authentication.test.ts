import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer, type ZoneRecord } from '../fakes/name-server.ts';
import type { NameServer } from '../network/name-server.ts';
import { type Names, namesFrom } from '../network/names.ts';
import { authenticationOf } from './authentication.ts';
import { signed } from './rewrite.ts';

const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
const keys = { good: keyOf(2048), rsa1024: keyOf(1024), rsa768: keyOf(768) };
const ours = '192.0.2.10';
const elsewhere = '198.51.100.7';

function domain(name: string, dmarc?: string): ZoneRecord[] {
  const records: ZoneRecord[] = [
    { name, kind: 'TXT', value: `v=spf1 ip4:${ours} -all` },
    ...Object.entries(keys).map(([selector, { publicKey }]) => ({
      name: `${selector}._domainkey.${name}`,
      kind: 'TXT' as const,
      value: `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
    })),
  ];
  return dmarc === undefined ? records : [...records, { name: `_dmarc.${name}`, kind: 'TXT', value: `v=DMARC1; ${dmarc}` }];
}

const zone: ZoneRecord[] = [
  ...domain('tate.example', 'p=reject'),
  ...domain('bank.example', 'p=quarantine'),
  ...domain('strict.example', 'p=none; adkim=s; aspf=s'),
  ...domain('small.example'),
  ...domain('office.small.example'),
  ...domain('evil.example'),
];

let names: Names;
let stop: () => Promise<void>;
/** Names that the name server gives no answer to. */
let unasked: RegExp | undefined;
let reverse: Record<string, string> = {};

beforeAll(async () => {
  const server = await startNameServer({ zones: { all: () => zone }, own: () => false });
  stop = server.stop;
  const [real] = namesFrom(server.address).public as [NameServer];
  const ask = async (name: string, kind: Parameters<NameServer['ask']>[1]) => {
    if (unasked?.test(name)) return { kind: 'unasked', code: 'ESERVFAIL' };
    if (kind === 'PTR' && reverse[name]) return { kind: 'records', records: [reverse[name]] };
    return real.ask(name, kind);
  };
  names = { public: [{ ask: ask as NameServer['ask'] }], authorityAt: () => undefined, mayConnect: () => false };
});
afterAll(() => stop());

interface Mail {
  from?: string;
  /** The envelope's sender. */
  sender?: string;
  address?: string;
  /** The domain that signs, and the key. */
  signedBy?: string;
  key?: keyof typeof keys;
  changed?: (raw: string) => string;
  /** Signs so many bytes of the body only. */
  signedBytes?: number;
}

async function check({
  from = 'Jim <Jim@Tate.example>',
  sender = 'jim@tate.example',
  address = ours,
  signedBy,
  key = 'good',
  ...rest
}: Mail) {
  const plain = Buffer.from(
    `From: ${from}\r\nTo: info@hollis.example\r\nSubject: Leak\r\nDate: Tue, 3 Nov 2026 09:12:44 -0500\r\n\r\nIt drips.\r\n`,
  );
  const { privateKey } = keys[key];
  let raw: Buffer = plain;
  if (signedBy && (rest.signedBytes !== undefined || key === 'rsa768')) {
    const how = {
      signingDomain: signedBy,
      selector: key,
      privateKey,
      ...(rest.signedBytes !== undefined && { maxBodyLength: rest.signedBytes }),
    };
    const { signatures } = await dkimSign(plain, { ...how, signatureData: [how] });
    raw = Buffer.concat([Buffer.from(signatures), plain]);
  } else if (signedBy) raw = await signed(plain, { domain: signedBy, selector: key, privateKey });
  if (rest.changed) raw = Buffer.from(rest.changed(raw.toString('latin1')), 'latin1');
  return authenticationOf(raw, { address, helo: 'mx.tate.example', isEncrypted: true }, sender, names, 'mail.sunup.example');
}

const footer = (raw: string) => `${raw}-- \r\nThe list\r\n`;
const small = { from: 'Ana <ana@small.example>', sender: 'ana@small.example' };

const cases: [string, Mail, { spf: string; dkim: string; dmarc: string; verdict: string }][] = [
  ['what’s right', { signedBy: 'tate.example' }, { spf: 'pass', dkim: 'pass', dmarc: 'pass', verdict: 'pass' }],
  [
    'another server, with a signature that holds',
    { address: elsewhere, signedBy: 'tate.example' },
    { spf: 'fail', dkim: 'pass', dmarc: 'pass', verdict: 'pass' },
  ],
  ['SPF only', {}, { spf: 'pass', dkim: 'none', dmarc: 'pass', verdict: 'pass' }],
  [
    'a forged From with SPF and a signature of one’s own',
    { address: ours, sender: 'a@evil.example', signedBy: 'evil.example' },
    { spf: 'pass', dkim: 'pass', dmarc: 'fail', verdict: 'fail' },
  ],
  [
    'a forged From from elsewhere',
    { address: elsewhere, sender: 'a@evil.example', signedBy: 'evil.example' },
    { spf: 'fail', dkim: 'pass', dmarc: 'fail', verdict: 'fail' },
  ],
  [
    'a body that was changed on the way',
    { address: elsewhere, sender: 'list@lists.example', signedBy: 'tate.example', changed: footer },
    { spf: 'fail', dkim: 'neutral', dmarc: 'fail', verdict: 'fail' },
  ],
  [
    'a key of 1024 bits',
    { address: elsewhere, signedBy: 'tate.example', key: 'rsa1024' },
    { spf: 'fail', dkim: 'pass', dmarc: 'pass', verdict: 'pass' },
  ],
  [
    'a key of 768 bits',
    { address: elsewhere, signedBy: 'tate.example', key: 'rsa768' },
    { spf: 'fail', dkim: 'policy', dmarc: 'fail', verdict: 'fail' },
  ],
  ['no DMARC record and SPF', small, { spf: 'pass', dkim: 'none', dmarc: 'none', verdict: 'pass' }],
  [
    'no DMARC record and a signature',
    { ...small, address: elsewhere, signedBy: 'small.example' },
    { spf: 'fail', dkim: 'pass', dmarc: 'none', verdict: 'pass' },
  ],
  [
    'no DMARC record and SPF of a subdomain',
    { ...small, sender: 'a@office.small.example' },
    { spf: 'pass', dkim: 'none', dmarc: 'none', verdict: 'pass' },
  ],
  [
    'no DMARC record and only others’ proofs',
    { ...small, sender: 'a@evil.example', signedBy: 'evil.example' },
    { spf: 'pass', dkim: 'pass', dmarc: 'none', verdict: 'fail' },
  ],
  ['no DMARC record and nothing', { ...small, address: elsewhere }, { spf: 'fail', dkim: 'none', dmarc: 'none', verdict: 'fail' }],
  ['a bounce', { sender: '', address: elsewhere }, { spf: 'none', dkim: 'none', dmarc: 'fail', verdict: 'fail' }],
  ['a bounce of a domain without a DMARC record', { ...small, sender: '' }, { spf: 'none', dkim: 'none', dmarc: 'none', verdict: 'fail' }],
  [
    'a subdomain where alignment is strict',
    { from: 'a@office.strict.example', sender: 'a@strict.example' },
    { spf: 'pass', dkim: 'none', dmarc: 'fail', verdict: 'fail' },
  ],
];

test('an internationalized author is named in ASCII, and counts in both forms', async () => {
  zone.push({ name: 'xn--mller-kva.example', kind: 'TXT', value: `v=spf1 ip4:${ours} -all` });
  for (const from of ['a@müller.example', 'A@XN--mller-kva.example'])
    expect(await check({ from, sender: 'b@xn--mller-kva.example' })).toMatchObject({ author: 'a@xn--mller-kva.example', verdict: 'pass' });
});

test.each(cases)('%s', async (_, mail, expected) => {
  expect(await check(mail)).toMatchObject(expected);
});

test.each([
  ['two authors', 'Jim <jim@tate.example>, Ana <ana@small.example>'],
  ['two authors of one domain', 'Jim <jim@tate.example>, Dana <dana@tate.example>'],
  ['two From headers', 'Jim <jim@tate.example>\r\nFrom: Bank <boss@bank.example>'],
  ['no author', ''],
  ['a name only', 'Jim'],
])('%s can’t be proved', async (_, from) => {
  expect(await check({ from, signedBy: 'tate.example' }).catch((error: Error) => error)).toMatchObject({ author: '', verdict: 'fail' });
});

test('the author, the policy and the way are in the result', async () => {
  reverse = { '10.2.0.192.in-addr.arpa': 'mx.tate.example' };
  zone.push({ name: 'mx.tate.example', kind: 'A', value: ours });
  expect(await check({ signedBy: 'tate.example' })).toEqual({
    author: 'jim@tate.example',
    verdict: 'pass',
    reason: 'DMARC',
    spf: 'pass',
    dkim: 'pass',
    dmarc: 'pass',
    policy: 'reject',
    isEncrypted: true,
    clientAddress: ours,
    clientName: 'mx.tate.example',
  });
  expect(await check({ from: 'a@bank.example', address: elsewhere })).toMatchObject({
    author: 'a@bank.example',
    policy: 'quarantine',
    clientName: '',
  });
  expect(await check({ ...small, address: elsewhere })).toMatchObject({ policy: '' });
});

test('a name that doesn’t lead back isn’t believed', async () => {
  reverse = {
    '7.100.51.198.in-addr.arpa': 'mx.tate.example',
    '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa': 'six.tate.example',
  };
  zone.push({ name: 'six.tate.example', kind: 'AAAA', value: '2001:0db8:0:0:0:0:0:1' });
  expect(await check({ address: elsewhere })).toMatchObject({ clientName: '' });
  expect(await check({ address: '2001:db8::1' })).toMatchObject({ clientName: 'six.tate.example' });
});

test.each([
  ['the key', /_domainkey/, { address: elsewhere, signedBy: 'tate.example' }, { dkim: 'temperror', dmarc: 'fail' }],
  ['SPF', /^tate\.example$/, {}, { spf: 'temperror' }],
  ['DMARC', /_dmarc/, {}, { dmarc: 'temperror' }],
  ['everything', /./, { signedBy: 'tate.example' }, { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' }],
  ['DMARC, of a domain without a record', /_dmarc/, small, { dmarc: 'temperror' }],
])('nothing is said where a look-up of %s failed', async (_, pattern, mail, expected) => {
  unasked = pattern;
  try {
    expect(await check(mail)).toMatchObject({ verdict: 'later', ...expected });
  } finally {
    unasked = undefined;
  }
});

test('a look-up that failed says nothing against what’s proved without it', async () => {
  unasked = /_domainkey/;
  try {
    expect(await check({ signedBy: 'tate.example' })).toMatchObject({ dkim: 'temperror', verdict: 'pass' });
  } finally {
    unasked = undefined;
  }
});

test('a signature of a part of the body doesn’t prove what was written below it', async () => {
  const part = { address: elsewhere, signedBytes: 5 };
  expect(await check({ ...part, signedBy: 'tate.example', changed: footer })).toMatchObject({
    dkim: 'pass',
    dmarc: 'pass',
    verdict: 'fail',
  });
  expect(await check({ ...small, ...part, signedBy: 'small.example', changed: footer })).toMatchObject({
    dkim: 'pass',
    dmarc: 'none',
    verdict: 'fail',
  });
});
