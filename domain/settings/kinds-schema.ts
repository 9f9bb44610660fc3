import { z } from 'zod';
import { factsOfCase } from '../../content/case-study.ts';
import { centsOf, dollars, typedDollars } from '../../content/dollars.ts';
import { profileAddress, type SocialName, socialNetworks } from '../../content/social-networks.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { timeInWords } from '../../time/clock.ts';
import { daysFromWords, daysInWords } from '../../time/open-hours.ts';
import { mailableEmail } from '../mails/schema.ts';

export type SettingValue = number | boolean | string;

/** What a setting is typed into. A line is as wide as its place, other inputs are short. */
type Input = 'checkbox' | 'lines' | 'line' | 'zone' | 'color' | { type?: 'time'; inputMode?: 'decimal' | 'numeric'; maxLength: number };

/** How a kind of setting is stored, typed and put into words. */
export interface Kind<Value extends SettingValue> {
  stored: z.ZodType<Value>;
  typed: z.ZodType<Value, string>;
  input: Input;
  unit?: string;
  /** As it's typed: '299', 'Mon-Fri'. */
  inField(value: Value): string;
  /** As people say it: '$299', '24 hours', 'on', '6:00 pm', '“Sales tax”', 'empty'. */
  inWords(value: Value): string;
}

/** An amount of dollars, in cents. Card networks refuse charges of less than a dollar. */
export function price(): Kind<number> {
  const stored = z.int().min(100, 'Enter $1 or more.').max(1_000_000, 'Enter $10,000 or less.');
  return {
    stored,
    typed: z.string().trim().regex(typedDollars, 'Enter an amount in dollars, such as 299 or 299.50.').transform(centsOf).pipe(stored),
    input: { inputMode: 'decimal', maxLength: 12 },
    unit: '$',
    inField: (cents) => dollars(cents).slice(1),
    inWords: dollars,
  };
}

/** A percentage with up to three decimal places, in thousandths of a percent. */
export function percent(most: number): Kind<number> {
  const stored = z
    .int()
    .min(0)
    .max(most * 1000, `Enter ${most}% or less.`);
  return {
    stored,
    typed: z
      .string()
      .trim()
      .regex(/^\d{1,2}(?:\.\d{1,3})?\s*%?$/, 'Enter a percentage such as 8.875, or 0 for none.')
      .transform((typed) => Math.round(Number.parseFloat(typed) * 1000))
      .pipe(stored),
    input: { inputMode: 'decimal', maxLength: 12 },
    unit: '%',
    inField: (rate) => String(rate / 1000),
    inWords: (rate) => `${rate / 1000}%`,
  };
}

/** A count of `unit`, a plural: 'hours'. */
export function whole(least: number, most: number, unit: string): Kind<number> {
  const stored = z.int().min(least, `Enter ${least} or more.`).max(most, `Enter ${most} or less.`);
  return {
    stored,
    typed: z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, `Enter a whole number from ${least} to ${most}.`)
      .transform(Number)
      .pipe(stored),
    input: { inputMode: 'numeric', maxLength: 12 },
    unit,
    inField: String,
    inWords: (count) => `${count} ${count === 1 ? unit.replace(/s$/, '') : unit}`,
  };
}

/** A checkbox. A browser sends nothing for an empty one. */
export function onOff(): Kind<boolean> {
  return {
    stored: z.boolean(),
    typed: z.enum(['on', '']).transform((typed) => typed === 'on'),
    input: 'checkbox',
    inField: (isOn) => (isOn ? 'on' : ''),
    inWords: (isOn) => (isOn ? 'on' : 'off'),
  };
}

/** Days of the week as digits from 0 for Sunday, typed as 'Mon-Fri'. */
export function weekDays(): Kind<string> {
  const stored = z.string().regex(/^(?=.)0?1?2?3?4?5?6?$/, 'Enter days such as Mon-Fri, Mon-Sat or daily.');
  const inWords = (days: string) => daysInWords([...days].map(Number));
  return {
    stored,
    typed: z
      .string()
      .trim()
      .max(60, 'Use 60 characters or fewer.')
      .transform((typed) => daysFromWords(typed)?.join('') ?? '')
      .pipe(stored),
    input: { maxLength: 60 },
    inField: inWords,
    inWords,
  };
}

/** A time of day, 'HH:MM'. */
export function clockTime(): Kind<string> {
  const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.');
  return {
    stored: time,
    typed: time,
    input: { type: 'time', maxLength: 12 },
    inField: String,
    inWords: (at) => timeInWords(new Date(`1970-01-01T${at}:00Z`), 'UTC'),
  };
}

/** Text of up to `most` characters. */
export function text(least: number, most: number, input: Input = 'line'): Kind<string> {
  return written(textOf(least, most), input);
}

/** What was built for the case study, one fact per line. */
export function caseFacts(): Kind<string> {
  const isFacts = (lines: string) => factsOfCase(lines).length <= 6 && factsOfCase(lines).every(({ label }) => label);
  return written(textOf(0, 300).refine(isFacts, 'Use up to 6 lines of two words or more, such as 10 city landing pages.'), 'lines');
}

/** The address of a live site elsewhere, or ''. The code that saves it checks that it isn't our own app. */
export function siteAddress(): Kind<string> {
  const isSiteAddress = (typed: string) => {
    const address = URL.canParse(typed) ? new URL(typed) : undefined;
    return address?.protocol === 'https:' && !address.username && !address.password && address.hostname.includes('.');
  };
  return written(
    textOf(0, 200).refine((typed) => typed === '' || isSiteAddress(typed), 'Use an address such as https://www.example.com.'),
    'line',
  );
}

/** The address of a profile on a network, or ''. */
export function profileAddressOn(name: SocialName): Kind<string> {
  const network = socialNetworks.find((one) => one.name === name);
  return written(
    textOf(0, 200).transform((typed, context) => {
      const address = typed === '' || !network ? '' : profileAddress(typed, network);
      if (address !== undefined) return address;
      context.addIssue({ code: 'custom', message: `Use the https address of a profile on ${name}.`, input: typed });
      return z.NEVER;
    }),
    'line',
  );
}

/** An address that we or others will email. */
export function emailAddress(): Kind<string> {
  return written(mailableEmail, 'line');
}

/** A phone number as people read it, or ''. */
export function phoneNumber(): Kind<string> {
  const isNumber = (typed: string) => typed === '' || (/^\+?[\d\s().-]+$/.test(typed) && /^\d{10,15}$/.test(typed.replace(/\D/g, '')));
  return written(textOf(0, 24).refine(isNumber, 'Enter a number such as (919) 555-0142, with its area code.'), 'line');
}

/** The IANA name of a time zone. */
export function timeZone(): Kind<string> {
  return written(
    z.string().refine((zone) => zones().has(zone), 'Pick a time zone.'),
    'zone',
  );
}

let timeZones: Set<string> | undefined;

/** Every time zone that this machine knows. */
function zones(): Set<string> {
  timeZones ??= new Set(Intl.supportedValuesOf('timeZone'));
  return timeZones;
}

/** Up to `most` names of up to `length` characters with commas between them, or ''. */
export function list(most: number, length: number): Kind<string> {
  const tidy = (typed: string) => listed(typed).join(', ');
  return written(
    z
      .string()
      .transform(tidy)
      .refine((names) => listed(names).length <= most, `Use up to ${most} names.`)
      .refine((names) => listed(names).every((name) => name.length <= length), `Use names of up to ${length} characters.`),
    'line',
  );
}

/** The names in a list: 'Florida, Ohio' → ['Florida', 'Ohio']. */
export function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A color as '#0f766e'. '#fff' and 'FFFFFF' are understood. */
export function color(): Kind<string> {
  const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'Enter a color such as #0f766e.');
  const tidy = (typed: string) => {
    const digits = typed.toLowerCase().replace(/^#/, '');
    return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
  };
  return { stored: hex, typed: z.string().trim().transform(tidy).pipe(hex), input: 'color', inField: String, inWords: String };
}

/** A stored picture with what's known of it, or ''. The audit log tells pictures apart by the start of their file's name. */
export function pictureFile(): Kind<string> {
  return { ...text(0, 80), inWords: (stored) => (stored ? `picture ${stored.slice(0, 8)}` : 'none') };
}

/** One of a few words. No screen has an input for it. */
export function word<Word extends string>(...words: [Word, ...Word[]]): Kind<Word> {
  const stored = z.enum(words) as unknown as z.ZodType<Word>;
  return { stored, typed: z.string().pipe(stored as z.ZodType<Word, string>), input: 'line', inField: String, inWords: String };
}

/** Slugs with spaces between them, or ''. */
export function slugs(): Kind<string> {
  return written(textOf(0, 2000).regex(/^(?:[a-z0-9-]+(?: [a-z0-9-]+)*)?$/), 'line');
}

function textOf(least: number, most: number): z.ZodString {
  return z
    .string()
    .min(least, least > 1 ? `Use ${least} characters or more.` : 'This can’t be empty.')
    .max(most, `Use ${most} characters or fewer.`);
}

/** Text as people write it. Browsers send CRLF, which becomes LF. */
function written(stored: z.ZodType<string, string>, input: Input): Kind<string> {
  return {
    stored,
    typed: z.string().trim().overwrite(tidyAs('typed')).pipe(stored),
    input,
    inField: String,
    inWords: (value) => (value ? `“${value.replaceAll('\n', ', ').replace(/\.$/, '')}”` : 'empty'),
  };
}
