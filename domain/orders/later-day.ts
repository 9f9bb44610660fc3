import { today } from '../../content/business-clock.ts';

/** An order's start day (YYYY-MM-DD) while it is still to come, by the business's clock; '' once it is there, and for an order without one. */
export function laterDay(startDay: string | null | undefined, now: Date = new Date()): string {
  return startDay && startDay > today(now) ? startDay : '';
}
