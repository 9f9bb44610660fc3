import { z } from 'zod';
import { brand } from '../../content/brand.ts';
import type { MailTemplate } from '../../emails/templates.ts';

/** Whether people decide themselves if an event reaches them at a place. */
export type Reach = 'choice' | 'always' | 'never';

interface EventKind {
  for: 'customer' | 'staff';
  group: keyof typeof eventGroups;
  /** In the words of those who choose. */
  label: string;
  inApp: Reach;
  mail: Reach;
  /** Why something can not be chosen; said on the screen. */
  why?: string;
  /** The mails that tell of it. */
  mails: readonly MailTemplate[];
}

export const eventGroups = { site: 'Your site', people: 'Messages and leads', account: 'Money and account', desk: 'The desk' } as const;

const money = 'What happens with your money is always mailed.';
const safety = 'Always mailed, so that you notice when it was not you.';
const own = 'You do it yourself, so the bell stays silent.';
const staff = { for: 'staff', group: 'desk', inApp: 'choice', mail: 'choice', mails: ['staff-notice'] } as const;
const call = { ...staff, mails: ['booking-staff'] } as const;
const site = { for: 'customer', group: 'site', inApp: 'choice', mail: 'choice' } as const;
const people = { for: 'customer', group: 'people', inApp: 'choice', mail: 'choice' } as const;
const account = { for: 'customer', group: 'account', inApp: 'choice', mail: 'always' } as const;

/** Everything that people are told of, in the order of the screen on which they choose where (product.md section 8). */
export const notificationEvents = {
  'draft-ready': { ...site, label: 'A draft or a new version is ready', mails: ['draft-ready'] },
  'edit-done': { ...site, label: 'An edit you asked for is done', mails: ['edit-done'] },
  approved: { ...site, inApp: 'never', label: 'You approved a version', why: own, mails: ['site-approved'] },
  live: { ...site, label: 'Your site is live', mails: ['site-live'] },
  'deadline-missed': { ...site, label: 'We are late', mails: ['deadline-missed'] },
  'brief-reminder': { ...site, label: 'Your brief is waiting', mails: ['brief-reminder'] },
  message: { ...people, label: 'We wrote to you', mails: ['message-received'] },
  booking: {
    ...people,
    mail: 'always',
    label: 'Your call with us: booked, moved, soon',
    why: 'A call you booked is always mailed.',
    mails: ['booking'],
  },
  lead: { ...people, label: 'Somebody wrote through your site', mails: ['lead-received', 'lead-limit'] },
  'order-paid': { ...account, label: 'A payment came in', why: money, mails: ['order-paid'] },
  'payment-failed': { ...account, label: 'A payment failed', why: money, mails: ['payment-failed'] },
  'payment-returned': { ...account, label: 'You get a payment back', why: money, mails: ['payment-surplus'] },
  refund: { ...account, label: 'You get money back', why: money, mails: ['refund'] },
  'order-ended': { ...account, label: 'An unpaid order ended', mail: 'never', why: 'No mail is sent for it.', mails: [] },
  'bill-paid': { ...account, label: 'A monthly bill is paid', why: money, mails: ['bill-paid'] },
  'bill-failed': { ...account, label: 'A monthly payment failed', why: money, mails: ['bill-failed'] },
  'bill-due': { ...account, label: 'A monthly bill is to be paid by bank', why: money, mails: ['bill-due'] },
  card: { ...account, label: 'Your card changed or expires soon', why: safety, mails: ['card-notice'] },
  subscription: { ...account, label: 'Your plan ends or goes on', why: money, mails: ['service-change', 'plan-change'] },
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
    label: 'Your rights changed',
    why: 'Always told, since somebody else changes them.',
    mails: ['security-notice'],
  },
  welcome: { ...account, inApp: 'always', label: 'Welcome', why: 'Sent once, when your email is verified.', mails: ['welcome'] },
  'new-order': { ...staff, label: 'New order' },
  'brief-submitted': { ...staff, label: 'Brief submitted' },
  'edit-requested': { ...staff, label: 'Edit requested or reopened' },
  'version-approved': { ...staff, label: 'Version approved' },
  'customer-message': { ...staff, label: 'Message', mails: ['staff-notice', 'message-received'] },
  'call-booked': { ...call, label: 'Call booked' },
  'call-moved': { ...call, label: 'Call moved' },
  'call-cancelled': { ...call, label: 'Call canceled' },
  'call-soon': { ...call, label: 'Call in a day, and in an hour' },
  cancellation: { ...staff, label: 'A customer cancels or comes back' },
  'plan-trouble': { ...staff, label: 'A site is suspended, paid again or archived over a bill' },
  'draft-late': { ...staff, label: 'Draft late' },
  'gate-failed': { ...staff, label: 'Gate failed' },
  'payment-to-return': { ...staff, label: 'A payment that came too late', mail: 'never', why: `The mail goes to ${brand.email}.` },
  reconciliation: { ...staff, label: 'Our books and the payment provider’s differ' },
  'refund-desk': { ...staff, label: 'Refund to send, asked for, or failed' },
  chargeback: { ...staff, label: 'Chargeback' },
  'file-damaged': { ...staff, label: 'A stored file is damaged' },
  'job-failed': { ...staff, label: 'Job failed' },
  'disk-full': { ...staff, label: 'Disk nearly full' },
  'mail-failed': { ...staff, label: 'Email not delivered', mail: 'never', why: 'A mail about it might fail too.' },
} as const satisfies Record<string, EventKind>;

type Catalogue = typeof notificationEvents;
export type EventKey = keyof Catalogue;
export type StaffEvent = { [Key in EventKey]: Catalogue[Key]['for'] extends 'staff' ? Key : never }[EventKey];
export type CustomerEvent = Exclude<EventKey, StaffEvent>;
/** The mails that may tell of an event. */
export type MailOf<Event extends EventKey> = Catalogue[Event]['mails'][number];

export const eventKeys = Object.keys(notificationEvents) as EventKey[];

/** What is known of an event, without the narrow types of its own row. */
export function eventKind(event: EventKey): EventKind {
  return notificationEvents[event];
}

/** The events that concern a person, in the order of the screen. */
export function eventsFor(isAdmin: boolean): EventKey[] {
  return eventKeys.filter((key) => isAdmin || eventKind(key).for === 'customer');
}

export type Place = 'inApp' | 'mail';
export type Choice = Record<Place, boolean>;

/** Whether an event reaches a person at a place. Who has chosen nothing hears of it at both. */
export function isWanted(event: EventKey, place: Place, choice: Choice | undefined): boolean {
  const reach = eventKind(event)[place];
  return reach === 'choice' ? (choice?.[place] ?? true) : reach === 'always';
}

/** Mails that their reader can switch off in the settings. */
export const choosableMails: readonly MailTemplate[] = eventKeys.flatMap((key) =>
  eventKind(key).mail === 'choice' ? eventKind(key).mails : [],
);

/** The form of choices: the events that stood on it, and of those what was left on, as `event.place`. */
export const choicesSchema = z.strictObject({
  listed: z.array(z.enum(eventKeys)).min(1).max(eventKeys.length),
  on: z.array(z.templateLiteral([z.enum(eventKeys), '.', z.enum(['inApp', 'mail'])])).max(2 * eventKeys.length),
});
export type Choices = z.infer<typeof choicesSchema>;
