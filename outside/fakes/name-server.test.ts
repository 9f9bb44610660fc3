import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNameServer, type ZoneRecord } from './name-server.ts';

const key = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`;
const records: ZoneRecord[] = [
  { name: 'hollis.localhost', kind: 'MX', value: '10 mail.sites.localhost' },
  { name: 's1._domainkey.hollis.localhost', kind: 'TXT', value: key },
  { name: 'www.zone.example', kind: 'TXT', value: 'hello' },
];
const resolver = new Resolver();
let stop: () => Promise<void>;

beforeAll(async () => {
  const server = await startNameServer({ zones: { all: () => records }, own: (name) => name.endsWith('sites.localhost') });
  resolver.setServers([server.address]);
  stop = server.stop;
});
afterAll(() => stop());

const textsOf = async (name: string) =>
  resolver.resolveTxt(name).then(
    (texts) => texts.map((parts) => parts.join('')),
    ({ code }: { code: string }) => code,
  );

test('mail servers and long keys are answered', async () => {
  expect(await resolver.resolveMx('hollis.localhost')).toEqual([{ exchange: 'mail.sites.localhost', priority: 10, type: 'MX' }]);
  expect(await textsOf('s1._domainkey.hollis.localhost')).toEqual([key]);
});

const spf = ['v=spf1 ip4:127.0.0.1 ip6:::1 -all'];

test.each([
  ['a stranger’s domain lets this machine send', 'mail.example', spf],
  ['so does our own mail host', 'mail.sites.localhost', spf],
  ['a stranger has no DMARC record', '_dmarc.mail.example', 'ENOTFOUND'],
  ['an owner’s domain has what its owner set', 'hollis.localhost', 'ENODATA'],
  ['so does any other that has records here', 'zone.example', 'ENODATA'],
])('%s', async (_, name, answer) => {
  expect(await textsOf(name)).toEqual(answer);
});
