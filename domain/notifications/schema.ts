import { z } from 'zod';
import type { MailTemplate } from '../../emails/templates.ts';

/** Whether people can choose if an event reaches them at a place. */
export type Reach = 'choice' | 'always' | 'never';

interface EventKind {
  for: 'customer' | 'staff';
  group: keyof typeof eventGroups;
  /** Its label on the preferences screen. */
  label: string;
  inApp: Reach;
  mail: Reach;
  /** Why someone can't choose, shown on the screen. */
  why?: string;
  /** The emails that may be sent about it. */
  mails: readonly MailTemplate[];
}

export const eventGroups = { site: 'Your site', people: 'Messages and leads', account: 'Money and account', admin: 'Admin' } as const;

const money = 'We always email you about payments.';
const safety = 'We always email this, so you’ll notice if it wasn’t you.';
const own = 'You do this yourself, so there’s no notification.';
const staff = { for: 'staff', group: 'admin', inApp: 'choice', mail: 'choice', mails: ['staff-notice'] } as const;
const call = { ...staff, mails: ['booking-staff'] } as const;
const site = { for: 'customer', group: 'site', inApp: 'choice', mail: 'choice' } as const;
const people = { for: 'customer', group: 'people', inApp: 'choice', mail: 'choice' } as const;
const account = { for: 'customer', group: 'account', inApp: 'choice', mail: 'always' } as const;

/**
 * All events that people are notified of, in the order of the preferences screen. Types, preferences, their form and the
 * allowed emails of an event derive from these entries.
 */
export const notificationEvents = {
  'draft-ready': { ...site, label: 'A draft or a new version is ready', mails: ['draft-ready'] },
  'edit-done': { ...site, label: 'An edit you requested is done', mails: ['edit-done'] },
  approved: { ...site, inApp: 'never', label: 'You approved a version', why: own, mails: ['site-approved'] },
  live: { ...site, label: 'Your site is live', mails: ['site-live'] },
  domain: {
    ...site,
    mail: 'always',
    why: 'We always email you about your own domain, because your site depends on it.',
    label: 'Your own domain is connected or stops working',
    mails: ['domain-news'],
  },
  'email-domain': {
    ...site,
    mail: 'always',
    why: 'We always email you about email at your domain, because customers write to you there.',
    label: 'Email at your own domain is ready, stops or needs a new record',
    mails: ['domain-news'],
  },
  suspension: {
    ...site,
    inApp: 'always',
    mail: 'always',
    label: 'We suspend your site or bring it back',
    why: 'We always notify you when we take your site offline.',
    mails: ['suspension'],
  },
  'form-pause': {
    ...site,
    inApp: 'always',
    mail: 'always',
    label: 'We pause the forms on your site or turn them back on',
    why: 'We always notify you when visitors can’t write to you through your site.',
    mails: ['form-pause'],
  },
  'deadline-missed': { ...site, label: 'We’re late', mails: ['deadline-missed'] },
  'brief-reminder': { ...site, label: 'Your brief is waiting', mails: ['brief-reminder'] },
  message: { ...people, label: 'You have a message from us', mails: ['message-received'] },
  booking: {
    ...people,
    mail: 'always',
    label: 'Your call with us: booked, rescheduled or coming up',
    why: 'We always email you about calls you book.',
    mails: ['booking'],
  },
  lead: { ...people, label: 'Someone contacted you through your site', mails: ['lead-received', 'lead-digest'] },
  'order-paid': { ...account, label: 'A payment came in', why: money, mails: ['order-paid'] },
  'payment-failed': { ...account, label: 'A payment failed', why: money, mails: ['payment-failed'] },
  'payment-returned': { ...account, label: 'We refund an extra payment', why: money, mails: ['payment-surplus'] },
  refund: { ...account, label: 'We refund your setup or a month', why: money, mails: ['refund'] },
  'order-ended': { ...account, label: 'An unpaid order closed', mail: 'never', why: 'We don’t email this.', mails: [] },
  'bill-paid': { ...account, label: 'A monthly bill is paid', why: money, mails: ['bill-paid'] },
  'bill-failed': { ...account, label: 'A monthly payment failed', why: money, mails: ['bill-failed'] },
  'bill-due': { ...account, label: 'A monthly bill is due by bank transfer', why: money, mails: ['bill-due'] },
  card: { ...account, label: 'Your card changed or expires soon', why: safety, mails: ['card-notice'] },
  subscription: { ...account, label: 'Your plan ends or continues', why: money, mails: ['service-change', 'plan-change'] },
  security: {
    ...account,
    inApp: 'never',
    label: 'Your password, email or another way to log in changed',
    why: safety,
    mails: ['security-notice'],
  },
  rights: {
    ...account,
    inApp: 'always',
    label: 'Your access changed',
    why: 'We always notify you, because someone else changes it.',
    mails: ['security-notice'],
  },
  welcome: { ...account, inApp: 'always', label: 'Welcome', why: 'Sent once, when your email is verified.', mails: ['welcome'] },
  'new-order': { ...staff, label: 'New order' },
  'brief-submitted': { ...staff, label: 'Brief submitted' },
  'edit-requested': { ...staff, label: 'Edit requested or reopened' },
  'version-approved': { ...staff, label: 'Version approved' },
  'customer-message': { ...staff, label: 'Message', mails: ['staff-notice', 'message-received'] },
  'call-booked': { ...call, label: 'Call booked' },
  'call-moved': { ...call, label: 'Call rescheduled' },
  'call-canceled': { ...call, label: 'Call canceled' },
  'call-soon': { ...call, label: 'Call in 24 hours and in 1 hour' },
  cancellation: { ...staff, label: 'A customer cancels or returns' },
  'plan-trouble': { ...staff, label: 'A site is suspended, reactivated or archived over a bill' },
  'domain-trouble': { ...staff, label: 'A customer’s domain leads elsewhere, or its email stops' },
  'draft-late': { ...staff, label: 'Draft late' },
  'gate-failed': { ...staff, label: 'Quality check failed' },
  'payment-to-return': {
    ...staff,
    label: 'A payment that arrived too late',
    mail: 'never',
    why: 'We email this to the business address in Settings.',
  },
  reconciliation: { ...staff, label: 'Our records and the payment provider’s differ' },
  'refund-attention': { ...staff, label: 'Refund to send, requested or failed' },
  chargeback: { ...staff, label: 'Chargeback' },
  'file-damaged': { ...staff, label: 'A stored file is damaged' },
  'job-failed': { ...staff, label: 'Job failed' },
  'backup-failed': { ...staff, label: 'Backup failed' },
  'disk-full': { ...staff, label: 'Disk nearly full' },
  'mail-failed': { ...staff, label: 'Email not delivered', mail: 'never', why: 'An email about it might fail too.' },
} as const satisfies Record<string, EventKind>;

type Catalog = typeof notificationEvents;
export type EventKey = keyof Catalog;
export type StaffEvent = { [Key in EventKey]: Catalog[Key]['for'] extends 'staff' ? Key : never }[EventKey];
export type CustomerEvent = Exclude<EventKey, StaffEvent>;
/** The emails that may be sent about an event. */
export type MailOf<Event extends EventKey> = Catalog[Event]['mails'][number];

export function eventKeys(): EventKey[] {
  return Object.keys(notificationEvents) as EventKey[];
}

/** An event's entry with widened types. */
export function eventKind(event: EventKey): EventKind {
  return notificationEvents[event];
}

/** The events that concern a person, in the order of the screen. */
export function eventsFor(isAdmin: boolean): EventKey[] {
  return eventKeys().filter((key) => isAdmin || eventKind(key).for === 'customer');
}

export type Place = 'inApp' | 'mail';
export type Choice = Record<Place, boolean>;

/** True if an event reaches a person at a place. Both are on for someone who hasn't chosen. */
export function isWanted(event: EventKey, place: Place, choice: Choice | undefined): boolean {
  const reach = eventKind(event)[place];
  return reach === 'choice' ? (choice?.[place] ?? true) : reach === 'always';
}

/** True if readers can turn an email off. */
export function isChoosableMail(template: string): boolean {
  return eventKeys().some((key) => eventKind(key).mail === 'choice' && eventKind(key).mails.some((one) => one === template));
}

/** The preferences form: the events it listed, and those that were on, as `event.place`. */
export function choicesSchema() {
  const keys = eventKeys();
  return z.strictObject({
    listed: z.array(z.enum(keys)).min(1).max(keys.length),
    on: z.array(z.templateLiteral([z.enum(keys), '.', z.enum(['inApp', 'mail'])])).max(2 * keys.length),
  });
}
export type Choices = z.infer<ReturnType<typeof choicesSchema>>;
