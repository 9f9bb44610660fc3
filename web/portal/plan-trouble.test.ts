import { expect, test } from 'vitest';
import type { ListedBill, PlanView } from '../../domain/plans/queries.ts';
import { troubleOf } from './plan-trouble.ts';

const now = new Date('2027-02-10T12:00:00Z');

/** A plan of a suspended site with bills in these states, the newest first. */
function suspended(...states: ListedBill['state'][]): PlanView {
  return {
    plan: { state: 'active', suspendedAt: now, periodEnd: null } as PlanView['plan'],
    isCanceled: false,
    bills: states.map((state) => ({ state, dueCents: 2900, declineReason: 'Your card was declined.' }) as ListedBill),
    creditCents: 0,
  };
}

test('a suspended site says what is unpaid, and that paying it brings the site back', () => {
  expect(troubleOf(suspended('open', 'paid'), 'suspended', now)).toEqual({
    kind: 'suspended',
    title: 'Your site is suspended',
    text: expect.stringMatching(/^\$29 is unpaid\. Your card was declined\. Pay it and .* until March 12, 2027;/),
  });
});

test.each(['void', 'uncollectible'] as const)('nothing is owed for a bill that is %s, so the owner writes to us', (state) => {
  expect(troubleOf(suspended(state, 'paid'), 'suspended', now)).toMatchObject({
    kind: 'dropped',
    text: expect.stringContaining('Write to us'),
  });
});

test('an older dropped bill does not hide an unpaid one, and a new plan has its bill to come', () => {
  expect(troubleOf(suspended('void', 'open'), 'suspended', now)?.kind).toBe('suspended');
  expect(troubleOf(suspended(), 'suspended', now)?.kind).toBe('suspended');
});
