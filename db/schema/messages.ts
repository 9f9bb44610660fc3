import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { at, createdAt, id, ownedBy } from './columns.ts';
import { editRequests, projects } from './projects.ts';

/**
 * A conversation with us: one per project, one general thread per person, or one per guest who used the contact form. The two
 * `readAt` columns tell which messages are unread, and `waitingSince` whether it waits for us.
 */
export const threads = pgTable(
  'threads',
  {
    id: id(),
    projectId: uuid('project_id')
      .unique()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The customer, who owns the project if it's a project's thread. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestName: text('guest_name'),
    /** Lower case. */
    guestEmail: text('guest_email'),
    /** A guest's thread that holds nothing but what's probably from a bot. It's listed apart, waits for no one and notifies no one. */
    isSpam: boolean('is_spam').notNull().default(false),
    customerReadAt: at('customer_read_at').notNull().defaultNow(),
    staffReadAt: at('staff_read_at').notNull().defaultNow(),
    /** When the oldest message came in that admins haven't answered. Null if none is waiting. */
    waitingSince: at('waiting_since'),
    lastMessageAt: at('last_message_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('threads_user').on(table.userId, table.lastMessageAt),
    index('threads_waiting').on(table.waitingSince),
    index('threads_last_message').on(table.lastMessageAt),
    uniqueIndex('threads_one_beside_projects').on(table.userId).where(sql`${table.projectId} is null`),
    uniqueIndex('threads_one_a_guest').on(table.guestEmail).where(sql`${table.userId} is null`),
    check('threads_have_a_person', sql`num_nonnulls(${table.userId}, ${table.guestEmail}) = 1`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    threadId: ownedBy('thread_id', () => threads.id),
    author: text('author', { enum: ['customer', 'staff', 'assistant', 'system'] }).notNull(),
    /** The admin or customer who wrote it. Null for guests, the assistant and the system. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    via: text('via', { enum: ['portal', 'admin', 'contact', 'call', 'chat', 'handover', 'email', 'system'] }).notNull(),
    body: text('body').notNull(),
    /** The edit request that the message became. */
    editRequestId: uuid('edit_request_id').references(() => editRequests.id, { onDelete: 'set null' }),
    /** Key of the event it's about, so each event is shown once. */
    eventKey: text('event_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [index('messages_thread').on(table.threadId, table.createdAt)],
);

/** Files sent with a message. They are sent as downloads; only images that we encoded are shown in pages. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: id(),
    messageId: ownedBy('message_id', () => messages.id),
    /** Random name in the file store. */
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the file's bytes, because its name is random. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('message_files_message').on(table.messageId)],
);
