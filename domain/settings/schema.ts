import { z } from 'zod';
import { brand } from '../../content/brand.ts';
import { caseStudy, factsOfCase } from '../../content/case-study.ts';
import { centsOf, dollars, typedDollars } from '../../content/dollars.ts';
import { profileAddress, type SocialSetting, socialNetworks } from '../../content/social-networks.ts';
import { daysFromWords, daysInWords } from '../../time/open-hours.ts';

const days = z
  .string()
  .regex(/^0?1?2?3?4?5?6?$/)
  .min(1);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time such as 09:00');

/** Settings with the seed's numbers as defaults. Money in cents, US dollars. */
export const settingsSchema = z.object({
  /** Seed section 9: $299 one-time. */
  setupCents: z.int().min(0).default(29_900),
  /** Seed section 9: $29 per month. */
  monthlyCents: z.int().min(0).default(2_900),
  /** Sales tax on every price, in thousandths of a percent: 8875 is 8.875%. None unless the operator has to. */
  taxRate: z.int().min(0).max(30_000).default(0),
  taxName: z.string().default('Sales tax'),
  /** Days in which an invoice is to be paid. */
  invoiceDueDays: z.int().min(1).default(14),
  /** What an invoice says on how to pay it by bank; empty: that we write. */
  bankDetails: z.string().default(''),
  /** Seed section 9: 'Only 1 new project slot per day'. */
  dailyCapacity: z.int().min(1).max(1000).default(1),
  /** Seed section 9: first draft within 24 hours. */
  draftHours: z.int().min(1).default(24),
  /** Seed section 9: edits in 48-51 hours: due at the first, late at the second. */
  editDueHours: z.int().min(1).default(48),
  editLateHours: z.int().min(1).default(51),
  /** Days until an unpaid order expires (product.md section 4). */
  orderDays: z.int().min(1).default(14),
  /** Whether a missed draft deadline credits the first month. */
  creditMissedDeadline: z.boolean().default(true),
  /** Support hours within which a message is answered. */
  replyHours: z.int().min(1).default(8),
  /** When questions are answered, by the clock of `brand`: days as digits from 0 for Sunday, times as HH:MM (seed section 2). */
  supportDays: days.default(brand.supportHours.days.join('')),
  supportOpen: time.default(brand.supportHours.open),
  supportClose: time.default(brand.supportHours.close),
  /** When calls can be booked, and what search engines are told (seed section 2). */
  officeDays: days.default(brand.officeHours.days.join('')),
  officeOpen: time.default(brand.officeHours.open),
  officeClose: time.default(brand.officeHours.close),
  /** Calls (product.md section 5): hours before the first that can be booked, days ahead, minutes between two, and how many a day. */
  takesBookings: z.boolean().default(true),
  bookingNoticeHours: z.int().min(0).default(2),
  bookingHorizonDays: z.int().min(1).default(30),
  bookingBufferMinutes: z.int().min(0).default(15),
  bookingDailyCap: z.int().min(1).default(8),
  /** The intro over the first public page of a visit. */
  showSplash: z.boolean().default(true),
  /** What floats over public pages: the chat, the activity pop-up, the offer to those about to leave. */
  showChat: z.boolean().default(true),
  showActivity: z.boolean().default(true),
  showExitOffer: z.boolean().default(true),
  /** Kinds of events in the activity pop-up, and how many days back it looks. */
  activityOrders: z.boolean().default(true),
  activityDrafts: z.boolean().default(true),
  activityLaunches: z.boolean().default(true),
  activityDays: z.int().min(1).max(90).default(30),
  /** The featured case study (seed section 1). `caseFacts` has one fact a line. With an empty `caseUrl` there's no link. */
  caseTitle: z.string().default(caseStudy.title),
  caseText: z.string().default(caseStudy.text),
  caseHours: z.int().min(1).default(caseStudy.hours),
  caseFacts: z.string().default(caseStudy.facts),
  caseClient: z.string().default(''),
  caseUrl: z.string().default(''),
  /** Addresses of our profiles. With an empty one there's no icon. */
  socialInstagram: z.string().default(''),
  socialFacebook: z.string().default(''),
  socialLinkedin: z.string().default(''),
  socialYoutube: z.string().default(''),
  socialTiktok: z.string().default(''),
  socialX: z.string().default(''),
});
export type Settings = z.infer<typeof settingsSchema>;
export type SettingKey = keyof Settings;

/** What each setting is called in the audit log. */
export const settingNames: Record<SettingKey, string> = {
  setupCents: 'Setup price',
  monthlyCents: 'Monthly price',
  creditMissedDeadline: 'Free first month after a late draft',
  taxRate: 'Tax rate',
  taxName: 'Name of the tax',
  invoiceDueDays: 'Days to pay an invoice',
  bankDetails: 'Bank details',
  dailyCapacity: 'Projects a day',
  draftHours: 'Hours to the first draft',
  editDueHours: 'Hours until an edit is due',
  editLateHours: 'Hours until an edit is late',
  orderDays: 'Days an unpaid order waits',
  replyHours: 'Hours to an answer',
  supportDays: 'Support days',
  supportOpen: 'Support opens',
  supportClose: 'Support closes',
  officeDays: 'Office days',
  officeOpen: 'Office opens',
  officeClose: 'Office closes',
  takesBookings: 'Calls can be booked',
  bookingNoticeHours: 'Notice before a call',
  bookingHorizonDays: 'Days ahead for calls',
  bookingBufferMinutes: 'Minutes between calls',
  bookingDailyCap: 'Calls a day',
  showSplash: 'Splash',
  showChat: 'Chat',
  showActivity: 'Activity pop-up',
  showExitOffer: 'Exit offer',
  activityOrders: 'Activity: paid orders',
  activityDrafts: 'Activity: finished drafts',
  activityLaunches: 'Activity: launches',
  activityDays: 'Activity: days back',
  caseTitle: 'Case study: title',
  caseText: 'Case study: text',
  caseHours: 'Case study: hours',
  caseFacts: 'Case study: what was built',
  caseClient: 'Case study: client',
  caseUrl: 'Case study: address',
  socialInstagram: 'Instagram profile',
  socialFacebook: 'Facebook profile',
  socialLinkedin: 'LinkedIn profile',
  socialYoutube: 'YouTube profile',
  socialTiktok: 'TikTok profile',
  socialX: 'X profile',
};

/** A setting's value as people say it: '$299', 'on', '24'. */
export function settingInWords(key: SettingKey, value: Settings[SettingKey]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && key.endsWith('Cents')) return dollars(value);
  if (key === 'taxRate') return `${Number(value) / 1000}%`;
  if (key === 'supportDays' || key === 'officeDays') return daysInWords([...String(value)].map(Number));
  return String(value);
}

const maxDollars = 10_000;
/** A checkout of less than this is refused by card networks. */
const minDollars = 1;

/** A price as people type it, to cents. */
const price = z
  .string()
  .trim()
  .regex(typedDollars, 'An amount in dollars, such as 299 or 299.50')
  .transform(centsOf)
  .pipe(
    z
      .int()
      .min(minDollars * 100, `At least $${minDollars}`)
      .max(maxDollars * 100, `At most $${maxDollars.toLocaleString('en-US')}`),
  );
const mostPercent = 30;
/** A tax rate as people type it, '8.875' or '8.875%', to thousandths of a percent. */
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}(?:\.\d{1,3})?\s*%?$/, 'A percentage such as 8.875, or 0 for none')
  .transform((text) => Math.round(Number.parseFloat(text) * 1000))
  .pipe(z.int().max(mostPercent * 1000, `At most ${mostPercent}%`));
const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, 'A whole number')
    .transform(Number)
    .pipe(z.int().min(least, `At least ${least}`).max(most, `At most ${most}`));
/** Week days as people type them, 'Mon-Fri', to digits. */
const daysTyped = z
  .string()
  .trim()
  .max(60, 'At most 60 characters')
  .transform((text) => daysFromWords(text)?.join('') ?? '')
  .pipe(z.string().min(1, 'Days such as Mon-Fri, Mon-Sat, or daily'));
/** A tick box: a browser sends nothing for an empty one. */
const ticked = z.enum(['on', '']).transform((value) => value === 'on');

/** Text of one or more lines. Browsers send CRLF, which becomes LF. */
const typedText = (least: number, most: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(z.string().min(least, 'This can’t be empty.').max(most, `Use ${most} characters or fewer.`));
/** The address of a live site elsewhere, or ''. The code that saves it checks that it isn't our own app. */
const siteAddress = z
  .string()
  .trim()
  .max(200, 'Use 200 characters or fewer.')
  .refine((text) => text === '' || isSiteAddress(text), 'Use an address such as https://www.example.com.');
function isSiteAddress(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address?.protocol === 'https:' && !address.username && !address.password && address.hostname.includes('.');
}
/** The address of a profile on a network, or ''. */
const profileOn = (setting: SocialSetting) =>
  z
    .string()
    .trim()
    .max(200, 'Use 200 characters or fewer.')
    .transform((text, context) => {
      const network = socialNetworks.find((one) => one.setting === setting);
      const address = text === '' || !network ? '' : profileAddress(text, network);
      if (address !== undefined) return address;
      context.addIssue({ code: 'custom', message: `Use the https address of a profile on ${network?.name}.`, input: text });
      return z.NEVER;
    });

/** What staff type into each group of settings, with a sentence for what is wrong. Money needs a fresh sign-in. */
export const settingForms = {
  prices: z.strictObject({ setupCents: price, monthlyCents: price, creditMissedDeadline: ticked }),
  invoices: z.strictObject({
    taxRate: percent,
    taxName: z.string().trim().min(2, 'At least 2 characters').max(40, 'At most 40 characters'),
    invoiceDueDays: whole(1, 90),
    bankDetails: z.string().trim().max(500, 'At most 500 characters'),
  }),
  clocks: z
    .strictObject({
      dailyCapacity: whole(1, 100),
      draftHours: whole(1, 240),
      editDueHours: whole(1, 240),
      editLateHours: whole(1, 240),
      orderDays: whole(1, 90),
      replyHours: whole(1, 80),
    })
    .refine(({ editDueHours, editLateHours }) => editLateHours >= editDueHours, {
      path: ['editLateHours'],
      message: 'An edit can not be late before it is due',
    }),
  hours: z
    .strictObject({
      supportDays: daysTyped,
      supportOpen: time,
      supportClose: time,
      officeDays: daysTyped,
      officeOpen: time,
      officeClose: time,
    })
    .refine(({ supportOpen, supportClose }) => supportOpen < supportClose, { path: ['supportClose'], message: 'After it opens' })
    .refine(({ officeOpen, officeClose }) => officeOpen < officeClose, { path: ['officeClose'], message: 'After it opens' }),
  booking: z.strictObject({
    takesBookings: ticked,
    bookingNoticeHours: whole(0, 168),
    bookingHorizonDays: whole(1, 90),
    bookingBufferMinutes: whole(0, 120),
    bookingDailyCap: whole(1, 40),
  }),
  site: z.strictObject({ showSplash: ticked, showChat: ticked, showActivity: ticked, showExitOffer: ticked }),
  activity: z.strictObject({ activityOrders: ticked, activityDrafts: ticked, activityLaunches: ticked, activityDays: whole(1, 90) }),
  case: z.strictObject({
    caseTitle: typedText(1, 60),
    caseText: typedText(1, 300),
    caseHours: whole(1, 999),
    caseFacts: typedText(1, 300).refine(
      (text) => factsOfCase(text).length <= 6 && factsOfCase(text).every(({ label }) => label),
      'Use up to 6 lines of two words or more, such as 10 city landing pages.',
    ),
    caseClient: typedText(0, 60),
    caseUrl: siteAddress,
  }),
  social: z.strictObject({
    socialInstagram: profileOn('socialInstagram'),
    socialFacebook: profileOn('socialFacebook'),
    socialLinkedin: profileOn('socialLinkedin'),
    socialYoutube: profileOn('socialYoutube'),
    socialTiktok: profileOn('socialTiktok'),
    socialX: profileOn('socialX'),
  }),
};
export type SettingGroup = keyof typeof settingForms;

export function isSettingGroup(name: string | undefined): name is SettingGroup {
  return name !== undefined && Object.hasOwn(settingForms, name);
}

/** The settings of each group, in the order of its form. */
export const settingKeys = Object.fromEntries(
  Object.entries(settingForms).map(([group, form]) => [group, Object.keys(form.shape)]),
) as Record<SettingGroup, SettingKey[]>;
