import { expect, test } from 'vitest';
import type { Reach } from '../../outside/network/reach.ts';
import { readSpf } from './spf.ts';

/** A record, and others by domain. */
function read(record: string, more: Record<string, string> = {}, senders = ['192.0.2.25']) {
  const texts: Record<string, string> = { 'sunup.example': record, ...more };
  const reach = {
    texts: async (name: string) => (texts[name] ? [texts[name]] : []),
    addresses: async (name: string) => (name === 'mx.example' || name === 'sunup.example' ? ['192.0.2.25'] : []),
    mailServers: async () => ['mx.example'],
  } as unknown as Reach;
  return readSpf('sunup.example', senders, reach);
}

test.each([
  ['v=spf1 ip4:192.0.2.25 -all', true],
  ['v=spf1 ip4:192.0.2.0/24 ~all', true],
  ['v=spf1 mx -all', true],
  ['v=spf1 a -all', true],
  ['v=spf1 a:mx.example/24 -all', true],
  ['v=spf1 ip4:198.51.100.7 -all', false],
  ['v=spf1 -all', false],
  ['v=spf1 include:provider.example -all', true],
  ['v=spf1 redirect=provider.example', true],
  ['v=spf1 ip6:2001:db8::/32 -all', false],
])('%s', async (record, isNamed) => {
  expect(await read(record, { 'provider.example': 'v=spf1 ip4:192.0.2.16/28 ?all' })).toEqual({ isNamed });
});

test('a range of IPv6 addresses', async () => {
  expect(await read('v=spf1 ip6:2001:db8::/32 -all', {}, ['2001:db8::25'])).toEqual({ isNamed: true });
});

test.each([
  ['something else', 'sunup.example has no SPF record, so emails from it may land in spam.'],
  ['v=spf1 include:gone.example -all', 'The SPF record of sunup.example includes gone.example, which has none, so it doesn’t count.'],
  ['v=spf1 +all', 'The SPF record of sunup.example ends with +all, so everyone may send for it.'],
  ['v=spf1 include:sunup.example -all', 'The SPF record of sunup.example takes more than 10 look-ups, so it doesn’t count.'],
])('receivers ignore %s', async (record, problem) => {
  expect(await read(record)).toEqual({ problem });
});
