import { z } from 'zod';
import { emailAddress } from '../../text/email-address.ts';
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

/** What's before the @ in what was typed, maybe as a link or as the whole address at `domain`. Another domain stays, and is refused. */
export function typedLocalPart(typed: string, domain: string): string {
  const address = typed
    .trim()
    .toLowerCase()
    .replace(/^mailto:\s*/, '');
  const own = `@${domain.toLowerCase()}`;
  return (address.endsWith(own) ? address.slice(0, -own.length) : address).trim();
}

const localPart = (domain: string) =>
  z
    .string()
    .overwrite((typed) => typedLocalPart(typed, domain))
    .min(1, 'Type what comes before the @.')
    .max(addressLimits.localPart, tooLong(addressLimits.localPart))
    .refine((typed) => !typed.includes('@'), 'Type only what comes before the @.')
    .regex(/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/, 'Use letters, digits, - and _, with single periods between them.');

const senderName = z
  .string()
  .overwrite(tidyAs('name'))
  .min(1, 'Type the name that customers see.')
  .max(addressLimits.senderName, tooLong(addressLimits.senderName));

const mailbox = z
  .string()
  .refine((typed) => emailAddress(typed) !== undefined, 'Type a whole email address, such as you@gmail.com.')
  .pipe(mailableEmail);

/** The mailbox that was asked about before, because its spelling looked like a slip. Sent once more, it's taken as it is. */
const askedAbout = z.string().default('');

export const addressSchemaAt = (domain: string) => z.strictObject({ localPart: localPart(domain), senderName, mailbox, askedAbout });
export const senderSchema = z.strictObject({ senderName });
export const mailboxSchema = z.strictObject({ mailbox, askedAbout });

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
