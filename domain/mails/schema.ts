import { z } from 'zod';

/** Every mail by template, with what its text needs. Templates are files of emails/ by the same name. */
export interface MailProps {
  'verify-email': { firstName: string; url: string; code: string };
  'reset-password': { firstName: string; url: string };
  'login-code': { firstName: string; code: string; purpose: 'login' | 'confirm' };
  'security-notice': { firstName: string; event: SecurityEvent; detail: string; url: string };
  'new-email': { firstName: string; url: string };
  welcome: { firstName: string; url: string };
  'order-invoice': OrderSums & { orderNumber: number; name: string; orderDays: number; url: string; documentId: string; replaces?: string };
  'payment-link': { orderNumber: number; name: string; totalCents: number; lastDay: string; url: string };
  'order-paid': OrderSums & {
    orderNumber: number;
    name: string;
    monthlyCents: number;
    /** Tax of a month. Absent in mails queued before it was told. */
    monthlyTaxCents?: number;
    startDay: string;
    /** The start day while it is still to come, else ''. Absent in mails queued before it was told. */
    startsOn?: string;
    briefDone: boolean;
    url: string;
    /** The invoice, which is also the receipt. */
    documentId: string;
    /** Number of the void invoice that it took the place of; '' for none. Absent in mails queued before it was told. */
    replaces?: string;
  };
  /** Money of an order or of a month of its plan that goes back. */
  refund: {
    step: 'asked' | 'sent' | 'failed';
    orderNumber: number;
    name: string;
    amountCents: number;
    what: 'setup' | 'month';
    method: 'card' | 'bank';
    /** The work on the site ends with it. */
    projectEnded: boolean;
    /** The credit note, once it is sent; '' before. */
    documentId: string;
  };
  'payment-failed': { orderNumber: number; name: string; reason: string; url: string };
  'payment-surplus': { orderNumber: number; name: string; paidCents: number };
  /** `startsOn`: the start day while it is still to come, else ''. Absent in mails queued before it was told. */
  'brief-reminder': { firstName: string; day: number; startsOn?: string; url: string };
  'draft-ready': {
    firstName: string;
    siteName: string;
    versionName: string;
    live: boolean;
    edits: { place: string; words: string }[];
    /** Names of the five pages. Absent in mails queued before they were told. */
    pages?: string[];
    url: string;
  };
  'edit-done': { firstName: string; siteName: string; edits: { place: string; words: string }[]; url: string };
  'site-approved': { firstName: string; siteName: string; versionName: string; address: string };
  'site-live': { firstName: string; siteName: string; address: string; url: string };
  'service-change': {
    firstName: string;
    siteName: string;
    address: string;
    /** What became of a cancellation. */
    step: 'noted' | 'taken-back' | 'still-suspended' | 'taken-off' | 'ended' | 'restored';
    /** Day on which the paid month ends. */
    endsOn: string;
    /** Day until which the site can be put back; '' before it is off. */
    restorableUntil: string;
    /** Why we ended it; '' when its owner did. Absent in mails queued before it was told. */
    why?: string;
    url: string;
  };
  /** A month of a plan is paid; its invoice comes along. `paidWith` is '' when a credit paid all of it. */
  'bill-paid': {
    firstName: string;
    siteName: string;
    totalCents: number;
    creditCents: number;
    dueCents: number;
    paidWith: string;
    from: string;
    to: string;
    documentId: string;
    url: string;
  };
  /** A card was declined for a month of a plan. */
  'bill-failed': {
    firstName: string;
    siteName: string;
    dueCents: number;
    card: string;
    reason: string;
    nextTryOn: string;
    suspendedOn: string;
    documentId: string;
    url: string;
  };
  /** A month of a plan that is paid by bank: the bill itself, and its reminders so many days after the due day. */
  'bill-due': {
    firstName: string;
    siteName: string;
    dueCents: number;
    dueOn: string;
    daysLate: 0 | 1 | 3 | 7;
    suspendedOn: string;
    documentId: string;
    url: string;
  };
  /** A site went off over an unpaid bill, came back, or was archived after 30 days. `why` and `archivedOn` are '' where they do not apply. */
  'plan-change': {
    firstName: string;
    siteName: string;
    address: string;
    step: 'suspended' | 'restored' | 'archived';
    dueCents: number;
    why: string;
    archivedOn: string;
    url: string;
  };
  /** The card of a plan was changed, or ends soon. `card` such as 'Visa ending 4242', `expires` such as '12/34'. */
  'card-notice': {
    firstName: string;
    siteName: string;
    step: 'changed' | 'expires';
    card: string;
    expires: string;
    nextBillOn: string;
    url: string;
  };
  'account-deleted': { firstName: string; sites: string[]; keptOrders: string[] };
  'lead-received': {
    siteName: string;
    kind: 'contact' | 'booking';
    name: string;
    email: string;
    phone: string;
    message: string;
    service: string;
    day: string;
    part: string;
    url: string;
  };
  'lead-limit': {
    firstName: string;
    siteName: string;
    /** How many the forms accept in 24 hours, and when they accept some again. Absent in mails queued before they were told. */
    messages?: number;
    until?: string;
    url: string;
  };
  'deadline-missed': { firstName: string; siteName: string; credited: boolean; url: string };
  'discount-code': { code: string; percent: number; expiresOn: string; url: string; unsubscribeUrl: string };
  'contact-copy': ContactMail & { replyBy: string };
  'contact-received': ContactMail & { account: string; fileUrl: string };
  /** Somebody wrote in the portal or at the desk, and the other side has not read it yet. `about` is a project's name or ''. */
  'message-received': {
    to: 'customer' | 'staff';
    firstName: string;
    from: string;
    about: string;
    message: string;
    files: string[];
    url: string;
  };
  /** Staff answer a guest, whose only way to read it this is. `question` is '' when they sent a file alone. */
  'message-answer': { name: string; from: string; answer: string; question: string };
  /** To whoever booked a call. `byUs`: staff did it. `soon` is when it begins, as told a day or an hour before: 'tomorrow at 9:00 am'. */
  booking: BookingMail & { byUs: boolean; soon: string };
  /** The same to staff. */
  'booking-staff': BookingMail & { soon: string };
  'staff-notice': { title: string; message: string; url: string };
}
export type MailTemplate = keyof MailProps;

/** What an order costs: the price less the discount, and its tax. */
export interface OrderSums {
  setupCents: number;
  discountCents: number;
  taxName: string;
  taxCents: number;
  totalCents: number;
}

/** What happened to the doors of an account, or to what it may do. */
export const securityEvents = [
  'second-step-on',
  'second-step-off',
  'backup-codes-new',
  'backup-code-used',
  'codes-refused',
  'codes-refused-after-password',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-set',
  'password-removed',
  'provider-linked',
  'provider-unlinked',
  'email-change-asked',
  'email-changed',
  'email-wanted',
  'admin-granted',
  'admin-revoked',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** A message of the contact form. What was left out is ''. */
export interface ContactMail {
  number: string;
  topic: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  fileName: string;
}

/** A call of the calendar, told to one of its two sides. What was left out is ''. */
export interface BookingMail {
  /** Whose calendar file goes along. */
  bookingId: string;
  step: 'made' | 'moved' | 'cancelled' | 'soon';
  /** 'B-1001' */
  number: string;
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
  /** 'Monday, November 23, 9:00 am to 9:30 am Eastern Time', by the reader's clock. */
  when: string;
  /** The same by the other side's clock; '' where both clocks say the same. */
  whenThere: string;
  /** Of a call that was moved: when it was before, by the reader's clock. */
  before: string;
  reason: string;
  url: string;
}

/** Mails that nobody needs for their order or project: they carry a way out, which is looked at before each is sent. */
export const marketingMails: readonly MailTemplate[] = ['discount-code'];

/** Longest address that mail servers accept, and its longest part before the @ (RFC 5321, section 4.5.3.1). */
const mostCharacters = 254;
const mostBeforeAt = 64;

/** An address as login and sign-up take it (seed section 5): up to 255 characters, one more than mail servers accept. */
export const typedEmail = z.string().trim().toLowerCase().max(255, 'Invalid email address').pipe(z.email('Invalid email address'));

/** An address that we or others will write to. */
export const mailableEmail = typedEmail.refine(isMailable, 'Email can’t be sent to an address this long. Use a shorter one.');

/** Whether mail servers accept an address of this length. */
export function isMailable(email: string): boolean {
  return email.length <= mostCharacters && email.lastIndexOf('@') <= mostBeforeAt;
}
