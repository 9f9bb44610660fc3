import { dayMs } from '../../time/units.ts';
import { cardWarningDays } from './schema.ts';

/** The moment from which a card no longer pays: the first of the month after the one printed on it (UTC). */
export function cardEnd(month: number, year: number): Date {
  return new Date(Date.UTC(year, month, 1));
}

/** Whether a card ends before the next bill or within 30 days of it. */
export function endsSoon(card: { cardExpMonth: number | null; cardExpYear: number | null }, nextBillAt: Date | null): boolean {
  if (!card.cardExpMonth || !card.cardExpYear || !nextBillAt) return false;
  return cardEnd(card.cardExpMonth, card.cardExpYear).getTime() <= nextBillAt.getTime() + cardWarningDays * dayMs;
}
