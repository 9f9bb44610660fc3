import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { mailableEmail } from '../mails/schema.ts';

/** An answer that everyone who writes gets for some days. Days are those of the business, both included: '2026-12-24'. */
export interface Vacation {
  firstDay: string;
  lastDay: string;
  text: string;
}

/** `bounced` and `complained`: nothing more is passed on to it, because email to it came back, or its reader marked ours as spam. */
export type MailboxState = 'unverified' | 'verified' | 'bounced' | 'complained';

/** A site's address, as its owner sees it. */
export interface OwnAddress {
  id: string;
  localPart: string;
  senderName: string;
  vacation: Vacation | null;
  mailboxes: { id: string; address: string; state: MailboxState }[];
}

/** Addresses that a site has, beside the one for everything else. */
export const mostAddresses = 5;
/** Mailboxes that a site's addresses have together. */
export const mostMailboxes = 10;

/** What's before the @ of the address for everything that isn't listed. */
export const catchAll = '*';

/** Names that every domain has to receive email at (RFC 2142). They aren't listed: the first address gets their email. */
export const alwaysReceived: readonly string[] = ['postmaster', 'abuse'];

/** Days that a link which verifies a mailbox works. */
export const mailboxLinkDays = 7;

/** Characters of what is typed. */
export const addressLimits = { localPart: 40, senderName: 60, vacation: 2000 } as const;

const tooLong = (limit: number) => `Use ${limit.toLocaleString('en-US')} characters or fewer.`;

const localPart = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Type what comes before the @.')
  .max(addressLimits.localPart, tooLong(addressLimits.localPart))
  .refine((typed) => !typed.includes('@'), 'Type only what comes before the @.')
  .regex(
    /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/,
    'Use letters, digits, hyphens and underscores. Single periods can be between them, but not first or last.',
  );

const senderName = z
  .string()
  .overwrite(tidyAs('name'))
  .min(1, 'Type the name that customers see.')
  .max(addressLimits.senderName, tooLong(addressLimits.senderName));

export const addressSchema = z.strictObject({ localPart, senderName, mailbox: mailableEmail });
export const senderSchema = z.strictObject({ senderName });
export const mailboxSchema = z.strictObject({ mailbox: mailableEmail });

const day = z.iso.date('Pick a day.').refine((one) => one >= '2000-01-01', 'Pick an upcoming day.');

export const vacationSchema = z
  .strictObject({
    firstDay: day,
    lastDay: day,
    text: z
      .string()
      .overwrite(tidyAs('message'))
      .min(1, 'Type what people get as an answer.')
      .max(addressLimits.vacation, tooLong(addressLimits.vacation)),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], message: 'Pick the first day or a later one.' });
