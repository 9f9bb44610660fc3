import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Matter } from '../../domain/mails/schema.ts';
import type { SettingKey, Settings } from '../../domain/settings/schema.ts';
import type { MailProps, MailTemplate } from '../../emails/templates.ts';
import { at, createdAt, id, jsonValue, updatedAt } from './columns.ts';

/** Emails to send and sent. `eventKey` prevents a second email for the same event. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    eventKey: text('event_key').notNull().unique(),
    template: text('template').$type<MailTemplate>().notNull(),
    recipient: text('recipient').notNull(),
    /** Emptied once it's sent, because the links and codes in it give access. One that wasn't delivered keeps it, to be sent again. */
    props: jsonb('props').$type<Partial<MailProps[MailTemplate]>>().notNull(),
    userId: uuid('user_id'),
    /** The order, call, project or conversation it's about. Mailboxes show emails about the same one as one thread. */
    about: text('about').$type<Matter>(),
    /** `bounced`: sent, and a mail server reported that it can't be delivered. */
    state: text('state', { enum: ['queued', 'sent', 'failed', 'withheld', 'bounced'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** When it may be sent, for one that waits. */
    dueAt: at('due_at'),
    /** When it becomes useless, such as when its code no longer works. It isn't sent after that. */
    expiresAt: at('expires_at'),
    sentAt: at('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('mails_state').on(table.state, table.createdAt)],
);

/** Settings by name. Without a row, the default in domain/settings applies. */
export const settings = pgTable('settings', {
  key: text('key').$type<SettingKey>().primaryKey(),
  value: jsonValue('value').$type<Settings[SettingKey]>().notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: updatedAt(),
});

/** One row: the mode that this database is for, so that a demo's or a trial's is never taken for a live one. */
export const installation = pgTable('installation', {
  id: integer('id').primaryKey().default(1),
  mode: text('mode', { enum: ['demo', 'trial', 'live'] }).notNull(),
  createdAt: createdAt(),
});

/** Legal texts that the operator published, as Markdown. Rows never change: orders name the version that was accepted. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    kind: text('kind', { enum: ['terms', 'privacy'] }).notNull(),
    /** The day it was published, with a number from the second one of a day on: '2026-12-01', '2026-12-01-2'. */
    version: text('version').notNull(),
    body: text('body').notNull(),
    /** What this version changed, in a sentence; '' for the first one. */
    changes: text('changes').notNull().default(''),
    publishedBy: text('published_by').notNull(),
    publishedAt: at('published_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
);

/** The UUID at the end of `kind:<uuid>`, or null when something else follows the colon. */
const idIn = (column: string) =>
  sql.raw(`case when ${column} ~ ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(${column}, 36)::uuid end`);

/** Everything admins did. Rows are never changed or deleted, except that `search` loses the name of a deleted person. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actor: text('actor').notNull(),
    /** User ID in `actor`, so a join can find the name by key. */
    actorId: uuid('actor_id').generatedAlwaysAs(idIn('actor')),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    subjectKind: text('subject_kind').generatedAlwaysAs(sql.raw("split_part(subject, ':', 1)")),
    /** Primary key in `subject`; null if there is none. */
    subjectId: uuid('subject_id').generatedAlwaysAs(idIn('subject')),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    /** Folded text for the search: the names of subject and actor at the time, the reason and IDs. A trigger writes it on insert. */
    search: text('search').notNull().default(''),
    /** ID of the request that did it, as in the log. */
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject),
    index('audit_log_subject_id').on(table.subjectId),
    index('audit_log_actor_id').on(table.actorId),
  ],
);

/** Counters of rate-limiter-flexible. `expire` is in milliseconds since 1970. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: doublePrecision('expire'),
});
