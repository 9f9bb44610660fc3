import { beforeEach, expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { mailProvider } from '../../content/mail-providers.ts';
import { startNameServer } from '../../outside/fakes/name-server.ts';
import { namesFrom } from '../../outside/network/names.ts';
import { namesWith, type Zone } from '../../tests/helpers/names.ts';
import { dkimValue, newKey } from './dkim.ts';
import { judgeMx, lookUpEmail, mailServersAt } from './look-up.ts';
import type { EmailProvider } from './schema.ts';

const host = env().mailIn?.host ?? '';
const domain = 'hollis.com';
const dkimAt = `mail-1._domainkey.${domain}`;
const mx = (...hosts: string[]) => hosts.map((exchange, place) => ({ exchange, priority: 10 * (place + 1) }));

let zone: Zone;
beforeEach(() => {
  zone = {
    MX: { [domain]: mx(host) },
    TXT: {
      [domain]: ['v=spf1 include:sunup.test ~all', 'google-site-verification=x'],
      'sunup.test': ['v=spf1 ip4:192.0.2.1 -all'],
      [dkimAt]: ['v=DKIM1; k=rsa; p=QUJD'],
      [`_dmarc.${domain}`]: [`v=DMARC1; p=none; rua=mailto:dmarc@${host}`],
    },
  };
});
const look = (provider: EmailProvider = 'us') =>
  lookUpEmail({ domain, provider, keys: provider === 'us' ? [{ selector: 'mail-1', publicKey: 'QUJD' }] : [] }, namesWith(zone));
const statesOf = async (provider?: EmailProvider): Promise<Record<string, string>> => {
  const { records, keys } = await look(provider);
  return {
    ...Object.fromEntries(Object.entries(records).map(([use, { state }]) => [use, state])),
    ...(keys['mail-1'] && { key: keys['mail-1'].state }),
  };
};

test('right records are right', async () => {
  expect(await statesOf()).toEqual({ mx: 'right', spf: 'right', dmarc: 'right', key: 'right' });
});

test('each record is judged by itself', async () => {
  zone = { TXT: { 'sunup.test': ['v=spf1 -all'] } };
  expect(await statesOf()).toEqual({ mx: 'missing', spf: 'missing', dmarc: 'missing', key: 'missing' });
  expect((await look()).records).toMatchObject({
    spf: { value: 'v=spf1 include:sunup.test ~all' },
    dmarc: { value: `v=DMARC1; p=none; rua=mailto:dmarc@${host}` },
  });
});

test('what can’t be asked is no answer, and no record is named for it', async () => {
  zone.TXT = { ...zone.TXT, [domain]: 'unasked' };
  expect((await look()).records).toMatchObject({ mx: { state: 'right' }, spf: { state: 'unasked', instead: [] } });
  expect((await look()).records.spf?.value).toBeUndefined();
  zone = { NS: { [domain]: 'unasked' } };
  expect(await statesOf()).toEqual({ mx: 'unasked', spf: 'unasked', dkim: 'unasked', dmarc: 'unasked', key: 'unasked' });
});

test('an include that can’t be asked about leaves SPF open', async () => {
  zone.TXT = { ...zone.TXT, [domain]: ['v=spf1 include:slow.example include:sunup.test ~all'], 'slow.example': 'unasked' };
  expect((await look()).records.spf?.state).toBe('unasked');
});

test('without a record of the operator’s own domain, owners aren’t asked to include it', async () => {
  zone.TXT = { ...zone.TXT, 'sunup.test': [], [domain]: ['v=spf1 mx -all'] };
  expect((await look()).records.spf).toMatchObject({ state: 'right', value: 'v=spf1 mx -all' });
});

test('a record under a name with the domain twice is found there', async () => {
  zone.TXT = { ...zone.TXT, [dkimAt]: [], [`${dkimAt}.${domain}`]: ['v=DKIM1; k=rsa; p=QUJD'] };
  expect((await look()).keys['mail-1']).toMatchObject({ state: 'missing', problem: { code: 'doubled', name: `${dkimAt}.${domain}` } });
});

test('a name that’s an alias is asked about where it leads', async () => {
  const [server] = namesWith(zone).public;
  if (!server) throw new Error('There is no name server.');
  // The domain's own server only knows the alias, and resolvers follow it.
  const own: typeof server = {
    ask: async (name, kind) => {
      if (name !== `_dmarc.${domain}`) return server.ask(name, kind);
      return (kind === 'CNAME' ? { kind: 'records', records: ['hollis.dmarc.example'] } : { kind: 'none' }) as never;
    },
  };
  const found = await lookUpEmail(
    { domain, provider: 'us', keys: [] },
    { public: [server], authorityAt: () => own, mayConnect: () => true },
  );
  expect(found.records.dmarc?.state).toBe('right');
});

test.each<[hosts: string[], state: string, problem: object | undefined]>([
  [[], 'missing', undefined],
  [[host], 'right', undefined],
  [[host, host], 'right', undefined],
  [[''], 'wrong', { code: 'mx-none' }],
  [[host, 'aspmx.l.google.com'], 'wrong', { code: 'mx-extra', hosts: ['aspmx.l.google.com'] }],
  [
    ['aspmx.l.google.com', 'alt1.aspmx.l.google.com'],
    'wrong',
    { code: 'mx-elsewhere', provider: 'Google Workspace', hosts: ['aspmx.l.google.com', 'alt1.aspmx.l.google.com'] },
  ],
  [['mail.hollis.com'], 'wrong', { code: 'mx-elsewhere', provider: '', hosts: ['mail.hollis.com'] }],
  [['smtp.google.com.evil.example'], 'wrong', { code: 'mx-elsewhere', provider: '', hosts: ['smtp.google.com.evil.example'] }],
])('the mail servers %j are %s', (hosts, state, problem) => {
  const judged = judgeMx(hosts, undefined);
  expect({ state: judged.state, problem: judged.problem }).toEqual({ state, problem });
});

test.each([
  ['google', ['smtp.google.com']],
  ['google', ['aspmx.l.google.com', 'alt1.aspmx.l.google.com', 'aspmx2.googlemail.com']],
  ['microsoft', ['hollis-com.mail.protection.outlook.com']],
  ['microsoft', ['hollis-com.o-v1.mx.microsoft']],
  ['zoho', ['mx.zoho.com', 'mx2.zoho.com', 'mx3.zoho.com']],
  ['fastmail', ['in1-smtp.messagingengine.com', 'in2-smtp.messagingengine.com']],
])('%s receives at %j, and our host beside it is too many', (provider, hosts) => {
  expect(judgeMx(hosts, mailProvider(provider)).state).toBe('right');
  expect(judgeMx([...hosts, host], mailProvider(provider))).toMatchObject({ state: 'wrong', problem: { code: 'mx-extra', hosts: [host] } });
});

test('a mailbox elsewhere: its records, and a key under one of its usual names', async () => {
  zone = {
    MX: { [domain]: mx('mx.zoho.com', 'mx2.zoho.com') },
    TXT: { [domain]: ['v=spf1 include:zoho.com ~all'], 'zoho.com': ['v=spf1 -all'] },
  };
  expect(await statesOf('zoho')).toEqual({ mx: 'right', spf: 'right', dkim: 'missing', dmarc: 'missing' });
  zone.TXT = { ...zone.TXT, [`zmail._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=QUJD'] };
  expect((await statesOf('zoho')).dkim).toBe('right');
});

test('over the wire: a key longer than one string of a record, and mail servers by priority', async () => {
  const { publicKey } = await newKey();
  const { address, stop } = await startNameServer({
    zones: {
      all: () => [
        { name: domain, kind: 'MX', value: '20 second.example' },
        { name: domain, kind: 'MX', value: '10 First.example' },
        { name: dkimAt, kind: 'TXT', value: dkimValue(publicKey) },
      ],
    },
    own: () => false,
  });
  try {
    const names = namesFrom(address);
    expect(await mailServersAt(domain, names)).toEqual(['first.example', 'second.example']);
    expect((await lookUpEmail({ domain, provider: 'us', keys: [{ selector: 'mail-1', publicKey }] }, names)).keys['mail-1']?.state).toBe(
      'right',
    );
    expect(await mailServersAt('not-registered.example', names)).toEqual([]);
  } finally {
    await stop();
  }
});
