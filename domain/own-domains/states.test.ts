import { addDays, addHours } from 'date-fns';
import { expect, test } from 'vitest';
import type { DomainState } from '../hosting/schema.ts';
import type { Sighting } from './look-up.ts';
import { nextStep, type Standing } from './states.ts';

const start = new Date('2026-12-01T12:00:00Z');
const at = (state: DomainState, more: Partial<Standing> = {}): Standing => ({
  state,
  since: start,
  createdAt: start,
  awayChecks: 0,
  leavesAt: null,
  ...more,
});
const seen = { records: {}, nameServers: [] };
const right: Sighting = { seen, proof: 'right', pointing: 'right', problem: undefined };
const unproved: Sighting = { seen, proof: 'missing', pointing: 'right', problem: { code: 'proof-missing' } };
const elsewhere: Sighting = {
  seen,
  proof: 'right',
  pointing: 'wrong',
  problem: { code: 'address-wrong', host: 'hollis.com', instead: ['198.51.100.7'] },
};
const hidden: Sighting = { seen, proof: 'right', pointing: 'wrong', problem: { code: 'not-visible-yet' } };
const unasked: Sighting = { seen, proof: 'unasked', pointing: 'unasked', problem: { code: 'unasked' } };
const noAnswer = { code: 'no-answer', reason: 'connection refused' } as const;

const all: DomainState[] = ['claimed', 'proved', 'pointed', 'serving', 'drifting', 'away'];

test.each(all)('what couldn’t be asked never moves a claim that is %s', (state) => {
  for (const now of [start, addDays(start, 6), addDays(start, 400)])
    if (state !== 'claimed' || now < addDays(start, 30)) expect(nextStep(at(state), unasked, undefined, now).state).toBe(state);
});

test.each<[from: DomainState, saw: string, sighting: Sighting, answered: typeof noAnswer | null | undefined, to: DomainState]>([
  ['claimed', 'no proof, though the addresses are right', unproved, undefined, 'claimed'],
  ['claimed', 'the proof, and addresses elsewhere', elsewhere, undefined, 'proved'],
  ['claimed', 'both', right, undefined, 'pointed'],
  ['claimed', 'both, and our own answer', right, null, 'serving'],
  ['proved', 'addresses elsewhere', elsewhere, undefined, 'proved'],
  ['proved', 'a proof that was removed, and our answer', unproved, null, 'serving'],
  ['proved', 'records that some resolvers don’t have yet', hidden, undefined, 'proved'],
  ['pointed', 'no answer of ours', right, noAnswer, 'pointed'],
  ['pointed', 'our answer', right, null, 'serving'],
  ['pointed', 'addresses elsewhere', elsewhere, undefined, 'proved'],
  ['serving', 'addresses elsewhere once', elsewhere, undefined, 'serving'],
  ['serving', 'an old answer of a resolver', hidden, undefined, 'serving'],
  ['drifting', 'right addresses', right, undefined, 'serving'],
  ['drifting', 'addresses elsewhere, for less than a week', elsewhere, undefined, 'drifting'],
  ['away', 'our answer again', right, null, 'serving'],
  ['away', 'addresses elsewhere', elsewhere, undefined, 'away'],
])('%s, seeing %s', (from, _, sighting, answered, to) => {
  expect(nextStep(at(from), sighting, answered, addHours(start, 1)).state).toBe(to);
});

test('three checks in a row within a day that see another address make a domain drift, and a week later the free address counts', () => {
  let claim = at('serving');
  let now = start;
  const checks: DomainState[] = [];
  for (let n = 0; n < 3; n++) {
    const step = nextStep(claim, elsewhere, undefined, now);
    checks.push(step.state);
    claim = { ...claim, ...step, since: step.state === claim.state ? claim.since : now };
    now = step.nextCheckAt ?? now;
  }
  expect(checks).toEqual(['serving', 'serving', 'drifting']);
  expect(now.getTime() - start.getTime()).toBeLessThanOrEqual(24 * 3_600_000);
  expect(nextStep(claim, elsewhere, undefined, addDays(claim.since, 7)).state).toBe('away');
});

test('a right check between wrong ones starts the count again', () => {
  expect(nextStep(at('serving', { awayChecks: 2 }), right, null, start)).toMatchObject({ state: 'serving', awayChecks: 0, problem: null });
  expect(nextStep(at('serving', { awayChecks: 2 }), unasked, undefined, start)).toMatchObject({ state: 'serving', awayChecks: 2 });
});

test('a claim that no one proves is dropped after thirty days', () => {
  expect(nextStep(at('claimed'), unproved, undefined, addDays(start, 29)).state).toBe('claimed');
  expect(nextStep(at('claimed'), unproved, undefined, addDays(start, 30))).toMatchObject({
    state: 'ended',
    ending: 'unproved',
    nextCheckAt: null,
  });
});

test('a removed domain is over on its last day', () => {
  const leaving = at('leaving', { leavesAt: addDays(start, 30) });
  expect(nextStep(leaving, elsewhere, undefined, addDays(start, 29))).toMatchObject({ state: 'leaving', nextCheckAt: leaving.leavesAt });
  expect(nextStep(leaving, elsewhere, undefined, addDays(start, 30))).toMatchObject({ state: 'ended', ending: 'removed' });
});

test('once a domain is proved, its proof may be taken away without a word', () => {
  expect(nextStep(at('proved'), unproved, noAnswer, start).problem).toEqual(noAnswer);
  expect(nextStep(at('pointed'), { ...unproved, pointing: 'unasked' }, undefined, start).problem).toBeNull();
});

test('a claim is checked every minute while its owner is at it, then ever less', () => {
  const waits = [0.5, 5, 50, 400].map((hours) => {
    const now = addHours(start, hours);
    return ((nextStep(at('claimed'), unproved, undefined, now).nextCheckAt?.getTime() ?? 0) - now.getTime()) / 60_000;
  });
  expect(waits).toEqual([1, 10, 60, 360]);
});
