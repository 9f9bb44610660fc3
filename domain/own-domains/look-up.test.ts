import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startNameServer, type ZoneRecord } from '../../outside/fakes/name-server.ts';
import type { NameServer } from '../../outside/network/name-server.ts';
import { type Names, namesFrom } from '../../outside/network/names.ts';
import { lookUp, type Sighting } from './look-up.ts';
import { wantedRecords } from './records.ts';

const target = { alias: 'connect.sites.example', addresses: ['192.0.2.10', '2001:db8::10'] };
const claim = { host: 'hollis.com', twin: 'www.hollis.com', domain: 'hollis.com', proof: '0123456789abcdef01234567ab', seen: null };

let zone: ZoneRecord[] = [];
let server: Awaited<ReturnType<typeof startNameServer>>;
let names: Names;

beforeAll(async () => {
  server = await startNameServer({ zones: { all: () => zone }, own: () => false });
  names = namesFrom(server.address);
});
beforeEach(() => {
  zone = [];
});
afterAll(async () => {
  await server.stop();
});

const look = (authority?: string, from = names): Promise<Sighting> => lookUp(claim, from, target, authority);
/** Zone entries as an owner sets them, without those of the kinds named. */
const wanted = (...without: ZoneRecord['kind'][]): ZoneRecord[] =>
  wantedRecords(claim, target)
    .map(({ name, kind, value }) => ({ name, kind, value }))
    .filter(({ kind }) => !without.includes(kind));
const ours: ZoneRecord[] = [
  { name: 'connect.sites.example', kind: 'A', value: '192.0.2.10' },
  { name: 'connect.sites.example', kind: 'AAAA', value: '2001:db8::10' },
];

test('the records that are asked for are those that are found right', async () => {
  zone = [...wanted(), ...ours];
  expect(await look()).toMatchObject({ proof: 'right', pointing: 'right', problem: undefined });
});

test('each record is judged by itself, and the first thing to do is named', async () => {
  zone = [{ name: 'hollis.com', kind: 'MX', value: '10 mail.hollis.com' }];
  const { seen, proof, pointing, problem } = await look();
  expect({ proof, pointing, problem }).toEqual({ proof: 'missing', pointing: 'wrong', problem: { code: 'proof-missing' } });
  expect(seen.records).toMatchObject({ proof: { state: 'missing' }, host: { state: 'missing' }, twin: { state: 'missing' } });
  expect(seen.nameServers).toEqual(['ns1.hollis.com']);
});

const cases: [what: string, zone: () => ZoneRecord[], problem: object][] = [
  [
    'another address',
    () => [...wanted('A', 'AAAA'), { name: 'hollis.com', kind: 'A', value: '8.8.4.4' }],
    { code: 'address-wrong', host: 'hollis.com', instead: ['8.8.4.4'] },
  ],
  [
    'a second address beside ours',
    () => [...wanted(), { name: 'hollis.com', kind: 'A', value: '8.8.4.4' }],
    { code: 'address-extra', host: 'hollis.com', instead: ['8.8.4.4'] },
  ],
  [
    'a leftover AAAA',
    () => [...wanted('AAAA'), { name: 'hollis.com', kind: 'AAAA', value: '2606:2800::7' }],
    { code: 'ipv6-leftover', host: 'hollis.com', instead: ['2606:2800::7'] },
  ],
  [
    'an address at home',
    () => [...wanted('A', 'AAAA'), { name: 'hollis.com', kind: 'A', value: '192.168.1.5' }],
    { code: 'address-private', host: 'hollis.com', instead: ['192.168.1.5'] },
  ],
  ['only an AAAA, though it’s ours', () => wanted('A'), { code: 'address-missing', host: 'hollis.com' }],
  ['no www', () => wanted('CNAME'), { code: 'address-missing', host: 'www.hollis.com' }],
  [
    'an alias of nothing',
    () => [...wanted('CNAME'), { name: 'www.hollis.com', kind: 'CNAME', value: 'gone.example' }],
    { code: 'alias-lost', host: 'www.hollis.com', target: 'gone.example' },
  ],
  [
    'an alias of itself',
    () => [...wanted('CNAME'), { name: 'www.hollis.com', kind: 'CNAME', value: 'www.hollis.com' }],
    { code: 'alias-lost', host: 'www.hollis.com', target: 'www.hollis.com' },
  ],
  [
    'a circle of aliases',
    () => [
      ...wanted('CNAME'),
      { name: 'www.hollis.com', kind: 'CNAME', value: 'a.example' },
      { name: 'a.example', kind: 'CNAME', value: 'www.hollis.com' },
    ],
    { code: 'alias-lost', host: 'www.hollis.com', target: 'a.example' },
  ],
  [
    'the proof of an earlier claim',
    () => [...wanted('TXT'), { name: '_site-01234567.hollis.com', kind: 'TXT', value: 'site-proof=old' }],
    { code: 'proof-outdated' },
  ],
];
test.each(cases)('%s is named', async (_, made, problem) => {
  zone = [...made(), ...ours];
  expect((await look()).problem).toEqual(problem);
});

const fine: [what: string, zone: () => ZoneRecord[]][] = [
  ['www that leads to the domain itself', () => [...wanted('CNAME'), { name: 'www.hollis.com', kind: 'CNAME', value: 'hollis.com' }]],
  [
    'www with our addresses, as providers flatten aliases',
    () => [...wanted('CNAME'), { name: 'www.hollis.com', kind: 'A', value: '192.0.2.10' }],
  ],
  ['an AAAA in another spelling', () => [...wanted('AAAA'), { name: 'hollis.com', kind: 'AAAA', value: '2001:0db8:0:0::0010' }]],
  ['a wildcard', () => [...wanted('CNAME'), { name: '*.hollis.com', kind: 'CNAME', value: target.alias }]],
  ['other texts beside the proof', () => [...wanted(), { name: '_site-01234567.hollis.com', kind: 'TXT', value: 'v=spf1 -all' }]],
];
test.each(fine)('%s is right', async (_, made) => {
  zone = [...made(), ...ours];
  expect(await look()).toMatchObject({ proof: 'right', pointing: 'right', problem: undefined });
});

test.each([
  ['0 issue "letsencrypt.org"', undefined],
  ['0 issue "letsencrypt.org; validationmethods=http-01"', undefined],
  ['0 iodef "mailto:a@hollis.com"', undefined],
  ['0 issue "pki.goog"', { code: 'caa', allowed: ['pki.goog'] }],
  ['0 issue ";"', { code: 'caa', allowed: [] }],
])('a CAA record %s', async (value, problem) => {
  zone = [...wanted(), ...ours, { name: 'hollis.com', kind: 'CAA', value }];
  expect((await look('letsencrypt.org')).problem).toEqual(problem);
  expect((await look()).problem).toBeUndefined();
});

test('a domain that isn’t registered is told from one that can’t be asked about', async () => {
  expect(await look()).toMatchObject({ pointing: 'wrong', problem: { code: 'no-zone' } });
  const silent: NameServer = { ask: async () => ({ kind: 'unasked', code: 'ETIMEOUT' }) };
  expect(await look(undefined, { public: [silent], authorityAt: () => silent, mayConnect: () => true })).toMatchObject({
    proof: 'unasked',
    pointing: 'unasked',
    problem: { code: 'unasked' },
  });
});

test('a host in a zone of its own below the domain is asked about there', async () => {
  const [whole] = names.public;
  if (!whole) throw new Error('There is no name server.');
  // The domain's own server refers to the other one, which says nothing of the host.
  const domains: NameServer = { ask: async (name, kind) => (name.startsWith('www.') ? { kind: 'none' } : whole.ask(name, kind)) };
  const servers = () => {
    const left = [domains, whole];
    return { public: [whole], authorityAt: () => left.shift(), mayConnect: () => true };
  };
  zone = [...wanted(), ...ours];
  expect(await look(undefined, servers())).toMatchObject({ pointing: 'right', problem: undefined });
  zone = [...wanted('CNAME'), { name: 'www.hollis.com', kind: 'A', value: '8.8.4.4' }, ...ours];
  expect((await look(undefined, servers())).problem).toEqual({ code: 'address-wrong', host: 'www.hollis.com', instead: ['8.8.4.4'] });
  const silent: NameServer = { ask: async () => ({ kind: 'unasked', code: 'ETIMEOUT' }) };
  const left = [domains, silent];
  expect(await look(undefined, { public: [whole], authorityAt: () => left.shift(), mayConnect: () => true })).toMatchObject({
    pointing: 'unasked',
    problem: { code: 'unasked' },
  });
});

test('records that a public resolver doesn’t have yet aren’t right yet', async () => {
  zone = [...wanted(), ...ours];
  const [authority] = names.public;
  if (!authority) throw new Error('There is no name server.');
  const behind: NameServer = {
    ask: async (name, kind) => (kind === 'A' && name === 'hollis.com' ? { kind: 'none' } : authority.ask(name, kind)),
  };
  expect(await look(undefined, { ...names, public: [authority, behind] })).toMatchObject({
    proof: 'right',
    pointing: 'wrong',
    problem: { code: 'not-visible-yet' },
  });
});
