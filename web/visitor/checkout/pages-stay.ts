import type { PagesChange } from '../../../domain/orders/schema.ts';

/** What a buyer is told when new picks are not taken. */
export const pagesStay: Record<Exclude<PagesChange, 'changed'>, string> = {
  'brief sent': 'Your brief is sent; its pages stay.',
  'order closed': 'A payment for your order is on its way; its pages stay.',
};
