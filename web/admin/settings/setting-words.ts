import { brand } from '../../../content/brand.ts';
import { zoneInWords } from '../../../content/clock.ts';
import { dateInWords } from '../../../content/day-in-words.ts';
import { dollars } from '../../../content/dollars.ts';
import { termsVersion } from '../../../content/legal/terms-version.ts';
import { type SettingGroup, type SettingKey, settingInWords } from '../../../domain/settings/schema.ts';

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
    lead: 'For orders begun from now on; an order keeps the prices it began with.',
    save: 'Save prices',
  },
  invoices: {
    title: 'Tax and invoices',
    lead: 'For orders begun from now on; an order and its plan keep the rate they began with.',
    save: 'Save tax and invoices',
  },
  clocks: {
    title: 'Capacity and clocks',
    lead: `Clocks that run already keep their deadline. The terms of ${dateInWords(termsVersion)} name hours and days in words of their own: longer ones here need new terms first.`,
    save: 'Save capacity and clocks',
  },
  hours: {
    title: 'Hours',
    lead: `By the clock of the business, ${zoneInWords(brand.timeZone)}. Pages, chat and mails follow, and so do reply times and the calls that can be booked.`,
    save: 'Save hours',
  },
  booking: {
    title: 'Calls',
    lead: 'Thirty minutes each, in office hours. Calls that are booked stay as they are.',
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
  site: { title: 'On public pages', lead: 'Off is off for every visitor within seconds.', save: 'Save switches' },
};

export const settingWords: Record<SettingKey, SettingWords> = {
  setupCents: { label: 'Setup, once ($)', hint: 'Due with the order', kind: 'dollars' },
  monthlyCents: { label: 'Monthly ($)', hint: 'From the day the site is live', kind: 'dollars' },
  creditMissedDeadline: {
    label: 'A late draft gives the first month free',
    hint: 'Announced to the customer when the deadline passes. The terms promise it: off needs new terms first',
    kind: 'switch',
  },
  taxRate: { label: 'Tax on every price (%)', hint: '0 for none; added to the prices above', kind: 'percent' },
  taxName: { label: 'Name of the tax', hint: 'As invoices call it', kind: 'text' },
  invoiceDueDays: {
    label: 'An invoice is to be paid within (days)',
    hint: 'Counted from the day it is issued',
    kind: 'whole',
    unit: 'days',
  },
  bankDetails: { label: 'Bank details', hint: 'Printed on invoices that are paid by bank', kind: 'lines' },
  dailyCapacity: { label: 'Projects a day', hint: 'A full day moves the start of the next order', kind: 'whole', unit: 'projects' },
  draftHours: { label: 'First draft within (hours)', hint: 'From payment and brief, at the start day', kind: 'whole', unit: 'hours' },
  editDueHours: { label: 'An edit is due after (hours)', hint: 'What customers see', kind: 'whole', unit: 'hours' },
  editLateHours: { label: 'An edit is late after (hours)', hint: 'When it turns red here', kind: 'whole', unit: 'hours' },
  orderDays: { label: 'An unpaid order waits (days)', hint: 'Then it expires by itself', kind: 'whole', unit: 'days' },
  replyHours: { label: 'A message is answered within (hours)', hint: 'Counted in open support hours', kind: 'whole', unit: 'hours' },
  supportDays: { label: 'Support, days', hint: 'Mon-Fri, Mon-Sat, or daily', kind: 'days' },
  supportOpen: { label: 'Support opens', hint: 'Reply times are counted from here', kind: 'time' },
  supportClose: { label: 'Support closes', hint: 'To here', kind: 'time' },
  officeDays: { label: 'Office, days', hint: 'Days on which a call can be booked', kind: 'days' },
  officeOpen: { label: 'Office opens', hint: 'The first call of the day', kind: 'time' },
  officeClose: { label: 'Office closes', hint: 'The end of the last call', kind: 'time' },
  takesBookings: { label: 'Calls can be booked', hint: 'Off: the page offers the phone and a message', kind: 'switch' },
  bookingNoticeHours: { label: 'Notice before a call (hours)', hint: 'The soonest call that can be booked', kind: 'whole', unit: 'hours' },
  bookingHorizonDays: { label: 'Days ahead', hint: 'The last day that can be booked', kind: 'whole', unit: 'days' },
  bookingBufferMinutes: { label: 'Minutes between calls', hint: 'Kept free after each call', kind: 'whole', unit: 'minutes' },
  bookingDailyCap: { label: 'Calls a day', hint: 'A full day offers no more', kind: 'whole', unit: 'calls' },
  showSplash: { label: 'Splash', hint: 'The intro over the first page of a visit', kind: 'switch' },
  showChat: { label: 'Chat', hint: 'The assistant that answers from our pages', kind: 'switch' },
  showActivity: { label: 'Activity pop-up', hint: 'Real orders, drafts and launches of buyers who agreed', kind: 'switch' },
  showExitOffer: { label: 'Exit offer', hint: '10% off for those about to leave', kind: 'switch' },
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

/** A setting's value as people say it: '$299', '24 hours', 'on'. */
export function valueInWords(key: keyof typeof settingWords, value: number | boolean | string): string {
  const { kind, unit = '' } = settingWords[key];
  if (kind === 'switch') return value ? 'on' : 'off';
  if (kind === 'days' || kind === 'time') return settingInWords(key, value);
  if (kind === 'dollars') return dollars(Number(value));
  if (kind === 'percent') return settingInWords(key, value);
  if (kind === 'line' || kind === 'lines') return value ? 'as shipped' : 'none';
  if (kind === 'text') return String(value) || 'none';
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
