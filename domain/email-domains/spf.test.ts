import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { judgeSpf } from './look-up.ts';
import { isSameSpf, mergedSpf, readSpf, type SpfNames } from './spf.ts';

interface Row {
  there: string[];
  with?: string;
  nothing?: true;
  wanted?: string;
}
const rows = parse(readFileSync(`${import.meta.dirname}/spf-merging.yaml`, 'utf8')) as Row[];

test('there are at least forty rows', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

test.each(rows)('$there becomes $wanted', ({ there, with: included = 'ours.example', nothing, wanted }) => {
  const ours = nothing ? undefined : included;
  const merged = mergedSpf(there, ours);
  expect(merged).toBe(wanted);
  // What it asks for is what it would ask for again, whatever order a name server gives records in.
  if (merged) expect(isSameSpf(mergedSpf([merged], ours) ?? '', merged)).toBe(true);
  expect(mergedSpf(there.toReversed(), ours)).toBe(wanted);
});

const namesOf = (texts: Record<string, string[]>): SpfNames => ({
  texts: async (name) => texts[name] ?? [],
  addresses: async () => [],
  mailServers: async () => [],
});
const known = {
  'ours.example': ['v=spf1 ip4:192.0.2.1 -all'],
  'three.example': ['v=spf1 a mx include:ours.example -all'],
  'nested.example': ['v=spf1 include:three.example include:three.example ~all'],
  'circle.example': ['v=spf1 include:circle.example ~all'],
  'twice.example': ['v=spf1 -all', 'v=spf1 mx -all'],
};

test.each([
  ['v=spf1 -all', 0],
  ['v=spf1 ip4:192.0.2.1 ip6:2001:db8::1 -all', 0],
  ['v=spf1 a mx ptr exists:x.example -all', 4],
  ['v=spf1 include:ours.example -all', 1],
  ['v=spf1 include:three.example -all', 4],
  ['v=spf1 include:nested.example -all', 9],
  ['v=spf1 mx redirect=three.example', 5],
  ['v=spf1 mx -all redirect=three.example', 1],
])('%s takes %i look-ups', async (record, lookups) => {
  expect(await readSpf('hollis.com', [], namesOf(known), record)).toMatchObject({ lookups });
});

const judge = (records: string[], included: string | undefined = 'ours.example') =>
  judgeSpf('hollis.com', records, included, namesOf(known));

test.each<[what: string, records: string[], state: string, problem: object | undefined]>([
  ['none', [], 'missing', undefined],
  ['ours', ['v=spf1 include:ours.example ~all'], 'right', undefined],
  ['without ours', ['v=spf1 mx -all'], 'wrong', { code: 'spf-incomplete' }],
  ['everyone', ['v=spf1 include:ours.example +all'], 'wrong', { code: 'spf-everyone' }],
  [
    'two, one of them whole',
    ['v=spf1 mx -all', 'v=spf1 include:ours.example mx ~all'],
    'wrong',
    { code: 'spf-several', others: ['v=spf1 mx -all'] },
  ],
  ['an include that has none', ['v=spf1 include:gone.example -all'], 'wrong', { code: 'spf-broken', included: 'gone.example' }],
  ['an include that has two', ['v=spf1 include:twice.example -all'], 'wrong', { code: 'spf-broken', included: 'twice.example' }],
  ['an include of itself', ['v=spf1 include:circle.example -all'], 'wrong', expect.objectContaining({ code: 'spf-lookups' })],
  [
    'no look-ups left',
    ['v=spf1 include:nested.example mx -all'],
    'wrong',
    {
      code: 'spf-lookups',
      terms: [
        { term: 'include:nested.example', lookups: 9 },
        { term: 'mx', lookups: 1 },
        { term: 'include:ours.example', lookups: 1 },
      ],
    },
  ],
  ['ten look-ups', ['v=spf1 include:nested.example include:ours.example -all'], 'right', undefined],
])('a domain with %s', async (_, records, state, problem) => {
  const judged = await judge(records);
  expect({ state: judged.state, problem: judged.problem }).toEqual({ state, problem });
});

test('a record that would become too long is explained, and one that’s long already counts', async () => {
  const long = `v=spf1 ${Array.from({ length: 24 }, (_, n) => `ip4:198.51.100.${n + 100}`).join(' ')}`;
  expect((await judge([`${long} ~all`])).problem).toEqual({
    code: 'spf-long',
    characters: long.length + ' include:ours.example ~all'.length,
  });
  expect((await judge([`${long} include:ours.example ~all`])).state).toBe('right');
});

test('without a record to include, none is asked for', async () => {
  expect(await judgeSpf('hollis.com', [], undefined, namesOf({}))).toEqual({ state: 'right', instead: [] });
});
