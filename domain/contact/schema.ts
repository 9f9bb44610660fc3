import { z } from 'zod';
import { phoneLength, phoneProblem } from '../../text/phone.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { mailableEmail } from '../mails/schema.ts';

/** Topics of the contact form. Keys are stored; labels are shown and emailed. */
export const topics = {
  before: 'A question before I order',
  order: 'My order or an invoice',
  site: 'My site',
  account: 'My account',
  other: 'Something else',
} as const;
export type Topic = keyof typeof topics;
const topicKeys = Object.keys(topics) as [Topic, ...Topic[]];

/** Messages with more links than this are mostly advertising. */
const mostLinks = 3;
/** A form that's sent sooner than this after it was shown is probably from a bot. */
const shortestMs = 3000;

export const fileLimits = {
  bytes: 5 * 1024 * 1024,
  label: 'PDF, JPEG, PNG, WebP, HEIC or plain text, up to 5 MB',
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.txt,application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif,text/plain',
  tooBig: 'This file is over 5 MB. Send a smaller one or a link to it.',
  otherType: 'We can’t open this type of file. Send a PDF, a JPEG, PNG, WebP or HEIC picture, or plain text.',
} as const;

export const topic = z.enum(topicKeys, 'Pick a topic');
export const name = z.string().overwrite(tidyAs('name')).min(1, 'Enter your name').max(100, 'Use 100 characters or fewer');
export const phone = z
  .string()
  .overwrite(tidyAs('number'))
  .max(phoneLength, `Use ${phoneLength} characters or fewer`)
  .refine((typed) => !phoneProblem(typed), { error: ({ input }) => phoneProblem(String(input)) });
export const words = z.string().overwrite(tidyAs('message')).max(5000, 'Use 5,000 characters or fewer');

/** The fields of /contact. */
export const contactSchema = z.strictObject({
  topic,
  name,
  email: mailableEmail,
  phone: phone.default(''),
  message: words.pipe(z.string().min(10, 'Tell us a little more (at least 10 characters)')),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/**
 * True if a public form may be from a bot: the hidden field is filled in, it was sent within seconds, or its message is full of
 * links. It's accepted like any other and marked, because people who paste a price list or have it filled in send such forms, too.
 * Browsers without scripts don't report how long it took, and that counts as long enough.
 */
export function looksLikeSpam({ leave_empty: trap, website, tookMs, message = '' }: Record<string, string>): boolean {
  const isSlow = !tookMs || Number(tookMs) >= shortestMs;
  // Pages that were opened before an update call the field `website`.
  return Boolean(trap?.trim() || website?.trim()) || !isSlow || (message.match(/https?:\/\/|www\./gi) ?? []).length > mostLinks;
}

/** How a request's number is shown: 'C-1001'. */
export function requestLabel(number: number): string {
  return `C-${number}`;
}
