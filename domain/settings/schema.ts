import { z } from 'zod';
import { ownBrand } from '../../content/brand.ts';
import { caseStudy } from '../../content/case-study.ts';
import { ownHours } from '../../content/hours.ts';
import type { SocialName } from '../../content/social-networks.ts';
import { type Group, type SettingGroup, settingGroups } from './groups-schema.ts';
import {
  caseFacts,
  clockTime,
  color,
  emailAddress,
  type Kind,
  list,
  onOff,
  percent,
  phoneNumber,
  pictureFile,
  price,
  profileAddressOn,
  type SettingValue,
  siteAddress,
  slugs,
  text,
  timeZone,
  weekDays,
  whole,
  word,
} from './kinds-schema.ts';

/**
 * Every setting of the operator: its kind, its default, and how its screen shows it. Types, forms, checks, screens and the audit
 * log derive from these entries, in this order. Money is in cents, US dollars.
 */
export const settingTable = {
  brandName: setting(text(1, 40), { default: ownBrand.name, group: 'name', label: 'Name', hint: 'Up to 40 characters' }),
  brandTagline: setting(text(1, 80), {
    default: ownBrand.tagline,
    group: 'name',
    label: 'What you do',
    hint: 'In the footer, in search results and when a page is shared',
  }),
  brandColor: setting(color(), { default: ownBrand.color, group: 'color', label: 'Brand color', hint: 'Such as #0f766e' }),
  brandEmail: setting(emailAddress(), {
    default: ownBrand.email,
    group: 'contact',
    label: 'Email',
    hint: 'Where customers write to, and where replies to our emails go',
  }),
  brandPhone: setting(phoneNumber(), {
    default: ownBrand.phone,
    group: 'contact',
    label: 'Phone',
    hint: 'Leave it empty if you have none. Then every booked call needs the caller’s number',
  }),
  brandAddress: setting(text(0, 160), {
    default: ownBrand.postalAddress,
    group: 'contact',
    label: 'Postal address',
    hint: 'The law requires it in marketing email, so we send none without it',
  }),
  timeZone: setting(timeZone(), { default: ownBrand.timeZone, group: 'place', label: 'Time zone', hint: 'Where your office is' }),
  brandStates: setting(list(8, 30), {
    default: ownBrand.states.join(', '),
    group: 'place',
    label: 'Main markets',
    hint: 'States, with commas between them. Leave it empty if you have none',
  }),
  mailName: setting(text(0, 60), {
    default: '',
    group: 'sender',
    label: 'Name of the sender',
    hint: 'Leave it empty to use your name',
  }),
  /** Slugs with spaces between them. New cities of a later release are shown. */
  hiddenCities: setting(slugs(), { default: '', group: 'cities', label: 'Hidden cities', hint: '' }),
  setupCents: setting(price(), { default: 29_900, group: 'prices', label: 'Setup, one-time', hint: 'Due with the order' }),
  monthlyCents: setting(price(), {
    default: 2_900,
    group: 'prices',
    label: 'Monthly',
    hint: 'Charged from the day the site goes live',
  }),
  creditMissedDeadline: setting(onOff(), {
    default: true,
    group: 'prices',
    label: 'A late draft makes the first month free',
    hint: 'We tell the customer when the deadline passes. The terms promise this, so publish new terms before you turn it off',
  }),
  /** In thousandths of a percent: 8875 is 8.875%. */
  taxRate: setting(percent(30), {
    default: 0,
    group: 'invoices',
    label: 'Tax on every price',
    hint: 'Added to the prices above. Enter 0 for none',
  }),
  taxName: setting(text(2, 40, { maxLength: 60 }), {
    default: 'Sales tax',
    group: 'invoices',
    label: 'Name of the tax',
    hint: 'Shown on invoices',
  }),
  invoiceDueDays: setting(whole(1, 90, 'days'), {
    default: 14,
    group: 'invoices',
    label: 'Invoices are due after',
    hint: 'Counted from the day an invoice is issued',
  }),
  /** If it's empty, an invoice says that we'll write how to pay by bank. */
  bankDetails: setting(text(0, 500, 'lines'), {
    default: '',
    group: 'invoices',
    label: 'Bank details',
    hint: 'Printed on invoices that can be paid by bank transfer',
  }),
  dailyCapacity: setting(whole(1, 100, 'projects'), {
    default: 1,
    group: 'clocks',
    label: 'Projects per day',
    hint: 'When a day is full, the next order starts on a later day',
  }),
  draftHours: setting(whole(1, 240, 'hours'), {
    default: 24,
    group: 'clocks',
    label: 'First draft within',
    hint: 'Counted from the start day, once we have the payment and the brief',
  }),
  editDueHours: setting(whole(1, 240, 'hours'), {
    default: 48,
    group: 'clocks',
    label: 'An edit is due after',
    hint: 'The deadline that customers see',
  }),
  editLateHours: setting(whole(1, 240, 'hours'), {
    default: 51,
    group: 'clocks',
    label: 'An edit is late after',
    hint: 'It turns red in Admin',
  }),
  orderDays: setting(whole(1, 90, 'days'), {
    default: 14,
    group: 'clocks',
    label: 'An unpaid order expires after',
    hint: 'Counted from the day it was started',
  }),
  replyHours: setting(whole(1, 80, 'hours'), {
    default: 8,
    group: 'clocks',
    label: 'We reply to messages within',
    hint: 'Counted in support hours',
  }),
  /** Days are digits from 0 for Sunday, times are HH:MM by the clock of `brand.timeZone`. */
  supportDays: setting(weekDays(), {
    default: ownHours.support.days.join(''),
    group: 'hours',
    label: 'Support days',
    hint: 'Such as Mon-Fri, Mon-Sat or daily',
  }),
  supportOpen: setting(clockTime(), {
    default: ownHours.support.open,
    group: 'hours',
    label: 'Support opens',
    hint: 'Time to reply runs from this hour',
  }),
  supportClose: setting(clockTime(), {
    default: ownHours.support.close,
    group: 'hours',
    label: 'Support closes',
    hint: 'Time to reply stops at this hour until the next support day',
  }),
  officeDays: setting(weekDays(), {
    default: ownHours.office.days.join(''),
    group: 'hours',
    label: 'Office days',
    hint: 'The days when calls can be booked',
  }),
  officeOpen: setting(clockTime(), {
    default: ownHours.office.open,
    group: 'hours',
    label: 'Office opens',
    hint: 'The first call of the day can start at this time',
  }),
  officeClose: setting(clockTime(), {
    default: ownHours.office.close,
    group: 'hours',
    label: 'Office closes',
    hint: 'The last call of the day ends by this time',
  }),
  closedOnHolidays: setting(onOff(), {
    default: true,
    group: 'holidays',
    label: 'Closed on US federal holidays',
    hint: 'You can reopen each one, or close other days, in Calls > Closed days',
  }),
  takesBookings: setting(onOff(), {
    default: true,
    group: 'booking',
    label: 'Calls can be booked',
    hint: 'When this is off, the page shows how to reach you instead',
  }),
  bookingNoticeHours: setting(whole(0, 168, 'hours'), {
    default: 2,
    group: 'booking',
    label: 'Notice before a call',
    hint: 'How soon a call can be booked',
  }),
  bookingHorizonDays: setting(whole(1, 90, 'days'), {
    default: 30,
    group: 'booking',
    label: 'Days ahead for calls',
    hint: 'How far ahead a call can be booked',
  }),
  bookingBufferMinutes: setting(whole(0, 120, 'minutes'), {
    default: 15,
    group: 'booking',
    label: 'Minutes between calls',
    hint: 'A break after each call',
  }),
  bookingDailyCap: setting(whole(1, 40, 'calls'), {
    default: 8,
    group: 'booking',
    label: 'Calls per day',
    hint: 'A day with this many calls is full',
  }),
  showSplash: setting(onOff(), { default: true, group: 'site', label: 'Splash', hint: 'The intro on the first page that a browser opens' }),
  showChat: setting(onOff(), { default: true, group: 'site', label: 'Chat', hint: 'Answers questions from our pages' }),
  showActivity: setting(onOff(), {
    default: true,
    group: 'site',
    label: 'Activity pop-up',
    hint: 'Real orders, drafts and launches from buyers who agreed',
  }),
  showCaseStudy: setting(onOff(), { default: true, group: 'site', label: 'Case study', hint: 'On the home page and in the portfolio' }),
  showSamples: setting(onOff(), {
    default: true,
    group: 'site',
    label: 'Sample testimonials',
    hint: 'Only a demo shows them, marked as samples. Real customers’ testimonials always show',
  }),
  claimYears: setting(whole(0, 100, 'years'), { default: 20, group: 'claims', label: 'Years of experience', hint: 'Shown as “20+”' }),
  claimSites: setting(whole(0, 100_000, 'sites'), { default: 100, group: 'claims', label: 'Sites built', hint: 'Shown as “100+”' }),
  showExitOffer: setting(onOff(), {
    default: true,
    group: 'site',
    label: 'Exit offer',
    hint: '10% off for visitors who are about to leave',
  }),
  activityOrders: setting(onOff(), {
    default: true,
    group: 'activity',
    label: 'Paid orders',
    hint: '“Maria from Tampa started a five-page site”',
  }),
  activityDrafts: setting(onOff(), {
    default: true,
    group: 'activity',
    label: 'Finished drafts',
    hint: '“Maria from Tampa got a finished draft”',
  }),
  activityLaunches: setting(onOff(), { default: true, group: 'activity', label: 'Launches', hint: '“Maria from Tampa went live”' }),
  activityDays: setting(whole(1, 90, 'days'), { default: 30, group: 'activity', label: 'Days back', hint: 'Older events don’t show' }),
  caseTitle: setting(text(0, 60), { default: caseStudy.title, group: 'case', label: 'Title', hint: 'Up to 60 characters' }),
  caseText: setting(text(0, 300, 'lines'), { default: caseStudy.text, group: 'case', label: 'Text', hint: 'Up to 300 characters' }),
  caseHours: setting(whole(0, 999, 'hours'), {
    default: caseStudy.hours,
    group: 'case',
    label: 'Hours it took',
    hint: 'From start to finish',
  }),
  /** One fact per line. */
  caseFacts: setting(caseFacts(), {
    default: caseStudy.facts,
    group: 'case',
    label: 'What was built',
    hint: 'One per line, up to 6. A number at the start is shown large',
  }),
  caseClient: setting(text(0, 60), { default: '', group: 'case', label: 'Client', hint: 'With their consent' }),
  caseUrl: setting(siteAddress(), {
    default: '',
    group: 'case',
    label: 'Link to their live site',
    hint: 'Opens in a new tab. Leave it empty for no link',
  }),
  socialInstagram: profile('Instagram', 'https://www.instagram.com/...'),
  socialFacebook: profile('Facebook', 'https://www.facebook.com/...'),
  socialLinkedin: profile('LinkedIn', 'https://www.linkedin.com/company/...'),
  socialYoutube: profile('YouTube', 'https://www.youtube.com/@...'),
  socialTiktok: profile('TikTok', 'https://www.tiktok.com/@...'),
  socialX: profile('X', 'https://x.com/...'),
  /** The uploaded mark: see `markOf`. Empty for ours. */
  brandMark: setting(pictureFile(), { default: '', group: 'made', label: 'Logo', hint: '' }),
  /** Whether emails at owners' domains go out as those, or as the operator's because its provider sends no others. A sender test finds out. */
  emailSender: setting(word('own', 'operator'), { default: 'own', group: 'made', label: 'Sender of owners’ emails', hint: '' }),
  /** Names of the steps of the first setup that are done, with spaces between them. */
  setupSteps: setting(slugs(), { default: '', group: 'made', label: 'Finished setup steps', hint: '' }),
};
export type SettingKey = keyof typeof settingTable;
export type Settings = { [Key in SettingKey]: (typeof settingTable)[Key]['default'] };

/** Settings of a group that contradict each other, each with a sentence about it. */
const contradictions: Partial<Record<SettingGroup, (values: Settings) => Partial<Record<SettingKey, string | false>>>> = {
  clocks: ({ editDueHours, editLateHours }) => ({
    editLateHours: editLateHours < editDueHours && 'The late time can’t be before the due time.',
  }),
  hours: ({ supportOpen, supportClose, officeOpen, officeClose }) => ({
    supportClose: supportClose <= supportOpen && 'Must be after the opening time.',
    officeClose: officeClose <= officeOpen && 'Must be after the opening time.',
  }),
};

/** A setting's entry, without the narrow type of its value. */
export function settingOf(key: SettingKey): Setting<SettingValue> {
  return settingTable[key];
}

/** A setting's label on its screen, with its unit unless the label names it: 'First draft within (hours)'. */
export function settingLabel(key: SettingKey): string {
  const { label, unit } = settingOf(key);
  return !unit || label.toLowerCase().includes(unit) ? label : `${label} (${unit})`;
}

/** What each setting is called in the audit log. */
export function settingNames(): Record<string, string> {
  const nameOf = (key: SettingKey) => {
    const { inAudit }: Group = settingGroups[settingTable[key].group];
    return inAudit ? `${inAudit}: ${settingLabel(key)}` : settingLabel(key);
  };
  return Object.fromEntries(allKeys().map((key) => [key, nameOf(key)]));
}

export function defaultSettings(): Settings {
  return Object.fromEntries(allKeys().map((key) => [key, settingTable[key].default])) as unknown as Settings;
}

/** The settings of a group, in the order of its form. */
export function settingKeys(group: SettingGroup): SettingKey[] {
  return allKeys().filter((key) => settingTable[key].group === group);
}

/** Checks what is typed into a group's form, and turns it into settings. */
export function settingForm(group: SettingGroup): z.ZodType<Partial<Settings>> {
  const fields = z.strictObject(Object.fromEntries(settingKeys(group).map((key) => [key, settingOf(key).typed])));
  return fields.check(({ value, issues }) => {
    for (const [key, message] of Object.entries(contradictions[group]?.(value as Settings) ?? {}))
      if (message) issues.push({ code: 'custom', path: [key], message, input: value[key] });
  }) as z.ZodType<Partial<Settings>>;
}

function allKeys(): SettingKey[] {
  return Object.keys(settingTable) as SettingKey[];
}

interface Entry<Value> {
  default: Value;
  group: SettingGroup;
  label: string;
  hint: string;
}

export interface Setting<Value extends SettingValue> extends Kind<Value>, Entry<Value> {}

export function setting<Value extends SettingValue>(kind: Kind<Value>, entry: Entry<NoInfer<Value>>): Setting<Value> {
  return { ...kind, ...entry };
}

/** Our profile on a network. */
function profile(name: SocialName, hint: string): Setting<string> {
  return setting(profileAddressOn(name), { default: '', group: 'social', label: name, hint });
}
