import { z } from 'zod';
import { type PageKey, pageChoices, pagesPerSite } from '../../content/site-pages.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { reasonSchema } from '../audit/schema.ts';
import { mailableEmail } from '../mails/schema.ts';

export const pagesSchema = z
  .array(z.enum(pageChoices.map((page) => page.key) as [PageKey, ...PageKey[]]))
  .length(pagesPerSite, `Pick exactly ${pagesPerSite} pages.`)
  .refine((pages) => new Set(pages).size === pages.length, 'Pick each page once.');

/** Outcome of picking other pages. A sent brief keeps its pages, and so does an order that is paid, being paid, or ended. */
export type PagesChange = 'changed' | 'brief sent' | 'order closed';

export const placeOrderSchema = z.strictObject({
  name: z.string().overwrite(tidyAs('name')).min(1, 'Enter your name').max(100, 'Use 100 characters or fewer'),
  email: mailableEmail,
  method: z.enum(['card', 'invoice'], 'Choose a payment method'),
  terms: z.literal('on', 'Please agree to the terms to continue'),
  /** The terms shown next to the checkbox. */
  termsVersion: z.string().max(20).default(''),
  /** The buyer allows us to show the order to visitors, by first name and city. */
  activity: z.literal('on').optional(),
});
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

/** How an admin knows that a bank payment arrived. */
export const markPaidSchema = z
  .strictObject({
    reference: z.string().trim().max(120, 'At most 120 characters').default(''),
    note: z.string().trim().max(200, 'Use 200 characters or fewer').default(''),
  })
  .refine(({ reference, note }) => reference !== '' || note.length >= 3, {
    path: ['reference'],
    message: 'Enter the bank’s reference, or add a note below on how you know',
  });

export const orderStates = [
  'draft',
  'awaiting_payment',
  'processing',
  'paid',
  'failed',
  'expired',
  'partly_refunded',
  'refunded',
  'canceled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** States of an order that's neither paid nor ended. A brief has up to one such order. */
export const openStates: OrderState[] = ['draft', 'awaiting_payment', 'processing', 'failed'];

/** States without a payment, made or in progress: pages can change, and the order expires after its last day. */
export const unpaidStates: OrderState[] = ['draft', 'awaiting_payment', 'failed'];

/** States in which a placed order can be paid by card. */
export const payableStates: OrderState[] = ['awaiting_payment', 'failed'];

/** States in which an admin can record a bank payment, which may also arrive after the last day. */
export const markableStates: OrderState[] = [...payableStates, 'expired'];

/** Order states under the filters of the list in Admin. `all` has no drafts. */
export const filterStates = {
  all: ['awaiting_payment', 'processing', 'paid', 'failed', 'expired', 'partly_refunded', 'refunded', 'canceled'],
  begun: ['draft'],
  open: ['awaiting_payment', 'processing', 'failed'],
  paid: ['paid', 'partly_refunded'],
  ended: ['expired', 'canceled', 'refunded'],
} satisfies Record<string, OrderState[]>;

/** How an admin ends an unpaid order: an expired one can still be marked paid, a canceled one can't. */
export const endOrderSchema = z.strictObject({
  outcome: z.enum(['expired', 'canceled'], 'Choose how to close the order'),
  reason: reasonSchema,
});
export type EndOrder = z.infer<typeof endOrderSchema>;

/** True for a day such as 2026-11-23. */
export function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

/** Tax on an amount in cents, rounded half up; `rate` in thousandths of a percent. The database computes orders' tax the same way. */
export function taxOf(netCents: number, rate: number): number {
  return Math.round((netCents * rate) / 100_000);
}

/** An order's number as shown: 'S-1001'. */
export function orderLabel(number: number): string {
  return `S-${number}`;
}
