import type { PagesChange } from '../../../domain/orders/schema.ts';

/** Says that new picks aren't accepted. */
export const pagesStay: Record<Exclude<PagesChange, 'changed'>, string> = {
  'brief sent': 'You’ve already sent your brief, so we kept these five pages.',
  'order closed': 'Your payment is processing, so we kept these five pages.',
};
