import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Vacation } from '../../domain/email-addresses/schema.ts';
import type { EmailProvider, EmailRecordsSeen, ReportCount } from '../../domain/email-domains/schema.ts';
import type { IncomingKind } from '../../domain/incoming-mails/schema.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import { at, createdAt, id, ownedBy, updatedAt } from './columns.ts';
import { domainClaims } from './domains.ts';
import { leads, projects } from './projects.ts';

/** Who receives email at an owner's domain, and what its records said last. Without a row, no one was asked yet. */
export const emailDomains = pgTable(
  'email_domains',
  {
    id: id(),
    claimId: ownedBy('claim_id', () => domainClaims.id).unique(),
    /** `us`, or where the owner has a mailbox. */
    provider: text('provider').$type<EmailProvider>().notNull(),
    seen: jsonb('seen').$type<EmailRecordsSeen>(),
    /** Since when all its records are right. Null while one isn't, and email isn't sent as the domain then. */
    readyAt: at('ready_at'),
    checkedAt: at('checked_at'),
    nextCheckAt: at('next_check_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('email_domains_due').on(table.nextCheckAt)],
);

/** Keys that sign a domain's emails (DKIM). A domain has one that signs, and during a rotation one that's published already or still. */
export const dkimKeys = pgTable(
  'dkim_keys',
  {
    id: id(),
    emailDomainId: ownedBy('email_domain_id', () => emailDomains.id),
    selector: text('selector').notNull(),
    /** Encrypted. */
    privateKey: text('private_key').notNull(),
    /** As in the record, in base64. */
    publicKey: text('public_key').notNull(),
    /** When it was seen in DNS and began to sign. */
    activeAt: at('active_at'),
    retiredAt: at('retired_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('dkim_keys_selector').on(table.emailDomainId, table.selector)],
);

/** What mailbox providers reported of a domain's emails in a period (DMARC). Each report is counted once. */
export const dmarcReports = pgTable(
  'dmarc_reports',
  {
    id: id(),
    emailDomainId: ownedBy('email_domain_id', () => emailDomains.id),
    reporter: text('reporter').notNull(),
    reportId: text('report_id').notNull(),
    beginsAt: at('begins_at').notNull(),
    endsAt: at('ends_at').notNull(),
    counts: jsonb('counts').$type<ReportCount>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('dmarc_reports_once').on(table.emailDomainId, table.reporter, table.reportId)],
);

/** Addresses at an owner's domain, such as info. They belong to the project, so another domain keeps them. */
export const emailAddresses = pgTable(
  'email_addresses',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    /** What's before the @, in small letters. `*` is every address that isn't listed. */
    localPart: text('local_part').notNull(),
    /** The name that recipients see beside it. */
    senderName: text('sender_name').notNull(),
    vacation: jsonb('vacation').$type<Vacation>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('email_addresses_once').on(table.projectId, table.localPart)],
);

/** Mailboxes of an owner or their people, to which email is passed on once they proved that they read it. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    /** In small letters. */
    address: text('address').notNull(),
    verifiedAt: at('verified_at'),
    /** When its reader marked an email that we passed on as spam. Nothing is passed on to it since then. */
    complainedAt: at('complained_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('mailboxes_once').on(table.projectId, table.address)],
);

export const addressMailboxes = pgTable(
  'address_mailboxes',
  {
    addressId: ownedBy('address_id', () => emailAddresses.id),
    mailboxId: ownedBy('mailbox_id', () => mailboxes.id),
  },
  (table) => [primaryKey({ columns: [table.addressId, table.mailboxId] }), index('address_mailboxes_mailbox').on(table.mailboxId)],
);

/** Who got a vacation answer when, so that no one gets two in a week. */
export const vacationAnswers = pgTable(
  'vacation_answers',
  {
    addressId: ownedBy('address_id', () => emailAddresses.id),
    sender: text('sender').notNull(),
    answeredAt: at('answered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.addressId, table.sender] })],
);

/** Every email that came in at our door, a row for each recipient. Its row and its file are stored before it's acknowledged. */
export const incomingMails = pgTable(
  'incoming_mails',
  {
    id: id(),
    /** Recipient and content as a hash, so an email that's delivered again is known. */
    onceKey: text('once_key').notNull().unique(),
    kind: text('kind').$type<IncomingKind>().notNull(),
    /** The envelope's addresses, in small letters. A bounce has an empty sender. */
    recipient: text('recipient').notNull(),
    sender: text('sender').notNull(),
    /** What the recipient's address names: an email address, thread, lead, outgoing mail or sender test. */
    subjectId: uuid('subject_id'),
    /** The site that it's for. It's deleted with it. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    /** Name of the whole email in the file store. Null once it's past its retention period. */
    fileKey: text('file_key'),
    bytes: integer('bytes').notNull(),
    authentication: jsonb('authentication').$type<Authentication>().notNull(),
    /** `ignored` says in `reason` why nothing came of it. */
    state: text('state', { enum: ['new', 'done', 'ignored'] })
      .notNull()
      .default('new'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('incoming_mails_ignored').on(table.createdAt).where(sql`${table.state} = 'ignored'`),
    index('incoming_mails_project').on(table.projectId, table.createdAt),
    index('incoming_mails_age').on(table.createdAt),
    index('incoming_mails_file').on(table.fileKey),
    // What a person wrote to us is exported and deleted with their account.
    index('incoming_mails_sender').on(table.sender).where(sql`${table.projectId} is null`),
    index('incoming_mails_author').on(sql`(${table.authentication} ->> 'author')`).where(sql`${table.projectId} is null`),
  ],
);

/** The emails of a conversation with someone who wrote to a site. The first one, or the form that they sent, is the lead. */
export const leadMails = pgTable(
  'lead_mails',
  {
    id: id(),
    leadId: ownedBy('lead_id', () => leads.id),
    /** `in`: from the customer. `out`: from the owner. */
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    /** As Message-ID has it, with its brackets. */
    messageId: text('message_id').notNull(),
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    subject: text('subject').notNull(),
    /** What they wrote, without quotes and signature. The whole is in the email itself. */
    body: text('body').notNull(),
    /** Which of its files weren't kept and why, in sentences. */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    incomingId: uuid('incoming_id').references(() => incomingMails.id, { onDelete: 'set null' }),
    /** The account of the owner who wrote it in the portal. Empty if it came from a mailbox. */
    authorId: uuid('author_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('lead_mails_once').on(table.leadId, table.messageId),
    index('lead_mails_message').on(table.messageId),
    index('lead_mails_incoming').on(table.incomingId),
  ],
);

/** Files that came with an email of a lead, or that an owner's answer has. They are sent as downloads. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: id(),
    leadMailId: ownedBy('lead_mail_id', () => leadMails.id),
    fileKey: text('file_key').notNull(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lead_files_mail').on(table.leadMailId), index('lead_files_file').on(table.fileKey)],
);

/** Emails in people's own words that we send for a site: passed on to the owner, answered to a customer, or returned with a reason. */
export const relayedMails = pgTable(
  'relayed_mails',
  {
    id: id(),
    projectId: ownedBy('project_id', () => projects.id),
    eventKey: text('event_key').notNull().unique(),
    kind: text('kind', { enum: ['pass-on', 'answer', 'vacation', 'return'] }).notNull(),
    recipient: text('recipient').notNull(),
    addressId: uuid('address_id').references(() => emailAddresses.id, { onDelete: 'set null' }),
    incomingId: uuid('incoming_id').references(() => incomingMails.id, { onDelete: 'set null' }),
    leadMailId: uuid('lead_mail_id').references(() => leadMails.id, { onDelete: 'cascade' }),
    /** Why it's returned, in a sentence. */
    note: text('note').notNull().default(''),
    state: text('state', { enum: ['queued', 'sent', 'failed', 'bounced'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    sentAt: at('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('relayed_mails_state').on(table.state, table.createdAt),
    index('relayed_mails_project').on(table.projectId),
    index('relayed_mails_lead_mail').on(table.leadMailId),
    index('relayed_mails_incoming').on(table.incomingId),
    index('relayed_mails_address').on(table.addressId),
  ],
);

/** Addresses that no more email goes to, because a mail server said for good that it can't be delivered, or its reader complained. */
export const blockedRecipients = pgTable('blocked_recipients', {
  /** In small letters. */
  address: text('address').primaryKey(),
  reason: text('reason', { enum: ['bounced', 'complained'] }).notNull(),
  /** What the server said. */
  detail: text('detail').notNull(),
  createdAt: createdAt(),
});

/** Emails that Admin sent itself through the real way out and back in, and how they arrived. */
export const senderTests = pgTable('sender_tests', {
  id: id(),
  /** The domain that it was sent as. */
  domain: text('domain').notNull(),
  isOwners: boolean('is_owners').notNull(),
  startedBy: text('started_by').notNull(),
  arrived: jsonb('arrived').$type<Authentication>(),
  arrivedAt: at('arrived_at'),
  error: text('error'),
  createdAt: createdAt(),
});
