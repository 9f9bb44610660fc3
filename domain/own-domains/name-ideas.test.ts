import { expect, test } from 'vitest';
import type { NameServer } from '../../outside/network/name-server.ts';
import { nameIdeas, possibleNames } from './name-ideas.ts';

test('names are made of the business and its town', () => {
  expect(possibleNames('Hollis & Daughter LLC', 'Boise')).toEqual([
    'hollisdaughter.com',
    'hollisdaughterboise.com',
    'hollis-daughter.com',
    'hollisdaughter.net',
    'hollisdaughter.us',
    'hollisdaughter.co',
  ]);
  expect(possibleNames('Boise Bikes', 'Boise').slice(0, 2)).toEqual(['boisebikes.com', 'boise-bikes.com']);
  expect(possibleNames('Bo’s', '')).toEqual(['bos.com', 'bos.net', 'bos.us', 'bos.co']);
  for (const name of ['', '株式会社', 'The Very Long Name of a Family Business That Goes On']) expect(possibleNames(name, '')).toEqual([]);
});

test('only names without name servers and address are shown, and none that can’t be asked about', async () => {
  const registered = { 'hollis.com': 'NS', 'hollis.net': 'A' };
  const server = (silent: string): NameServer => ({
    ask: async (name, kind) => {
      if (name === silent) return { kind: 'unasked', code: 'ETIMEOUT' };
      return Object.entries(registered).some(([host, there]) => host === name && there === kind)
        ? { kind: 'records', records: ['ns1.example' as never] }
        : { kind: 'none' };
    },
  });
  const asked = (silent = '') =>
    nameIdeas('Hollis', 'Boise', { public: [server(silent)], authorityAt: () => undefined, mayConnect: () => true });
  expect(await asked()).toEqual(['hollisboise.com', 'hollis.us', 'hollis.co']);
  expect(await asked('hollis.us')).toEqual(['hollisboise.com', 'hollis.co']);
});
