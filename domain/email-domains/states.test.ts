import { addDays, addHours } from 'date-fns';
import { expect, test } from 'vitest';
import { planKeys, signingKey } from './keys.ts';
import type { EmailProvider, EmailRecordState, EmailRecordsSeen } from './schema.ts';
import { nextEmailStep } from './states.ts';

const start = new Date('2026-12-01T12:00:00Z');
const saw = (mx: EmailRecordState, spf = mx, dkim = mx): EmailRecordsSeen['records'] =>
  Object.fromEntries(Object.entries({ mx, spf, dkim }).map(([use, state]) => [use, { state, instead: [] }]));
const domain = (
  readyAt: Date | null = null,
  seen: { wrongChecks: number; wrongSince?: string } | null = null,
  provider: EmailProvider = 'us',
) => ({
  provider,
  readyAt,
  seen,
  updatedAt: start,
});

test('a domain is ready once MX, SPF and the key are right', () => {
  expect(nextEmailStep(domain(), saw('right'), start)).toMatchObject({ readyAt: start, news: 'ready' });
  for (const records of [
    saw('missing', 'right', 'right'),
    saw('right', 'wrong', 'right'),
    saw('right', 'right', 'missing'),
    saw('right', 'unasked', 'right'),
  ])
    expect(nextEmailStep(domain(), records, start)).toMatchObject({ readyAt: null, wrongChecks: 0 });
});

test('a mailbox elsewhere needs its MX and SPF', () => {
  expect(nextEmailStep(domain(null, null, 'google'), saw('right', 'right', 'missing'), start)).toMatchObject({ readyAt: start });
  expect(nextEmailStep(domain(null, null, 'google'), saw('right', 'missing', 'right'), start)).toMatchObject({ readyAt: null });
});

test.each([0, 1, 30, 400])('what couldn’t be asked changes nothing, after %i days either', (days) => {
  const before = { wrongChecks: 2, wrongSince: start.toISOString() };
  const step = nextEmailStep(domain(start, before), saw('unasked', 'right', 'right'), addDays(start, days));
  expect(step).toMatchObject({ readyAt: start, ...before });
  expect(step.news).toBeUndefined();
});

test('records that break count for nothing for 24 hours, and three checks, then sending stops', () => {
  let now = start;
  let seen: { wrongChecks: number; wrongSince?: string } | null = null;
  const news: (string | undefined)[] = [];
  const times: number[] = [];
  for (let ready: Date | null = start; ready; ) {
    const step = nextEmailStep(domain(ready, seen), saw('right', 'wrong', 'right'), now);
    news.push(step.news);
    times.push((now.getTime() - start.getTime()) / 3_600_000);
    ready = step.readyAt;
    seen = step;
    now = step.nextCheckAt;
  }
  expect(times).toEqual([0, 8, 16, 24]);
  expect(news).toEqual([undefined, undefined, undefined, 'stopped']);
});

test('many checks within a day don’t stop it, because its owner may be at it', () => {
  let seen: { wrongChecks: number; wrongSince?: string } | null = null;
  for (let check = 0; check < 50; check++) {
    const step = nextEmailStep(domain(start, seen), saw('wrong'), addHours(start, check / 3));
    expect(step.readyAt).toBe(start);
    seen = step;
  }
});

test('a right check between wrong ones starts the count again', () => {
  const before = { wrongChecks: 2, wrongSince: start.toISOString() };
  expect(nextEmailStep(domain(start, before), saw('right'), addDays(start, 2))).toMatchObject({ readyAt: start, wrongChecks: 0 });
  expect(nextEmailStep(domain(start, before), saw('right'), addDays(start, 2)).wrongSince).toBeUndefined();
});

test('a domain is checked every minute while its owner is at it, then ever less', () => {
  const waits = [0.5, 5, 50, 400].map((hours) => {
    const now = addHours(start, hours);
    return (nextEmailStep(domain(), saw('missing'), now).nextCheckAt.getTime() - now.getTime()) / 60_000;
  });
  expect(waits).toEqual([1, 10, 60, 360]);
});

const key = (id: string, activeAt: Date | null, isReadable = true) => ({ id, selector: id, activeAt, isReadable });
const none = () => false;
const all = () => true;

test.each([
  ['no key', [], none, { begins: [], retires: [], makes: true }],
  ['a new one that isn’t published', [key('a', null)], none, { begins: [], retires: [], makes: false }],
  ['a new one that’s published', [key('a', null)], all, { begins: ['a'], retires: [], makes: false }],
  ['one that signs', [key('a', start)], all, { begins: [], retires: [], makes: false }],
  ['one that has signed for a year', [key('a', addDays(start, -365))], all, { begins: [], retires: [], makes: true }],
  [
    'the next one, not published',
    [key('a', addDays(start, -400)), key('b', null)],
    (selector: string) => selector === 'a',
    { begins: [], retires: [], makes: false },
  ],
  ['the next one, published', [key('a', addDays(start, -400)), key('b', null)], all, { begins: ['b'], retires: [], makes: false }],
  [
    'the one before, six days later',
    [key('a', addDays(start, -400)), key('b', addDays(start, -6))],
    all,
    { begins: [], retires: [], makes: false },
  ],
  [
    'the one before, seven days later',
    [key('a', addDays(start, -400)), key('b', addDays(start, -7))],
    all,
    { begins: [], retires: ['a'], makes: false },
  ],
  ['one that can’t be read', [key('a', addDays(start, -30), false)], all, { begins: [], retires: [], makes: true }],
  [
    'its replacement, not published',
    [key('a', addDays(start, -30), false), key('b', null)],
    none,
    { begins: [], retires: [], makes: false },
  ],
  [
    'its replacement, for a week',
    [key('a', addDays(start, -30), false), key('b', addDays(start, -7))],
    all,
    { begins: [], retires: ['a'], makes: false },
  ],
])('of keys with %s', (_, keys, isPublished, plan) => {
  expect(planKeys(keys, isPublished, start)).toEqual(plan);
});

test('the key that began last signs', () => {
  expect(signingKey([key('a', start), key('b', addDays(start, 1)), key('c', null)])?.id).toBe('b');
  expect(signingKey([key('c', null)])).toBeUndefined();
});
