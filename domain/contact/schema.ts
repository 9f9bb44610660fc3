import { z } from 'zod';
import { dayAfter, dayOf, momentOf, type OpenHours, weekdayOf } from '../../content/hours.ts';

/** What people write about. Keys are stored, labels are shown and mailed. */
export const topics = {
  before: 'A question before I order',
  order: 'My order or an invoice',
  site: 'My site',
  account: 'My account',
  other: 'Something else',
} as const;
export type Topic = keyof typeof topics;
const topicKeys = Object.keys(topics) as [Topic, ...Topic[]];

/** More links than this are almost always advertising. */
const mostLinks = 3;
/** Whoever sends a form sooner than this after it was shown is hardly a person. */
export const shortestMs = 3000;

export const fileLimits = {
  bytes: 5 * 1024 * 1024,
  label: 'PDF, JPEG, PNG, WebP or plain text, at most 5 MB',
  accept: '.pdf,.jpg,.jpeg,.png,.webp,.txt,application/pdf,image/jpeg,image/png,image/webp,text/plain',
  tooBig: 'This file is over 5 MB. Send a smaller one, or a link to it.',
  otherType: 'We cannot open this kind of file. Send a PDF, a JPEG, PNG or WebP picture, or plain text.',
} as const;

const topic = z.enum(topicKeys, 'Pick what it is about');
const name = z.string().trim().min(2, 'Your name, at least 2 characters').max(100, 'At most 100 characters');
const email = z.string().trim().toLowerCase().max(255, 'At most 255 characters').pipe(z.email('Invalid email address'));
const phone = z
  .string()
  .trim()
  .max(40, 'At most 40 characters')
  .refine((value) => value === '' || (value.match(/\d/g) ?? []).length >= 7, 'A phone number has at least 7 digits');
const fewLinks = (text: string) => (text.match(/https?:\/\/|www\./gi) ?? []).length <= mostLinks;
const words = z.string().trim().max(5000, 'At most 5,000 characters').refine(fewLinks, `At most ${mostLinks} links, please`);

/** Seed section 2 names /contact; its fields are ours (product section 5). */
export const contactSchema = z.strictObject({
  topic,
  name,
  email,
  phone: phone.default(''),
  message: words.pipe(z.string().min(10, 'What is it about? At least 10 characters')),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** Parts of an office day in which a call can be wished for; the first begins when the office opens, the last ends when it closes. */
export const dayParts = { morning: { label: 'Morning' }, midday: { label: 'Midday' }, afternoon: { label: 'Afternoon' } } as const;
export type DayPart = keyof typeof dayParts;
const partKeys = Object.keys(dayParts) as [DayPart, ...DayPart[]];

/** When a part begins and ends by the business's clock, or undefined where the office has none. */
export function partTimes(part: DayPart, { open, close }: OpenHours): { from: string; to: string } | undefined {
  const [begins, ends] = { morning: ['00:00', '12:00'], midday: ['12:00', '15:00'], afternoon: ['15:00', '24:00'] }[part] as [
    string,
    string,
  ];
  const from = open > begins ? open : begins;
  const to = close < ends ? close : ends;
  return from < to ? { from, to } : undefined;
}

/** Calls are wished for this long ahead (product section 5: notice 2 h, horizon 30 days). */
const noticeMs = 2 * 3_600_000;
const horizonDays = 30;

export interface CallDay {
  day: string;
  /** Parts that still leave us the notice. */
  parts: DayPart[];
}

/** The office days on which a call can be wished for now, the next first. */
export function callDays(now: Date, office: OpenHours): CallDay[] {
  const days: CallDay[] = [];
  let day = dayOf(now);
  for (let ahead = 0; ahead <= horizonDays; ahead++, day = dayAfter(day)) {
    if (!office.days.includes(weekdayOf(day))) continue;
    const parts = partKeys.filter((part) => {
      const times = partTimes(part, office);
      return times && momentOf(day, times.to).getTime() - now.getTime() >= noticeMs;
    });
    if (parts.length) days.push({ day, parts });
  }
  return days;
}

/** A wish for a call within the office's hours. */
export const callSchema = (office: OpenHours) =>
  z
    .strictObject({
      day: z.iso.date('Pick a day'),
      part: z.enum(partKeys, 'Pick a part of the day'),
      zone: z.string().max(60).refine(isZone, 'Pick your time zone'),
      topic,
      name,
      email,
      phone: phone.default(''),
      message: words.default(''),
    })
    .refine(({ day, part }) => callDays(new Date(), office).some((free) => free.day === day && free.parts.includes(part)), {
      path: ['day'],
      error: 'This time is not free to ask for any more. Pick another day or part of it.',
      when: ({ issues }) => issues.length === 0,
    });
export type CallWish = z.infer<ReturnType<typeof callSchema>>;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}

/** 'C-1001': how a request's number is shown. */
export function requestLabel(number: number): string {
  return `C-${number}`;
}
