import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Buyer, DocumentAbout, DocumentLine, Seller } from '../../domain/documents/schema.ts';
import type { DifferenceKind } from '../../domain/reconciliation/schema.ts';
import { users } from './accounts.ts';
import { at, cents, createdAt, id, ofRow, ownedBy, updatedAt } from './columns.ts';
import { orders, paymentAttempts } from './orders.ts';
import { projects } from './projects.ts';

/** The monthly service of one site. Starts on its launch day, with the price and tax rate of its order. */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    orderId: ofRow('order_id', () => orders.id),
    /** `starting`: not created at the provider yet. `past_due`: a bill is overdue and we still try to charge it. */
    state: text('state', { enum: ['starting', 'active', 'past_due', 'suspended', 'ended'] })
      .notNull()
      .default('starting'),
    monthlyCents: cents('monthly_cents').notNull(),
    /** Thousandths of a percent: 8875 is 8.875%. */
    taxRate: integer('tax_rate').notNull().default(0),
    taxName: text('tax_name').notNull().default(''),
    providerCustomerId: text('provider_customer_id'),
    providerSubscriptionId: text('provider_subscription_id').unique(),
    /** The card that pays the bills, as the provider reports it. Null if they're paid by bank. */
    paymentMethodId: text('payment_method_id'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpMonth: integer('card_exp_month'),
    cardExpYear: integer('card_exp_year'),
    /** The provider's own field. */
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    paused: boolean('paused').notNull().default(false),
    periodStart: at('period_start'),
    periodEnd: at('period_end'),
    suspendedAt: at('suspended_at'),
    endedAt: at('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('plans_one_running').on(table.projectId).where(sql`${table.state} <> 'ended'`),
    index('plans_order').on(table.orderId),
    check('plans_money', sql`${table.monthlyCents} >= 0 and ${table.taxRate} between 0 and 30000`),
  ],
);

/** One month of a plan, as the provider bills it. */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    planId: ownedBy('plan_id', () => plans.id),
    providerInvoiceId: text('provider_invoice_id').notNull().unique(),
    state: text('state', { enum: ['draft', 'open', 'paid', 'void', 'uncollectible'] }).notNull(),
    periodStart: at('period_start').notNull(),
    periodEnd: at('period_end').notNull(),
    subtotalCents: cents('subtotal_cents').notNull(),
    taxCents: cents('tax_cents').notNull(),
    /** The part paid with the customer's credit. */
    creditCents: cents('credit_cents').notNull().default(0),
    /** The amount due: subtotal and tax, minus credit. */
    dueCents: cents('due_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    /** How it was paid. Null while it's unpaid. */
    method: text('method', { enum: ['card', 'bank'] }),
    providerPaymentId: text('provider_payment_id').unique(),
    dueAt: at('due_at'),
    /** Attempts to charge the card: how many failed, since when, and when the next one is due. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    firstFailedAt: at('first_failed_at'),
    nextAttemptAt: at('next_attempt_at'),
    declineReason: text('decline_reason'),
    paidAt: at('paid_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('bills_plan').on(table.planId, table.periodStart),
    index('bills_next_try').on(table.nextAttemptAt).where(sql`${table.state} = 'open'`),
    check('bills_money', sql`${table.refundedCents} between 0 and ${table.dueCents} and ${table.creditCents} >= 0`),
  ],
);

/** A customer's request to change the card: one visit to the provider's page for it. */
export const cardChanges = pgTable(
  'card_changes',
  {
    id: id(),
    planId: ownedBy('plan_id', () => plans.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    sessionId: text('session_id').unique(),
    sessionUrl: text('session_url'),
    state: text('state', { enum: ['open', 'done', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('card_changes_plan').on(table.planId)],
);

/** What we owe a customer. It's deducted from their next bills. */
export const credits = pgTable(
  'credits',
  {
    id: id(),
    orderId: ofRow('order_id', () => orders.id),
    kind: text('kind', { enum: ['missed_deadline'] }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** The plan whose bills it's deducted from. Null until there is one. */
    planId: uuid('plan_id').references(() => plans.id),
    providerCreditId: text('provider_credit_id').unique(),
    appliedAt: at('applied_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('credits_once').on(table.orderId, table.kind), check('credits_amount', sql`${table.amountCents} > 0`)],
);

/** Refunds of an order's setup price, a bill or a surplus payment. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id').references(() => orders.id),
    billId: uuid('bill_id').references(() => bills.id),
    /** A surplus payment for an order that was already closed. Null for the payment of the order itself. */
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    amountCents: cents('amount_cents').notNull(),
    method: text('method', { enum: ['card', 'bank'] }).notNull(),
    /** `pending`: requested or being processed. A bank refund stays pending until an admin has sent it. */
    state: text('state', { enum: ['pending', 'succeeded', 'failed'] })
      .notNull()
      .default('pending'),
    /** `user:<id>`, `admin:<id>`, `system`, or `provider` for one made in the provider's dashboard. */
    actor: text('actor').notNull(),
    reason: text('reason').notNull(),
    providerRefundId: text('provider_refund_id').unique(),
    /** The bank's reference for a refund that an admin sent. */
    reference: text('reference'),
    failureReason: text('failure_reason'),
    settledAt: at('settled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_bill').on(table.billId),
    index('refunds_failed').on(table.createdAt).where(sql`${table.state} = 'failed'`),
    // Only for refunds we send. In the provider's dashboard, one payment can be refunded in parts.
    uniqueIndex('refunds_one_an_attempt').on(table.attemptId).where(sql`${table.state} <> 'failed' and ${table.actor} = 'system'`),
    check('refunds_of_one', sql`num_nonnulls(${table.orderId}, ${table.billId}) = 1`),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
);

/** A payment that a cardholder disputes at their bank (a chargeback), as the provider reports it. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    providerDisputeId: text('provider_dispute_id').notNull().unique(),
    orderId: uuid('order_id').references(() => orders.id),
    billId: uuid('bill_id').references(() => bills.id),
    amountCents: cents('amount_cents').notNull(),
    /** The provider's reason: 'fraudulent', 'product_not_received' and others. */
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    /** True if the bank has taken the money. */
    withdrawn: boolean('withdrawn').notNull(),
    answerBy: at('answer_by'),
    openedAt: at('opened_at').notNull(),
    closedAt: at('closed_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('disputes_order').on(table.orderId),
    index('disputes_bill').on(table.billId),
    index('disputes_open').on(table.answerBy).where(sql`${table.closedAt} is null`),
  ],
);

/** Every movement of money, once; positive in, negative out. Never changed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    kind: text('kind', { enum: ['setup', 'monthly', 'surplus', 'refund', 'dispute', 'dispute_returned'] }).notNull(),
    /** Key of what moved, which prevents a second entry for it. */
    source: text('source').notNull(),
    amountCents: cents('amount_cents').notNull(),
    method: text('method', { enum: ['card', 'bank'] }).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    billId: uuid('bill_id').references(() => bills.id),
    /** The provider's payment it belongs to. */
    providerPaymentId: text('provider_payment_id'),
    happenedAt: at('happened_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.kind, table.source),
    index('ledger_entries_order').on(table.orderId),
    index('ledger_entries_time').on(table.happenedAt),
  ],
);

/** The last number used in each series of documents. Its row is locked while a document is created, so no number is skipped. */
export const documentNumbers = pgTable('document_numbers', {
  series: text('series', { enum: ['invoice', 'credit_note'] }).primaryKey(),
  last: integer('last').notNull(),
});

/** An invoice or credit note as issued. Seller, buyer and lines are copies, because issued documents never change. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    series: text('series', { enum: ['invoice', 'credit_note'] }).notNull(),
    /** From 1 without gaps in each series. */
    number: integer('number').notNull(),
    orderId: ofRow('order_id', () => orders.id),
    billId: uuid('bill_id').references(() => bills.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    /** The invoice that a credit note corrects. */
    correctsId: uuid('corrects_id'),
    /** Days by the business's clock. */
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on'),
    seller: jsonb('seller').$type<Seller>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    lines: jsonb('lines').$type<DocumentLine[]>().notNull(),
    /** The order's number, the accepted terms, how to pay by bank, and for a credit note, what it corrects. */
    about: jsonb('about').$type<DocumentAbout>().notNull(),
    subtotalCents: cents('subtotal_cents').notNull(),
    taxName: text('tax_name').notNull(),
    taxRate: integer('tax_rate').notNull(),
    taxCents: cents('tax_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    /** Paid by credit. The rest is due. */
    creditCents: cents('credit_cents').notNull().default(0),
    currency: text('currency').notNull().default('usd'),
    /** What happened after it was issued. A void one keeps its number. */
    paidAt: at('paid_at'),
    paidBy: text('paid_by'),
    voidedAt: at('voided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('documents_number').on(table.series, table.number),
    uniqueIndex('documents_one_a_bill').on(table.billId).where(sql`${table.series} = 'invoice'`),
    uniqueIndex('documents_one_a_refund').on(table.refundId),
    uniqueIndex('documents_one_valid_an_order')
      .on(table.orderId)
      .where(sql`${table.series} = 'invoice' and ${table.billId} is null and ${table.voidedAt} is null`),
    index('documents_order').on(table.orderId),
  ],
);

/** A comparison of our rows with the provider's. */
export const reconciliations = pgTable('reconciliations', {
  id: id(),
  /** `system` at night, or the admin who started it. */
  actor: text('actor').notNull(),
  /** True if it also repaired differences that are safe to repair. */
  repairs: boolean('repairs').notNull(),
  /** Start of the period that was read from the provider. */
  since: at('since').notNull(),
  /** How many of each kind were compared. */
  compared: jsonb('compared').$type<Record<string, number>>().notNull().default({}),
  finishedAt: at('finished_at'),
  error: text('error'),
  createdAt: createdAt(),
});

/** Differences between our rows and the provider's. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: id(),
    reconciliationId: ownedBy('reconciliation_id', () => reconciliations.id),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    /** The provider's ID or ours of what differs. */
    subject: text('subject').notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    billId: uuid('bill_id').references(() => bills.id),
    ours: text('ours').notNull(),
    theirs: text('theirs').notNull(),
    /** True if reading the provider again fixes it. */
    safe: boolean('safe').notNull(),
    repairedAt: at('repaired_at'),
  },
  (table) => [uniqueIndex('reconciliation_differences_once').on(table.reconciliationId, table.kind, table.subject)],
);
