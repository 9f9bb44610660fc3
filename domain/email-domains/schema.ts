import { z } from 'zod';
import type { RecordState, RecordToSet } from '../own-domains/schema.ts';

/** Who receives email at a domain: we do, or a mailbox that the owner has elsewhere. */
export const emailProviders = ['us', 'google', 'microsoft', 'zoho', 'fastmail'] as const;
export type EmailProvider = (typeof emailProviders)[number];

/** What a record for email is for. */
export type EmailRecordUse = 'mx' | 'spf' | 'dkim' | 'dmarc';

/** `unasked`: no name server of the domain answered. */
export type EmailRecordState = RecordState;

/** What's wrong with a record, or with the others beside it. Sentences are in `problem-words.ts`. */
export type EmailProblem =
  | { code: 'mx-elsewhere'; provider: string; hosts: string[] }
  | { code: 'mx-extra'; hosts: string[] }
  | { code: 'mx-none' }
  | { code: 'spf-incomplete' }
  | { code: 'spf-several'; others: string[] }
  | { code: 'spf-everyone' }
  | { code: 'spf-lookups'; terms: { term: string; lookups: number }[] }
  | { code: 'spf-broken'; included: string }
  | { code: 'spf-long'; characters: number }
  | { code: 'dkim-other' }
  | { code: 'dkim-several' }
  | { code: 'dkim-off' }
  | { code: 'doubled'; name: string }
  | { code: 'dmarc-several'; others: string[] }
  | { code: 'dmarc-unreadable' }
  | { code: 'dmarc-unreported' };

export interface SeenEmailRecord {
  state: EmailRecordState;
  instead: string[];
  problem?: EmailProblem;
  /** What the record should be, if that builds on what's there. Undefined while no one could look. */
  value?: string;
}

/** What the last check of a domain's email records saw, by use. */
export interface EmailRecordsSeen {
  records: Partial<Record<EmailRecordUse, SeenEmailRecord>>;
  /** The records of our keys, by selector. */
  keys: Record<string, SeenEmailRecord>;
  /** Hosts that receive the domain's email now. */
  mailServers: string[];
  nameServers: string[];
  /** Checks in a row that found a record wrong while email was sent as the domain, and when the first of them was. */
  wrongChecks: number;
  wrongSince?: string;
}

/** Numbers of emails in a report of a mailbox provider: those sent as the domain, and those among them that were proved. */
export interface ReportCount {
  sent: number;
  proved: number;
}

/** A record for email that the owner sets, with what to know about it. */
export interface EmailRecord extends RecordToSet {
  use: EmailRecordUse;
  /** Empty if there's nothing to do. */
  problem: string;
}

/** Who should receive email: one of the providers, or `none` for not now. `replaces` says that mailboxes elsewhere may stop receiving. */
export const providerSchema = z.strictObject({
  provider: z.enum([...emailProviders, 'none'], 'Choose where you’d like to read your email.'),
  replaces: z.enum(['on', '']),
});
