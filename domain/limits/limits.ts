import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Result } from '../../base/result.ts';
import { databasePool } from '../../db/connect.ts';
import { daySeconds } from '../../time/units.ts';
import { refusalsOf } from '../refusals.ts';

/** How long a code that we email works, and after how many wrong attempts it stops. */
export const emailedCode = { seconds: 600, attempts: 5 } as const;

/**
 * The product's rate limits: points per window of seconds, counted for each key that a caller passes. An action limited both by
 * address and by account uses two of them.
 */
export const limits = {
  /** Passwords tried for one account from one address. The owner, elsewhere, is never locked out. */
  login: { points: 10, seconds: 900 },
  loginAddress: { points: 60, seconds: 900 },
  /** Passwords tried for one account from all browsers that never logged in to it. */
  loginAccount: { points: 50, seconds: 3600 },
  /** After that, first attempts from new addresses. An attack slows the owner's new browser but doesn't lock it out. */
  loginSpare: { points: 1, seconds: 60 },
  /** Passwords retyped in one session to confirm its owner. */
  ownPassword: { points: 10, seconds: 900 },
  signup: { points: 20, seconds: 3600 },
  verifyMail: { points: 5, seconds: 3600 },
  verifyMailAddress: { points: 20, seconds: 3600 },
  /** New emails tried for one unverified account. Like sign-up, this reveals taken emails. */
  emailChange: { points: 10, seconds: 3600 },
  verifyCode: { points: 10, seconds: 900 },
  /** Wrong emailed codes for one account from anywhere. Only a million codes are possible. */
  codeDay: { points: 50, seconds: daySeconds },
  /** After that, attempts from all browsers that requested a code, together. */
  codeSpare: { points: 1, seconds: 600 },
  /** App codes for one account from anywhere. Only a million are possible. The owner can still use a backup code. */
  twoFactor: { points: 10, seconds: 900 },
  /** An app code works once in its lifetime. */
  twoFactorOnce: { points: 1, seconds: 120 },
  /** Backup codes for one account from one address. There are too many codes to guess. */
  backupCode: { points: 10, seconds: 900 },
  /** Passkey challenges for one address. Every open login page requests one. */
  passkey: { points: 120, seconds: 900 },
  /** Links to verify a new email, for one account. */
  newEmail: { points: 6, seconds: 3600 },
  /** Emailed codes that confirm the owner of a session. */
  confirmMail: { points: 5, seconds: 3600 },
  /** Provider logins started from one address. Each one stores its state until it ends. */
  authorize: { points: 30, seconds: 900 },
  /** Emails of one kind (reset, code, verification) to one recipient, requested from one address. */
  recovery: { points: 5, seconds: 3600 },
  recoveryAddress: { points: 20, seconds: 3600 },
  /** Emails of that kind to one recipient, requested from anywhere. */
  recoveryMail: { points: 20, seconds: 3600 },
  /** After that, first requests from new addresses, so others can't lock the owner out by using up the limit. */
  recoverySpare: { points: 1, seconds: 300 },
  /** Messages through one site's forms that are emailed to its owner one by one: from one address, and from all in 24 hours. */
  lead: { points: 8, seconds: 600 },
  leadSite: { points: 50, seconds: daySeconds },
  /** Messages that are stored at all, possible spam among them. Together they take less than 10 MB a day. */
  leadStored: { points: 60, seconds: 600 },
  leadStoredSite: { points: 2000, seconds: daySeconds },
  /** Emails to one address of a site that are passed on: from one sender, and from all. Others are kept, and a summary tells of them. */
  passOn: { points: 20, seconds: 3600 },
  passOnAddress: { points: 200, seconds: 3600 },
  /** Answers to leads from one site, each to up to ten people. */
  answer: { points: 60, seconds: 3600 },
  /** Answers that come back to one writer with the reason. */
  answerReturn: { points: 10, seconds: 3600 },
  upload: { points: 80, seconds: 3600 },
  /** Brief fields that one account saves. The form waits for a pause in typing, so no person saves one every second. */
  briefSave: { points: 600, seconds: 600 },
  briefSaveDay: { points: 6000, seconds: daySeconds },
  /** Versions that one owner makes of their sites. Each one renders, checks and stores five pages. */
  ownEdit: { points: 120, seconds: 600 },
  ownEditDay: { points: 600, seconds: daySeconds },
  /** Edits that one owner requests. Staff get each one with a due time. */
  editRequest: { points: 30, seconds: 3600 },
  /** Requests in one owner's words that we read. `npm run bench -- requests` measures the longest. */
  requestRead: { points: 60, seconds: 600 },
  /** Requests of one owner that a model helps read, so one owner can't use up the day's budget. */
  requestReadAgain: { points: 40, seconds: daySeconds },
  /** An open page has a domain's records looked at three times a minute. */
  domain: { points: 400, seconds: 3600 },
  /** Emails with a domain's records to someone without an account: from one account, and to one address. */
  domainMail: { points: 5, seconds: daySeconds },
  domainMailTo: { points: 2, seconds: daySeconds },
  /** Changes of one owner to their addresses and mailboxes. */
  emailAddress: { points: 60, seconds: 3600 },
  /** Links that verify a mailbox, to someone who may have no account: from one account, and to one mailbox. */
  mailboxMail: { points: 10, seconds: daySeconds },
  mailboxMailTo: { points: 3, seconds: daySeconds },
  /** Cancellations of service and their undoing, for one account. Each one sends an email. */
  cancellation: { points: 10, seconds: 3600 },
  /** Payments of due bills and changes of card, for one account. Each one calls the payment provider. */
  payNow: { points: 10, seconds: 3600 },
  cardChange: { points: 10, seconds: 3600 },
  /** Invoice and credit note PDFs rendered for one reader. */
  documentFile: { points: 120, seconds: 3600 },
  /** Site ZIPs and data exports built for one account. */
  siteZip: { points: 30, seconds: 3600 },
  ownData: { points: 10, seconds: 3600 },
  /** Attempts to delete one account. */
  deletion: { points: 10, seconds: 3600 },
  order: { points: 40, seconds: 3600 },
  /** Orders placed with one email. Each one emails an invoice to an unverified address. */
  orderEmail: { points: 10, seconds: 3600 },
  /** Checkouts opened from one address. Each one holds a start day. */
  checkout: { points: 20, seconds: 3600 },
  /** Payment status checks for one order. Its page starts with one every 1.5 s. */
  paymentCheck: { points: 120, seconds: 600 },
  /** Times one order is placed, with any email. */
  orderPlaced: { points: 10, seconds: 3600 },
  /** Payment links that admins email for one order. */
  paymentLink: { points: 5, seconds: 3600 },
  /** Test emails that one admin sends to themselves. */
  mailTest: { points: 10, seconds: 3600 },
  /** Tests of how our emails arrive. Each one sends an email. */
  senderTest: { points: 20, seconds: 3600 },
  /** Connections of one mail server. A large provider's servers send from many addresses. */
  mailConnection: { points: 1000, seconds: 3600 },
  /** Emails from one sender to one of our addresses, and all to that address. */
  mailSender: { points: 60, seconds: 3600 },
  mailRecipient: { points: 600, seconds: 3600 },
  /** Megabytes of large emails to one address. */
  mailMegabytes: { points: 500, seconds: 3600 },
  /** Reports from one mail server. A mailbox provider sends one a day for each owner's domain, from many servers. */
  mailReport: { points: 5000, seconds: 3600 },
  chat: { points: 40, seconds: 600 },
  /** Messages from one customer. */
  message: { points: 60, seconds: 3600 },
  /** Contact form messages from one address and with one email. The sender gets a copy, so the email must not be flooded. */
  contact: { points: 6, seconds: 3600 },
  /** Those that are stored: over the limit, they're marked as possible spam and emailed to no one. */
  contactStored: { points: 60, seconds: 3600 },
  contactEmail: { points: 6, seconds: 3600 },
  /** Calls booked from one address, and with one email from there. Each one emails an unverified address. */
  booking: { points: 10, seconds: 3600 },
  bookingEmail: { points: 6, seconds: 3600 },
  /** Calls booked with one email from anywhere. */
  bookingMail: { points: 20, seconds: 3600 },
  /** After that, first bookings from new addresses, so others can't lock the owner out by using up the limit. */
  bookingSpare: { points: 1, seconds: 300 },
  /** Attempts to book from one address, successful or not. */
  bookingAttempt: { points: 60, seconds: 3600 },
  /** Times one call is rescheduled or canceled by its link. */
  bookingChange: { points: 10, seconds: 3600 },
  /** Requests for available call times from one address. */
  bookingTimes: { points: 240, seconds: 600 },
  exitOffer: { points: 5, seconds: 3600 },
  /** Sets of three answers kept for one address. Each pause in typing keeps one. */
  firstLook: { points: 120, seconds: 600 },
  /** Those composed for one address: each new one, and one that has left memory since. */
  firstLookDraw: { points: 180, seconds: 600 },
  /** Discount codes tried at checkout. */
  discountCode: { points: 20, seconds: 3600 },
} as const;
export type LimitName = keyof typeof limits;

const limiters = new Map<LimitName, RateLimiterPostgres>();

const refusedAs = refusalsOf({
  wait: ({ retryInSeconds }: { retryInSeconds: number }) => `Too many attempts. Please wait ${waitInWords(retryInSeconds)}.`,
});

/** A waiting time, rounded up: 'a minute', '14 minutes', '5 hours'. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

/** The refusal of an action over its limit: 'Too many attempts. Please wait 14 minutes.' */
export function wait(retryInSeconds: number) {
  return refusedAs('wait', { retryInSeconds });
}
export type Wait = ReturnType<typeof wait>;

export type LimitResult = Result<{ used: number; endsInSeconds: number }, Wait>;

/**
 * Consumes one point, or more for what costs more. Returns the uses so far and the seconds until the window resets, or how long to wait. Counts are in the
 * database because all processes share them.
 */
export async function withinLimit(name: LimitName, key: string, points = 1): Promise<LimitResult> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter(name).consume(key, points);
    return { ok: true, used: consumedPoints, endsInSeconds: Math.ceil(msBeforeNext / 1000) };
  } catch (error) {
    if (error instanceof RateLimiterRes) return wait(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

/** Consumes one point of each limit. If one is exceeded, returns how long to wait. */
export async function checkLimits(...checks: [name: LimitName, key: string][]): Promise<Result<object, Wait>> {
  const results: LimitResult[] = [];
  for (const [name, key] of checks) results.push(await withinLimit(name, key));
  return resultOf(...results);
}

/** The longest wait of several limits, if one is exceeded. */
export function resultOf(...results: LimitResult[]): Result<object, Wait> {
  const waitSeconds = Math.max(...results.map((result) => (result.ok ? 0 : result.retryInSeconds)));
  return waitSeconds > 0 ? wait(waitSeconds) : { ok: true };
}

/** Refunds one point, for an action that succeeded or didn't happen. */
export async function refundPoint(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(key);
}

function limiter(name: LimitName): RateLimiterPostgres {
  const existing = limiters.get(name);
  if (existing) return existing;
  const { points, seconds } = limits[name];
  const created = new RateLimiterPostgres({
    storeClient: databasePool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, created);
  return created;
}

/** Drops the limiters with their pools, for tests that open another database. */
export function resetLimiters(): void {
  limiters.clear();
}
