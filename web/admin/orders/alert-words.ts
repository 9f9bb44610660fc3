import { today } from '../../../content/business-clock.ts';
import { dollars } from '../../../content/dollars.ts';
import { type MoneyAlert, needsAnswer } from '../../../domain/refunds/attention.ts';
import { disputeTitle } from '../../../domain/refunds/disputes.ts';
import { dateInWords } from '../../../time/day-in-words.ts';

/** An alert as screens show it. It's urgent unless the bank is still reviewing it, because then staff can only wait. For loaders. */
export function shownAlert(alert: MoneyAlert) {
  return { id: alert.id, words: alertWords(alert), urgent: alert.kind === 'refund' || needsAnswer(alert) };
}

export type ShownAlert = ReturnType<typeof shownAlert>;

/** Says in one line what staff must do about an order's money: 'Chargeback, answer by December 1, 2026'. */
function alertWords(alert: MoneyAlert): string {
  if (alert.kind === 'refund') return `Refund of ${dollars(alert.amountCents)} due`;
  const title = disputeTitle(alert.state);
  if (!needsAnswer(alert)) return `${title}, in review`;
  return alert.answerBy ? `${title}, answer by ${dateInWords(today(alert.answerBy))}` : `${title}, needs an answer`;
}
