import { expect, test } from 'vitest';
import type { MoneyAlert } from '../../../domain/refunds/attention.ts';
import { shownAlert } from './alert-words.ts';

const alert = (changes: Partial<MoneyAlert>): MoneyAlert => ({
  id: '1',
  orderId: '2',
  kind: 'dispute',
  amountCents: 29_900,
  state: 'needs_response',
  answerBy: null,
  ...changes,
});

test('a refund that is due and a chargeback that needs our answer are urgent, and one in review is not', () => {
  expect(shownAlert(alert({ kind: 'refund', state: '' }))).toEqual({ id: '1', words: 'Refund of $299 due', urgent: true });
  expect(shownAlert(alert({ answerBy: new Date('2026-12-01T17:00:00Z') }))).toMatchObject({
    words: 'Chargeback, answer by December 1, 2026',
    urgent: true,
  });
  expect(shownAlert(alert({ state: 'warning_under_review' }))).toMatchObject({ words: 'Inquiry by the bank, in review', urgent: false });
});
