import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Topic } from '../../domain/contact/schema.ts';
import { users } from './accounts.ts';
import { at, cents, createdAt, id, ofRow, ownedBy } from './columns.ts';
import { orders } from './orders.ts';
import { projects } from './projects.ts';

/** Customers' testimonials, shown only with their consent. Samples exist in demo databases only and are labeled. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    name: text('name').notNull(),
    business: text('business').notNull(),
    content: text('content').notNull(),
    rating: integer('rating').notNull(),
    /** Who consented to publication, and when. It's never shown without both. */
    consentBy: text('consent_by'),
    consentAt: at('consent_at'),
    /** Hidden from public pages by an admin. */
    hidden: boolean('hidden').notNull().default(false),
    /** The customer's site, if we host one. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    sample: boolean('sample').notNull().default(false),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    check('testimonials_rating', sql`${table.rating} between 1 and 5`),
    check('testimonials_consent', sql`(${table.consentAt} is null) = (${table.consentBy} is null)`),
    index('testimonials_project').on(table.projectId),
  ],
);

/** Items of the activity pop-up: real events of buyers who consented, or samples in a demo database. */
export const activityItems = pgTable(
  'activity_items',
  {
    id: id(),
    /** First name only. */
    name: text('name').notNull(),
    location: text('location').notNull(),
    action: text('action').notNull(),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    sample: boolean('sample').notNull().default(false),
    happenedAt: at('happened_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('activity_items_once').on(table.projectId, table.action),
    index('activity_items_newest').on(table.happenedAt),
    check('activity_items_real_or_sample', sql`${table.sample} = (${table.projectId} is null)`),
  ],
);

/** Discount codes for the setup price: exit offer codes, one per email address, and codes that admins create. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    code: text('code').notNull().unique(),
    source: text('source', { enum: ['exit_offer', 'admin'] }).notNull(),
    /** Lower case. Only exit offer codes have one. */
    email: text('email'),
    /** A note for admins. */
    note: text('note').notNull().default(''),
    percent: integer('percent'),
    amountCents: cents('amount_cents'),
    /** How many orders can use it. Null means any number. */
    maxUses: integer('max_uses'),
    oncePerCustomer: boolean('once_per_customer').notNull().default(true),
    expiresAt: at('expires_at'),
    /** When an admin turned it off. */
    disabledAt: at('disabled_at'),
    createdBy: text('created_by').notNull().default('system'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('discount_codes_one_exit_offer').on(table.email).where(sql`${table.source} = 'exit_offer'`),
    check('discount_codes_value', sql`num_nonnulls(${table.percent}, ${table.amountCents}) = 1`),
    check('discount_codes_percent', sql`${table.percent} between 1 and 100`),
    check('discount_codes_amount', sql`${table.amountCents} > 0`),
    check('discount_codes_uses', sql`${table.maxUses} > 0`),
  ],
);

/** A city's startup rate: a discount code that anyone can use, shown on the city's badge. */
export const cityRates = pgTable('city_rates', {
  citySlug: text('city_slug').primaryKey(),
  codeId: ownedBy('code_id', () => discountCodes.id),
  createdBy: text('created_by').notNull(),
  createdAt: createdAt(),
});

/** An order's use of a discount code: created when the code is applied, redeemed when the order is paid. */
export const discountUses = pgTable(
  'discount_uses',
  {
    id: id(),
    codeId: ofRow('code_id', () => discountCodes.id),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The buyer's email in lower case, once the order is placed. Unique for codes that work once per customer. */
    customer: text('customer'),
    redeemedAt: at('redeemed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('discount_uses_code').on(table.codeId), uniqueIndex('discount_uses_once_a_customer').on(table.codeId, table.customer)],
);

/** Addresses that opted out of marketing email. Checked before each one is sent. */
export const mailOptOuts = pgTable('mail_opt_outs', {
  /** Lower case. */
  email: text('email').primaryKey(),
  createdAt: createdAt(),
});

/** What visitors typed on the home page to see their own. Deleted within two days. */
export const firstLooks = pgTable(
  'first_looks',
  {
    token: text('token').primaryKey(),
    name: text('name').notNull(),
    trade: text('trade').notNull(),
    town: text('town').notNull(),
    seed: integer('seed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('first_looks_age').on(table.createdAt)],
);

/** Contact form messages and requested calls. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    /** The number people see: C-1001 and up. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    kind: text('kind', { enum: ['message', 'call'] }).notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    /** A requested call: its day, the part of the day, and the visitor's time zone. */
    callDay: date('call_day'),
    callPart: text('call_part', { enum: ['morning', 'midday', 'afternoon'] }),
    callZone: text('call_zone'),
    fileKey: text('file_key'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: at('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [index('contact_requests_open').on(table.answeredAt, table.createdAt)],
);
