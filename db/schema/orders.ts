import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PageKey } from '../../content/site-pages.ts';
import type { OrderState } from '../../domain/orders/schema.ts';
import { users } from './accounts.ts';
import { at, cents, createdAt, id, ownedBy, updatedAt } from './columns.ts';

/** Half a cent is rounded up, as the provider does. */
const taxOfNet = sql`round((setup_cents - discount_cents)::numeric * tax_rate / 100000)::integer`;

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The number people see: S-1001 and up. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    email: text('email'),
    name: text('name'),
    state: text('state').$type<OrderState>().notNull().default('draft'),
    pages: text('pages').array().$type<PageKey[]>().notNull(),
    method: text('method', { enum: ['card', 'invoice'] }),
    setupCents: cents('setup_cents').notNull(),
    monthlyCents: cents('monthly_cents').notNull(),
    discountCents: cents('discount_cents').notNull().default(0),
    /** The tax rate when the order was created, in thousandths of a percent: 8875 is 8.875%. */
    taxRate: integer('tax_rate').notNull().default(0),
    taxName: text('tax_name').notNull().default(''),
    taxCents: cents('tax_cents').notNull().generatedAlwaysAs(taxOfNet),
    /** What is paid today: price minus discount, plus tax. */
    totalCents: cents('total_cents').notNull().generatedAlwaysAs(sql`setup_cents - discount_cents + ${taxOfNet}`),
    refundedCents: cents('refunded_cents').notNull().default(0),
    currency: text('currency').notNull().default('usd'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: at('terms_accepted_at'),
    /** When the buyer agreed that we show the order to visitors, by first name and city. */
    activityConsentAt: at('activity_consent_at'),
    /** The day shown to the buyer before paying. */
    startDay: date('start_day'),
    /** Hash of the resume link's secret. */
    resumeHash: text('resume_hash').notNull().unique(),
    providerCustomerId: text('provider_customer_id'),
    providerPaymentId: text('provider_payment_id').unique(),
    receiptUrl: text('receipt_url'),
    declineReason: text('decline_reason'),
    paidAt: at('paid_at'),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('orders_user').on(table.userId),
    index('orders_email').on(table.email),
    index('orders_created').on(table.createdAt),
    index('orders_paid').on(table.paidAt),
    check('orders_five_pages', sql`cardinality(${table.pages}) = 5`),
    check('orders_tax', sql`${table.taxRate} between 0 and 30000`),
    check(
      'orders_money',
      sql`${table.setupCents} >= 0 and ${table.discountCents} between 0 and ${table.setupCents} and ${table.refundedCents} between 0 and ${table.totalCents}`,
    ),
  ],
);

/** An attempt to pay. Its ID is the idempotency key sent to the provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: ownedBy('order_id', () => orders.id),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    state: text('state', { enum: ['open', 'processing', 'succeeded', 'failed', 'expired'] })
      .notNull()
      .default('open'),
    /** The provider's payment that resulted, and the amount charged, with tax. */
    providerPaymentId: text('provider_payment_id').unique(),
    paidCents: cents('paid_cents'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('payment_attempts_one_open').on(table.orderId).where(sql`${table.state} in ('open', 'processing')`)],
);

/** What happened to an order: who, when, why. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: ownedBy('order_id', () => orders.id),
    actor: text('actor').notNull(),
    fromState: text('from_state').$type<OrderState>(),
    toState: text('to_state').$type<OrderState>().notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

/** A provider's event, by the provider's ID: stored and enqueued in one transaction, handled once. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    /** The order it's about. Null until it's handled, and if it isn't ours. */
    orderId: uuid('order_id').references(() => orders.id),
    payload: jsonb('payload').$type<unknown>().notNull(),
    receivedAt: at('received_at').notNull().defaultNow(),
    handledAt: at('handled_at'),
    error: text('error'),
  },
  (table) => [index('webhook_events_order').on(table.orderId)],
);
