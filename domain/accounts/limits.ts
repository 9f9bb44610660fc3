import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { databasePool } from '../../db/connect.ts';
import type { Result } from '../../result.ts';
import { leadsPerDay } from '../leads/schema.ts';

/** Points within seconds, counted per key. Two limits of one action (address and account) use two keys. */
const limits = {
  /** Wrong passwords for one account from one address: the owner elsewhere is never locked out. */
  login: { points: 10, seconds: 900 },
  loginAddress: { points: 60, seconds: 900 },
  /** Passwords tried for one account from browsers that never signed in to it, wherever they are. */
  loginAccount: { points: 50, seconds: 3600 },
  /** Beyond those, for addresses that got no try yet: a storm slows the owner's new browser, it locks nobody out. */
  loginSpare: { points: 1, seconds: 60 },
  /** The password typed again by somebody signed in, in one session. */
  ownPassword: { points: 10, seconds: 900 },
  signup: { points: 20, seconds: 3600 },
  verifyMail: { points: 5, seconds: 3600 },
  verifyMailAddress: { points: 20, seconds: 3600 },
  /** Addresses tried for one unproved account; a taken one is told, as at sign-up. */
  emailChange: { points: 10, seconds: 3600 },
  verifyCode: { points: 10, seconds: 900 },
  /** Wrong mailed codes for one account, wherever they come from: only a million are possible. */
  codeDay: { points: 50, seconds: 86_400 },
  /** Beyond those, for all browsers that asked for a code together. */
  codeSpare: { points: 1, seconds: 600 },
  /** Codes of the app for one account, wherever they come from: only a million are possible. Backup codes stay open to the owner. */
  secondFactor: { points: 10, seconds: 900 },
  /** A code that was taken is not taken again while it lives. */
  secondFactorOnce: { points: 1, seconds: 120 },
  /** Backup codes for one account from one address; there are far too many to guess. */
  backupCode: { points: 10, seconds: 900 },
  /** Logins by passkey asked for from one address: every open login page asks for one. */
  passkey: { points: 120, seconds: 900 },
  /** Links to prove a new email, asked for by one account. */
  newEmail: { points: 6, seconds: 3600 },
  /** Codes that make a session fresh, mailed to its owner. */
  confirmMail: { points: 5, seconds: 3600 },
  /** Trips to the sign-in provider begun from one address: each is kept until it ends. */
  authorize: { points: 30, seconds: 900 },
  /** Mails of one kind (reset, code, verification) for one email from one address. */
  recovery: { points: 5, seconds: 3600 },
  recoveryAddress: { points: 20, seconds: 3600 },
  /** Mails of that kind to one recipient, whoever asks. */
  recoveryMail: { points: 20, seconds: 3600 },
  /** Beyond those, for addresses that got no such mail yet: others using them up do not lock out the owner. */
  recoverySpare: { points: 1, seconds: 300 },
  lead: { points: 8, seconds: 600 },
  /** Messages through all forms of one site in 24 hours from the first one. Each one is emailed to its owner. */
  leadSite: { points: leadsPerDay, seconds: 86_400 },
  upload: { points: 80, seconds: 3600 },
  /** Brief fields that one account saves. The form waits for a pause in typing, so no person saves one every second. */
  briefSave: { points: 600, seconds: 600 },
  briefSaveDay: { points: 6000, seconds: 86_400 },
  /** Versions that one owner makes of their sites. Each one renders, checks and stores five pages. */
  ownEdit: { points: 40, seconds: 600 },
  ownEditDay: { points: 200, seconds: 86_400 },
  /** Edits that one owner requests. Staff get each one with a due time. */
  editRequest: { points: 30, seconds: 3600 },
  /** Cancelling and taking it back, for one account: each is mailed. */
  cancellation: { points: 10, seconds: 3600 },
  /** Payments of open bills, and pages to give another card, asked for by one account: each asks the bank or the provider. */
  payNow: { points: 10, seconds: 3600 },
  cardChange: { points: 10, seconds: 3600 },
  /** Invoices and credit notes made as PDF for one reader. */
  documentFile: { points: 120, seconds: 3600 },
  /** ZIPs of sites and files of data made for one account. */
  siteZip: { points: 30, seconds: 3600 },
  ownData: { points: 10, seconds: 3600 },
  /** Tries to delete one account. */
  deletion: { points: 10, seconds: 3600 },
  order: { points: 40, seconds: 3600 },
  /** Orders placed with one email: an invoice is mailed to it unproved. */
  orderEmail: { points: 10, seconds: 3600 },
  /** Checkouts asked for from one address: each holds a start day. */
  checkout: { points: 20, seconds: 3600 },
  /** Times the provider is asked how one order stands: its page asks again every 1.5 s at first. */
  paymentCheck: { points: 120, seconds: 600 },
  /** Times one order is placed, with whatever email. */
  orderPlaced: { points: 10, seconds: 3600 },
  /** Payment links mailed for one order from the desk. */
  paymentLink: { points: 5, seconds: 3600 },
  /** Test mails that one admin sends to themselves. */
  mailTest: { points: 10, seconds: 3600 },
  chat: { points: 40, seconds: 600 },
  /** Messages that one customer writes to us. */
  message: { points: 60, seconds: 3600 },
  /** Messages: the sender gets a copy, so an address is not to be flooded either. */
  contact: { points: 6, seconds: 3600 },
  contactEmail: { points: 6, seconds: 3600 },
  /** Calls booked from one address, and with one email from there: each is mailed to it unproved. */
  booking: { points: 10, seconds: 3600 },
  bookingEmail: { points: 6, seconds: 3600 },
  /** Calls booked with one email, wherever from. */
  bookingMail: { points: 20, seconds: 3600 },
  /** Beyond those, for addresses that booked none with it yet: others using them up do not lock out the owner. */
  bookingSpare: { points: 1, seconds: 300 },
  /** Times one address tries to book, whatever comes of it. */
  bookingTry: { points: 60, seconds: 3600 },
  /** Times one call is moved or canceled by its link. */
  bookingChange: { points: 10, seconds: 3600 },
  /** Free times asked for from one address. */
  bookingTimes: { points: 240, seconds: 600 },
  exitOffer: { points: 5, seconds: 3600 },
  /** Discount codes tried at checkout. */
  discountCode: { points: 20, seconds: 3600 },
  analytics: { points: 600, seconds: 600 },
} as const;
export type LimitName = keyof typeof limits;

const limiters = new Map<LimitName, RateLimiterPostgres>();

export type Limited = Result<{ used: number; endsInSeconds: number }, { retryInSeconds: number }>;

/**
 * Counts one use and says whether it is within the limit, the how many-th it is, and in how many seconds counting begins
 * anew; when it is not, in how many seconds it will be. Kept in the database, so that it holds across processes.
 */
export async function withinLimit(name: LimitName, key: string): Promise<Limited> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter(name).consume(key);
    return { ok: true, used: consumedPoints, endsInSeconds: Math.ceil(msBeforeNext / 1000) };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { ok: false, retryInSeconds: Math.ceil(error.msBeforeNext / 1000) };
    throw error;
  }
}

/** Gives one use back: what was limited went right, or was not done. */
export async function giveBack(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(key);
}

function limiter(name: LimitName): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const { points, seconds } = limits[name];
  const made = new RateLimiterPostgres({
    storeClient: databasePool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, made);
  return made;
}

/** Forgets the limiters' pools, for tests that open another database. */
export function resetLimiters(): void {
  limiters.clear();
}

/** 'Too many tries. Please wait 14 minutes.' */
export function waitMessage(retryInSeconds: number): string {
  const minutes = Math.ceil(retryInSeconds / 60);
  return `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Whether a refusal is one of these. */
export function isWait(message: string): boolean {
  return message.startsWith('Too many tries.');
}
