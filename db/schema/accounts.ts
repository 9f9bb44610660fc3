import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { EventKey } from '../../domain/notifications/schema.ts';
import { at, createdAt, id, ownedBy, updatedAt } from './columns.ts';

/**
 * Column names follow Better Auth's models. `email_confirmed_at` is ours: sessions and the public API show it instead of
 * `email_verified`.
 */
export const users = pgTable('users', {
  id: id(),
  name: text('name').notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  emailConfirmedAt: at('email_confirmed_at'),
  image: text('image'),
  /** True if logins to the account need two-factor authentication. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: ownedBy('user_id', () => users.id),
    token: text('token').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last logged in on this device, or confirmed it's them. */
    confirmedAt: at('confirmed_at').notNull().defaultNow(),
    /** When this session passed two-factor authentication. */
    twoFactorPassedAt: at('two_factor_passed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownedBy('user_id', () => users.id),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: at('access_token_expires_at'),
    refreshTokenExpiresAt: at('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Admins are the people with role `admin` here. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: ownedBy('user_id', () => users.id),
    role: text('role', { enum: ['admin'] }).notNull(),
    grantedAt: at('granted_at').notNull().defaultNow(),
    grantedBy: text('granted_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** Notifications in the portal and in Admin. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ownedBy('user_id', () => users.id),
    type: text('type', { enum: ['success', 'warning', 'error', 'info'] }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    link: text('link'),
    read: boolean('read').notNull().default(false),
    /** One notification per event and person, even if a job runs twice. */
    eventKey: text('event_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt),
    uniqueIndex('notifications_event').on(table.userId, table.eventKey),
    index('notifications_unread').on(table.userId).where(sql`not ${table.read}`),
  ],
);

/** Where a person wants to hear of a kind of event. Without a row: in the app and by email. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: ownedBy('user_id', () => users.id),
    event: text('event').$type<EventKey>().notNull(),
    inApp: boolean('in_app').notNull(),
    mail: boolean('mail').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.event] })],
);

/** An account that its owner deleted: when, why, and what we kept. It outlives the account, so it has no name or address. */
export const accountDeletions = pgTable('account_deletions', {
  id: id(),
  userId: uuid('user_id').notNull().unique(),
  /** The owner's reason, if they gave one. */
  reason: text('reason').notNull().default(''),
  /** Numbers of the orders whose amounts and dates we kept. */
  keptOrders: integer('kept_orders').array().notNull().default([]),
  createdAt: createdAt(),
});
