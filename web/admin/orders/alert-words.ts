import { today } from '../../../content/business-clock.ts';
import { dollars } from '../../../content/dollars.ts';
import { type MoneyAlert, needsAnswer } from '../../../domain/refunds/attention.ts';
import { disputeTitle } from '../../../domain/refunds/disputes.ts';
import { dateInWords } from '../../../time/day-in-words.ts';

/** An alert for screens. It's urgent unless the bank is still reviewing it, because then admins can only wait. For loaders. */
export function shownAlert(alert: MoneyAlert) {
  return { id: alert.id, words: alertWords(alert), urgent: alert.kind === 'refund' || needsAnswer(alert) };
}

export type ShownAlert = ReturnType<typeof shownAlert>;

/** One line about what admins must do: 'Chargeback, answer by December 1, 2026'. */
function alertWords(alert: MoneyAlert): string {
  if (alert.kind === 'refund') return `Refund of ${dollars(alert.amountCents)} due`;
  const title = disputeTitle(alert.state);
  if (!needsAnswer(alert)) return `${title}, in review`;
  return alert.answerBy ? `${title}, answer by ${dateInWords(today(alert.answerBy))}` : `${title}, needs an answer`;
}
