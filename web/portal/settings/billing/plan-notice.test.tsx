import { expect, test } from 'vitest';
import { htmlOf } from '../../../../tests/helpers/screen.ts';
import type { PlanData } from './plan-data.ts';
import { PlanNotice } from './plan-notice.tsx';

type Kind = NonNullable<PlanData['trouble']>['kind'];

/** The labels of the notice's buttons, in order. */
function buttonsOf(kind: Kind, given: Partial<Pick<PlanData, 'hasOpenBill'>> & { card?: string | null } = {}): string[] {
  const { hasOpenBill = true, card = 'Visa ending 4242' } = given;
  const plan = {
    trouble: { kind, title: 'Trouble', text: 'What happened.' },
    hasOpenBill,
    card: card && { words: card, expires: '12/34', endsSoon: false },
  } as PlanData;
  const html = htmlOf(PlanNotice, { plan, projectId: 'one', error: undefined });
  return [...html.matchAll(/<(?:button|a) [^>]*>(.*?)<\/(?:button|a)>/g)].map(([, label = '']) => label.replace(/<[^>]+>/g, ''));
}

test.each<[Kind, Parameters<typeof buttonsOf>[1], string[]]>([
  ['failed', {}, ['Pay now', 'Use a different card']],
  ['overdue', {}, ['Pay now', 'Use a different card']],
  ['suspended', {}, ['Pay with a different card', 'Try Visa ending 4242 again']],
  ['card', {}, ['Change card', 'Try Visa ending 4242 again']],
  ['card', { hasOpenBill: false }, ['Change card']],
  ['overdue', { card: null }, ['Pay by card']],
  ['dropped', {}, ['Write to us']],
])('in the state %s with %o, what most likely helps comes first', (kind, given, buttons) => {
  expect(buttonsOf(kind, given)).toEqual(buttons);
});
