import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Topic } from '../../domain/contact/schema.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownedBy, updatedAt } from './columns.ts';

/** Days that staff closed, and federal holidays that they reopened. Other federal holidays are closed without a row. */
export const closedDays = pgTable('closed_days', {
  day: date('day').primaryKey(),
  reason: text('reason').notNull().default(''),
  /** Whether customers may read the reason. Reasons of earlier releases were for staff only. */
  reasonIsPublic: boolean('reason_is_public').notNull().default(false),
  /** False for a holiday that staff reopened. */
  closed: boolean('closed').notNull().default(true),
  createdAt: createdAt(),
});

/** A booked call. An exclusion constraint in the migration prevents overlaps, including buffers. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** The number people see: B-1001 and up. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    state: text('state', { enum: ['confirmed', 'canceled'] })
      .notNull()
      .default('confirmed'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** The end plus the buffer. No other call starts before it. */
    busyUntil: at('busy_until').notNull(),
    /** The day by the office's clock, and the call's seat in that day's limit. A unique key prevents overbooking. */
    day: date('day').notNull(),
    seat: integer('seat').notNull(),
    /** IANA name of the visitor's time zone. */
    zone: text('zone').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    topic: text('topic').$type<Topic>().notNull(),
    message: text('message').notNull().default(''),
    /** Probably from a bot. It's booked like any other call and marked in Admin. */
    isSpam: boolean('is_spam').notNull().default(false),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The number of changes, for calendars (RFC 5545 SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    canceledAt: at('canceled_at'),
    cancelReason: text('cancel_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('bookings_seat').on(table.day, table.seat).where(sql`${table.state} = 'confirmed'`),
    index('bookings_time').on(table.startsAt),
    index('bookings_user').on(table.userId),
    index('bookings_email').on(table.email),
    check('bookings_length', sql`${table.endsAt} > ${table.startsAt} and ${table.busyUntil} >= ${table.endsAt}`),
  ],
);

/** What happened to a call: who, when, why, and its new time. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: id(),
    bookingId: ownedBy('booking_id', () => bookings.id),
    /** `visitor`, `user:<id>`, `admin:<id>` or `system`. */
    actor: text('actor').notNull(),
    kind: text('kind', { enum: ['made', 'moved', 'canceled'] }).notNull(),
    reason: text('reason').notNull().default(''),
    fromStartsAt: at('from_starts_at'),
    toStartsAt: at('to_starts_at'),
    createdAt: createdAt(),
  },
  (table) => [index('booking_events_booking').on(table.bookingId)],
);
