import { z } from 'zod';
import { isPhone, phonePair, phoneParts, phonesIn } from '../../text/phone.ts';
import { excerpt } from '../../text/truncate.ts';
import { type DayName, dayNames } from '../document/document.ts';
import { dayLabel, timeLabel } from '../labels/hours.ts';
import { fold } from '../language/fold.ts';
import { briefLimits, listLimits } from './limits.ts';

/** Markup has no business in the owner's words: React would show the tags to visitors. */
function hasMarkup(text: string): boolean {
  const tag = text.search(/<[a-z/?]/i);
  return /<!(?:--|[a-z])/i.test(text) || (tag >= 0 && text.lastIndexOf('>') > tag + 1);
}

export const quoted = (value: unknown) => (typeof value === 'string' ? `"${excerpt(value, 40)}"` : 'what was given');

/** Text of at least one and at most `max` characters, without markup. `what` names the field within a sentence. */
export function text(what: string, max: number) {
  return z
    .string({
      error: (issue) => (issue.input === undefined ? `the ${what} is missing. Please add it.` : `the ${what} must be text.`),
    })
    .min(1, `the ${what} is empty. Please fill it in.`)
    .max(max, { error: (issue) => `the ${what} is ${String(issue.input).length} characters long. Use ${max} or fewer.` })
    .refine((value) => !hasMarkup(value), {
      error: (issue) => `the ${what} ${quoted(issue.input)} has code in it. Remove < and >.`,
    });
}

export function list<T extends z.ZodType>(what: string, item: T, max: number) {
  return z
    .array(item, { error: `the ${what} must be a list.` })
    .max(max, { error: (issue) => `the ${what} list has ${(issue.input as unknown[]).length} entries. Use ${max} or fewer.` });
}

export const part = <T extends z.ZodRawShape>(what: string, shape: T) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'invalid_type' ? `the ${what} must be a group of named fields.` : undefined) });

export const tick = (what: string) => z.boolean({ error: `${what} must be true or false. Write true, without quotes, only if it is so.` });

export const price = (what: string) =>
  z.string({ error: `the ${what} isn’t an amount. Write dollars as text, such as "89" or "89.50".` }).refine(isPrice, {
    error: (issue) => `the ${what} ${quoted(issue.input)} isn’t an amount. Write dollars such as 89 or 89.50.`,
  });

/** Decimal dollars from 0, which means free, to 999,999.99 with at most two decimals. */
function isPrice(value: string): boolean {
  return /^\d{1,6}(\.\d{1,2})?$/.test(value);
}

export const httpsLink = (what: string) =>
  z.string({ error: `the ${what} must be a link that starts with https://.` }).refine(isHttps, {
    error: (issue) =>
      /\s/.test(String(issue.input))
        ? `the ${what} ${quoted(issue.input)} has other words beside the link. Paste only the link, such as https://www.facebook.com/your-business.`
        : `the ${what} ${quoted(issue.input)} isn’t a safe address. Write one that begins with https://.`,
  });

function isHttps(value: string): boolean {
  if (value.length > briefLimits.link || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && !url.username && !url.password && isHostName(url.hostname);
}

/** A public host name: labels with a dot, not an address, not localhost. */
export function isHostName(value: string): boolean {
  if (value.length > 253 || !/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(value)) return false;
  return !/(?:^|\.)(?:localhost|local|internal|invalid)$/i.test(value);
}

/** True for text that a free address can be made of: two letters or digits or more. */
export function isAddressLabel(value: string): boolean {
  return fold(value).length >= 2;
}

export const fileName = (what: string) =>
  z
    .string({ error: `the ${what} must be a file name such as front.jpg.` })
    .refine(
      (value) =>
        value.length <= briefLimits.file && /^[\p{L}\p{N}_][\p{L}\p{N} ._()-]*\.[a-z0-9]{2,5}$/iu.test(value) && !value.includes('..'),
      {
        error: (issue) => `the ${what} ${quoted(issue.input)} isn’t a plain file name. Write one such as front.jpg, without folders.`,
      },
    );

/** A close before its opening is a night's, 6 pm to 2 am, up to here; beyond it am and pm were mixed up. */
const latestNight = '06:00';
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const span = z
  .tuple([z.string(), z.string()], {
    error: 'a time is missing. Enter opening and closing times, such as 9 am and 5:30 pm, or mark the day closed.',
  })
  .superRefine(([open, close], context) => {
    const wrong = [open, close].find((time, index) => !clock.test(time) && !(index === 1 && time === '24:00'));
    if (wrong !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${quoted(wrong)} isn’t a time. Write hours and minutes from 00:00 to 24:00, such as 09:00.`,
      });
    else if (open === close)
      context.addIssue({
        code: 'custom',
        message: `the opening and closing times are both ${timeLabel(open)}. Enter two different times or choose 24 hours.`,
      });
    else if (close < open && close > latestNight)
      context.addIssue({
        code: 'custom',
        message: `closing at ${timeLabel(close)} comes before opening at ${timeLabel(open)}. Check am and pm. Late hours can run until ${timeLabel(latestNight)}.`,
      });
  });

/** Openings of a day; `"24h"` means the whole day. */
const day = z.preprocess(
  (value) => (value === '24h' ? [['00:00', '24:00']] : value),
  z
    .array(span, { error: 'this day isn’t clear. Write a list of openings such as [["09:00", "17:30"]], or "24h".' })
    .max(listLimits['business.hours.day'], 'there are too many time slots. Use up to four per day.')
    .superRefine(refuseOverlap),
);

export const hours = part(
  'opening hours',
  Object.fromEntries(dayNames.map((name) => [name, day.optional()])) as Record<DayName, z.ZodOptional<typeof day>>,
).superRefine((week, context) => {
  for (const [index, name] of dayNames.entries()) {
    const night = week[name]?.find(([open, close]) => close < open && close <= latestNight)?.[1];
    const nextDay = dayNames[(index + 1) % dayNames.length] ?? name;
    const early = week[nextDay]?.map(([open]) => open).sort()[0];
    if (!night || !early || early >= night) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `it stays open until ${timeLabel(night)}, but ${dayLabel(nextDay)} opens before that, at ${timeLabel(early)}. Change one of them.`,
    });
  }
});

function refuseOverlap(spans: [string, string][], context: z.RefinementCtx) {
  const sorted = [...spans].sort(([a], [b]) => a.localeCompare(b));
  const overlaps = sorted.some(([open], index) => {
    const [, close] = sorted[index - 1] ?? ['', ''];
    return index > 0 && (open < close || close < (sorted[index - 1]?.[0] ?? ''));
  });
  if (overlaps) context.addIssue({ code: 'custom', message: 'two time slots overlap. Enter each one once, in order.' });
}

export function isTimeZone(value: string): boolean {
  try {
    return value.includes('/') && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: value }));
  } catch {
    return false;
  }
}

export const service = part('service', {
  name: text('name', briefLimits.serviceName),
  description: text('description', briefLimits.serviceText).optional(),
  priceFrom: price('price').optional(),
  priceTo: price('highest price').optional(),
  priceUnit: text('unit of the price', briefLimits.unit).optional(),
  /** Instead of an amount: people call for it. */
  price: z.literal('call', { error: 'the price without an amount must be "call".' }).optional(),
}).refine(
  (value) =>
    !value.priceFrom ||
    !value.priceTo ||
    !isPrice(value.priceFrom) ||
    !isPrice(value.priceTo) ||
    Number(value.priceTo) >= Number(value.priceFrom),
  {
    path: ['priceTo'],
    error: 'the highest price is below the lowest. Enter the lower amount first.',
  },
);

/** Why text isn't a number that the site can show, in a sentence that asks for one. */
function siteNumberProblem(typed: string): string {
  const [found, another, third] = phonesIn(typed);
  const says = `the phone number ${quoted(typed)}`;
  // A third one may lack its area code.
  const hasThird = third !== undefined || phoneParts(typed).some(({ text, href }) => !href && /\d{3}[ .-]?\d{4}/.test(text));
  if (another !== undefined && hasThird)
    return `${says} has more than two numbers in it. Write up to two, each with one extension, and the rest in the description.`;
  if (another !== undefined)
    return `${says} has two extensions for one number. Write up to two numbers, each with one extension, and the rest in the description.`;
  if (found !== undefined)
    return `${says} has other words in it. Write just the number, with one extension, and the rest in the description.`;
  return `${says} isn’t one people can call. Write it with its area code, such as (919) 555-0148.`;
}

export const phone = z
  .string({ error: 'the phone number must be text.' })
  .refine((typed) => isPhone(typed) || phonePair(typed) !== undefined, { error: (issue) => siteNumberProblem(String(issue.input)) });

const [street, city] = [text('street', briefLimits.street), text('city', briefLimits.place)];
const stateAndZip = {
  state: text('state', briefLimits.place).optional(),
  zip: z
    .string({ error: 'the ZIP code must be text. Write five digits such as "27601".' })
    .regex(/^\d{5}(?:-\d{4})?$/, { error: (issue) => `the ZIP code ${quoted(issue.input)} isn’t five digits. Write one such as 27601.` })
    .optional(),
};

export const address = part('address', { street: street.optional(), city: city.optional(), ...stateAndZip });

/** Another place where customers come. */
export const otherPlace = part('location', {
  /** What people call it. If it's missing, it's called by its town. */
  name: text('name', briefLimits.placeName).optional(),
  address: part('address', { street, city, ...stateAndZip }),
  phone: phone.optional(),
  hours: hours.optional(),
});
