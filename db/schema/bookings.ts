import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Topic } from '../../domain/contact/schema.ts';
import { users } from './accounts.ts';
import { at, createdAt, id, ownedBy, updatedAt } from './columns.ts';

/** Days on which the office is closed, whatever its hours say. */
export const closedDays = pgTable('closed_days', {
  day: date('day').primaryKey(),
  reason: text('reason').notNull().default(''),
  createdAt: createdAt(),
});

/** A call of the calendar. Two can never overlap, their buffers counted: the migration holds the exclusion constraint. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** Shown to people: B-1001 and on. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    state: text('state', { enum: ['confirmed', 'canceled'] })
      .notNull()
      .default('confirmed'),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** The end with the buffer after it: until then no other call begins. */
    busyUntil: at('busy_until').notNull(),
    /** The day by the office's clock, and the seat in that day's cap: the key makes it impossible to go beyond. */
    day: date('day').notNull(),
    seat: integer('seat').notNull(),
    /** IANA name of the zone in which the visitor reads the clock. */
    zone: text('zone').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    topic: text('topic').$type<Topic>().notNull(),
    message: text('message').notNull().default(''),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Counts the changes, as calendars ask for (RFC 5545 SEQUENCE). */
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

/** What happened to a call: who, when, why, and where it was moved to. */
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
