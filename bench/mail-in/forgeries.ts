import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth';
import { startNameServer, type ZoneRecord } from '../../outside/fakes/name-server.ts';
import { authenticationOf } from '../../outside/mail-in/authentication.ts';
import { namesFrom } from '../../outside/network/names.ts';
import type { Figure } from '../report.ts';

const theirs = '192.0.2.10';
const forgers = '198.51.100.7';
const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
const keys = { owner: pair(2048), forger: pair(2048), short: pair(768) };

/** Domains of those who are forged, with what each says of DMARC. */
const policies = ['p=reject', 'p=quarantine', 'p=none', 'p=none; aspf=s; adkim=s', undefined];
const forged = policies.map((policy, n) => ({ name: `firm-${n}.example`, policy }));
const own = 'forger.example';

const txt = (name: string, value: string): ZoneRecord => ({ name, kind: 'TXT', value });
const record = (name: keyof typeof keys) => `v=DKIM1; k=rsa; p=${keys[name].publicKey.toString('base64')}`;
const zone: ZoneRecord[] = [
  ...forged.flatMap(({ name, policy }) => [
    txt(name, `v=spf1 ip4:${theirs} -all`),
    txt(`s1._domainkey.${name}`, record('owner')),
    txt(`short._domainkey.${name}`, record('short')),
    ...(policy ? [txt(`_dmarc.${name}`, `v=DMARC1; ${policy}`)] : []),
  ]),
  txt(own, `v=spf1 ip4:${forgers} -all`),
  txt(`s1._domainkey.${own}`, record('forger')),
  txt(`_dmarc.${own}`, 'v=DMARC1; p=none'),
];

interface Forgery {
  from: string;
  sender: string;
  signatures?: { domain: string; selector?: string; key: keyof typeof keys; bytes?: number }[];
  /** What's done to it after it was signed. */
  afterwards?: (email: string) => string;
}

/** Ways to write as someone at a domain. */
const ways: ((domain: string) => Forgery)[] = [
  (domain) => ({ from: `boss@${domain}`, sender: `boss@${domain}` }),
  (domain) => ({ from: `boss@${domain}`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `boss@${domain}`, sender: `boss@${domain}`, signatures: [{ domain, key: 'forger' }] }),
  (domain) => ({ from: `boss@${domain}`, sender: '', signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `boss@${domain}`, sender: `a@${own}`, signatures: [{ domain, selector: 'short', key: 'short' }] }),
  (domain) => ({ from: `boss@${domain}`, sender: `a@${own}`, signatures: [{ domain, selector: 'none', key: 'forger' }] }),
  (domain) => ({
    from: `boss@${domain}`,
    sender: `a@${own}`,
    signatures: [{ domain, key: 'owner' }],
    afterwards: (email) => email.replace('Please pay', 'Please pay me'),
  }),
  (domain) => ({
    from: `boss@${domain}`,
    sender: `a@${own}`,
    signatures: [{ domain, key: 'owner' }],
    afterwards: (email) => email.replace('Subject: Bill', 'Subject: Another bill'),
  }),
  (domain) => ({
    from: `boss@${domain}`,
    sender: `a@${own}`,
    signatures: [{ domain, key: 'owner', bytes: 6 }],
    afterwards: (email) => `${email}And now to another account.\r\n`,
  }),
  (domain) => ({
    from: `a@${own}`,
    sender: `a@${own}`,
    signatures: [{ domain: own, key: 'forger' }],
    afterwards: (email) => `From: boss@${domain}\r\n${email}`,
  }),
  (domain) => ({
    from: `a@${own}`,
    sender: `a@${own}`,
    signatures: [{ domain: own, key: 'forger' }],
    afterwards: (email) => email.replace('\r\nTo:', `\r\nFrom: boss@${domain}\r\nTo:`),
  }),
  (domain) => ({ from: `boss@${domain}, a@${own}`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `a@${own}, boss@${domain}`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `Boss: boss@${domain}, a@${own};`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `boss@${domain} <a@${own}>, boss@${domain}`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `boss@mail.${domain}`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
  (domain) => ({ from: `boss@${domain}`, sender: `boss@${domain}.${own}`, signatures: [{ domain: `${domain}.${own}`, key: 'forger' }] }),
  (domain) => ({
    from: `boss@${domain}`,
    sender: `a@${own}`,
    signatures: [{ domain: own, key: 'forger' }],
    afterwards: (email) =>
      `ARC-Authentication-Results: i=1; mx; dmarc=pass header.from=${domain}\r\nAuthentication-Results: mail.sunup.example; dmarc=pass\r\n${email}`,
  }),
  (domain) => ({
    from: `boss@${domain}`,
    sender: `boss@${domain}`,
    afterwards: (email) => `Received-SPF: pass\r\nReceived: from x ([${theirs}])\r\nReturn-Path: <boss@${domain}>\r\n${email}`,
  }),
  (domain) => ({ from: `"boss@${domain}" <boss@${domain}@${own}>`, sender: `a@${own}`, signatures: [{ domain: own, key: 'forger' }] }),
];

/** Writes as someone else in a hundred ways, and counts those whose author is taken for proved. */
export async function forge(): Promise<{ figures: Figure[]; note: string }> {
  const server = await startNameServer({ zones: { all: () => zone }, own: () => false });
  const client = { address: forgers, helo: own, isEncrypted: true };
  const taken: string[] = [];
  try {
    for (const { name } of forged)
      for (const [n, way] of ways.entries()) {
        const forgery = way(name);
        const seen = await authenticationOf(
          await written(forgery),
          client,
          forgery.sender,
          namesFrom(server.address),
          'mail.sunup.example',
        );
        if (seen.verdict === 'pass' && seen.author.endsWith(name)) taken.push(`way ${n + 1}, ${name}: ${seen.reason}`);
        if (seen.verdict === 'pass' && seen.author !== `a@${own}`) taken.push(`way ${n + 1}, ${name}: by ${seen.author}`);
      }
  } finally {
    await server.stop();
  }
  for (const sentence of new Set(taken)) process.stdout.write(`  ${sentence}\n`);
  const count = forged.length * ways.length;
  return {
    figures: [
      { label: 'forgeries', value: count, limit: 100, unit: 'emails', must: 'reach' },
      { label: 'of them taken for proved', value: new Set(taken).size, limit: 0, unit: 'emails' },
    ],
    note: `forgeries: ${ways.length} ways at ${forged.length} domains`,
  };
}

async function written({ from, signatures = [], afterwards = (email) => email }: Forgery): Promise<Buffer> {
  const email = `From: ${from}\r\nTo: info@hollis.example\r\nSubject: Bill\r\nDate: Tue, 3 Nov 2026 09:12:44 -0500\r\nMessage-ID: <1@x.example>\r\n\r\nPlease pay.\r\n`;
  let lines = '';
  for (const { domain, selector = 's1', key, bytes } of signatures) {
    const how = { signingDomain: domain, selector, privateKey: keys[key].privateKey, ...(bytes !== undefined && { maxBodyLength: bytes }) };
    lines += (await dkimSign(email, { ...how, signatureData: [how] })).signatures;
  }
  return Buffer.from(afterwards(`${lines}${email}`));
}
