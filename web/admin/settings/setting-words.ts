import { brand } from '../../../content/brand.ts';
import { dollars } from '../../../content/dollars.ts';
import { type SettingGroup, type SettingKey, settingInWords } from '../../../domain/settings/schema.ts';
import { timeInWords, zoneInWords } from '../../../time/clock.ts';

/** How a setting is shown and typed. */
export interface SettingWords {
  label: string;
  hint: string;
  kind: 'dollars' | 'percent' | 'whole' | 'text' | 'line' | 'lines' | 'switch' | 'days' | 'time';
  /** What a whole number counts. */
  unit?: string;
}

export const groupWords: Record<SettingGroup, { title: string; lead: string; save: string }> = {
  prices: {
    title: 'Prices',
    lead: 'New prices apply to orders started from now on. Earlier orders keep the prices they started with.',
    save: 'Save prices',
  },
  invoices: {
    title: 'Tax and invoices',
    lead: 'A new tax rate applies to orders started from now on. Earlier orders and their plans keep their rate.',
    save: 'Save tax and invoices',
  },
  clocks: {
    title: 'Capacity and deadlines',
    lead: 'Deadlines that are already set don’t change. The terms that buyers accept name their own hours and days, so publish new terms before you make any of these longer.',
    save: 'Save capacity and deadlines',
  },
  hours: {
    title: 'Hours',
    lead: `In ${zoneInWords(brand.timeZone)}. Public pages, the chat and emails show these hours. Reply times and open times for calls follow them.`,
    save: 'Save hours',
  },
  booking: {
    title: 'Calls',
    lead: 'Calls take 30 minutes and fit into office hours. Calls that are already booked don’t change.',
    save: 'Save calls',
  },
  activity: {
    title: 'What it shows',
    lead: 'Only real events, by first name and city, and only for buyers who agreed at checkout.',
    save: 'Save activity pop-up',
  },
  case: {
    title: 'Case study',
    lead: 'The featured project on the home page and in the portfolio. Say only what you can prove.',
    save: 'Save case study',
  },
  social: {
    title: 'Social profiles',
    lead: 'Each address adds an icon to the footer of every public page. Leave a field empty to leave its icon out.',
    save: 'Save profiles',
  },
  site: {
    title: 'On public pages',
    lead: 'Uncheck a box to hide that part. Visitors stop seeing it within seconds.',
    save: 'Save switches',
  },
};

export const settingWords: Record<SettingKey, SettingWords> = {
  setupCents: { label: 'Setup, once ($)', hint: 'Due with the order', kind: 'dollars' },
  monthlyCents: { label: 'Monthly ($)', hint: 'Charged from the day the site goes live', kind: 'dollars' },
  creditMissedDeadline: {
    label: 'A late draft makes the first month free',
    hint: 'We tell the customer when the deadline passes. The terms promise this, so publish new terms before you turn it off',
    kind: 'switch',
  },
  taxRate: { label: 'Tax on every price (%)', hint: 'Added to the prices above. Enter 0 for none', kind: 'percent' },
  taxName: { label: 'Name of the tax', hint: 'Shown on invoices', kind: 'text' },
  invoiceDueDays: {
    label: 'Invoices are due after (days)',
    hint: 'Counted from the day an invoice is issued',
    kind: 'whole',
    unit: 'days',
  },
  bankDetails: { label: 'Bank details', hint: 'Printed on invoices that can be paid by bank transfer', kind: 'lines' },
  dailyCapacity: {
    label: 'Projects a day',
    hint: 'When a day is full, the next order starts on a later day',
    kind: 'whole',
    unit: 'projects',
  },
  draftHours: {
    label: 'First draft within (hours)',
    hint: 'Counted from the start day, once we have the payment and the brief',
    kind: 'whole',
    unit: 'hours',
  },
  editDueHours: { label: 'An edit is due after (hours)', hint: 'The deadline that customers see', kind: 'whole', unit: 'hours' },
  editLateHours: { label: 'An edit is late after (hours)', hint: 'It turns red in Admin', kind: 'whole', unit: 'hours' },
  orderDays: { label: 'An unpaid order expires after (days)', hint: 'Counted from the day it was started', kind: 'whole', unit: 'days' },
  replyHours: { label: 'We reply to messages within (hours)', hint: 'Counted in support hours', kind: 'whole', unit: 'hours' },
  supportDays: { label: 'Support days', hint: 'Such as Mon-Fri, Mon-Sat or daily', kind: 'days' },
  supportOpen: { label: 'Support opens', hint: 'Reply times count from here', kind: 'time' },
  supportClose: { label: 'Support closes', hint: 'Reply times pause here', kind: 'time' },
  officeDays: { label: 'Office days', hint: 'The days when calls can be booked', kind: 'days' },
  officeOpen: { label: 'Office opens', hint: 'The first call of the day can start at this time', kind: 'time' },
  officeClose: { label: 'Office closes', hint: 'The last call of the day ends by this time', kind: 'time' },
  takesBookings: { label: 'Calls can be booked', hint: 'When this is off, the page offers our phone and a message', kind: 'switch' },
  bookingNoticeHours: { label: 'Notice before a call (hours)', hint: 'How soon a call can be booked', kind: 'whole', unit: 'hours' },
  bookingHorizonDays: { label: 'Days ahead', hint: 'How far ahead a call can be booked', kind: 'whole', unit: 'days' },
  bookingBufferMinutes: { label: 'Minutes between calls', hint: 'A break after each call', kind: 'whole', unit: 'minutes' },
  bookingDailyCap: { label: 'Calls a day', hint: 'A day with this many calls is full', kind: 'whole', unit: 'calls' },
  showSplash: { label: 'Splash', hint: 'The intro over the first page of a visit', kind: 'switch' },
  showChat: { label: 'Chat', hint: 'The assistant that answers from our pages', kind: 'switch' },
  showActivity: { label: 'Activity pop-up', hint: 'Real orders, drafts and launches of buyers who agreed', kind: 'switch' },
  showExitOffer: { label: 'Exit offer', hint: '10% off for visitors who are about to leave', kind: 'switch' },
  activityOrders: { label: 'Paid orders', hint: '“Maria from Tampa started a five-page site”', kind: 'switch' },
  activityDrafts: { label: 'Finished drafts', hint: '“Maria from Tampa got a finished draft”', kind: 'switch' },
  activityLaunches: { label: 'Launches', hint: '“Maria from Tampa went live”', kind: 'switch' },
  activityDays: { label: 'Days back', hint: 'Older events don’t show', kind: 'whole', unit: 'days' },
  caseTitle: { label: 'Title', hint: 'Up to 60 characters', kind: 'line' },
  caseText: { label: 'Text', hint: 'Up to 300 characters', kind: 'lines' },
  caseHours: { label: 'Hours it took', hint: 'From start to finish', kind: 'whole', unit: 'hours' },
  caseFacts: { label: 'What was built', hint: 'One per line, up to 6. The first word or number is shown large', kind: 'lines' },
  caseClient: { label: 'Client', hint: 'With their consent', kind: 'line' },
  caseUrl: { label: 'Link to their live site', hint: 'Opens in a new tab. Leave it empty for no link', kind: 'line' },
  socialInstagram: { label: 'Instagram', hint: 'https://www.instagram.com/...', kind: 'line' },
  socialFacebook: { label: 'Facebook', hint: 'https://www.facebook.com/...', kind: 'line' },
  socialLinkedin: { label: 'LinkedIn', hint: 'https://www.linkedin.com/company/...', kind: 'line' },
  socialYoutube: { label: 'YouTube', hint: 'https://www.youtube.com/@...', kind: 'line' },
  socialTiktok: { label: 'TikTok', hint: 'https://www.tiktok.com/@...', kind: 'line' },
  socialX: { label: 'X', hint: 'https://x.com/...', kind: 'line' },
};

/** A setting's value as people say it: '$299', '24 hours', 'on', '6:00 pm', '“Sales tax”', 'empty'. */
export function valueInWords(key: keyof typeof settingWords, value: number | boolean | string): string {
  const { kind, unit = '' } = settingWords[key];
  if (kind === 'switch') return value ? 'on' : 'off';
  if (kind === 'days') return settingInWords(key, value);
  if (kind === 'time') return timeInWords(new Date(`1970-01-01T${value}:00Z`), 'UTC');
  if (kind === 'dollars') return dollars(Number(value));
  if (kind === 'percent') return settingInWords(key, value);
  if (kind === 'text' || kind === 'line' || kind === 'lines')
    return value ? `“${String(value).replaceAll('\n', ', ').replace(/\.$/, '')}”` : 'empty';
  return `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** A setting's value as it stands in its field. */
export function valueTyped(key: keyof typeof settingWords, value: number | boolean | string): string {
  const { kind } = settingWords[key];
  if (kind === 'switch') return value ? 'on' : '';
  if (kind === 'dollars') return dollars(Number(value)).slice(1);
  if (kind === 'percent') return String(Number(value) / 1000);
  if (kind === 'days') return settingInWords(key, value);
  return String(value);
}
