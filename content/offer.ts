import { zoneInWords } from '../time/clock.ts';
import { brand } from './brand.ts';
import { type BrandWords, brandWords } from './brand-words.ts';
import { dollars } from './dollars.ts';
import { domainToday, emailAnswer, emailBy, emailLimits, emailToday, registeringToday } from './given-today.ts';
import { type HoursSettings, hoursInWords, officeHoursOf, supportHoursOf } from './hours.ts';
import { type ProductWords, productWords } from './product-facts.ts';

/** The numbers that our texts name. The product's settings have this shape. Money in cents, US dollars. */
export interface Offer extends HoursSettings {
  setupCents: number;
  monthlyCents: number;
  dailyCapacity: number;
  draftHours: number;
  editDueHours: number;
  editLateHours: number;
  orderDays: number;
  creditMissedDeadline: boolean;
  /** Thousandths of a percent; 0 for no tax. */
  taxRate: number;
  /** As the operator typed it: 'Sales tax'. */
  taxName: string;
}

/** The offer and the operator's hours as texts write them: by name in code, as `{name}` in a text that `filled` fills. */
export interface OfferWords extends Offer, BrandWords, ProductWords {
  /** '$299' */
  setup: string;
  /** '$29' */
  monthly: string;
  /** Twelve months: '$348'. */
  year: string;
  /** Setup and twelve months: '$647'. */
  firstYear: string;
  /** Setup and 24 months: '$995'. */
  twoYears: string;
  /** Setup and 36 months: '$1,343'. */
  threeYears: string;
  /** Right after a total: ', plus Sales tax' while a tax is set, else ''. */
  plusTax: string;
  /** Setup with 10% off, the exit offer: '$269.10'. */
  setupWithCode: string;
  /** The time to the first draft: '24 hours'. */
  draftTime: string;
  /** The same in a headline: '24 Hours'. */
  draftTimeTitle: string;
  /** The same in prose: 'a day' while it is 24 hours, else those hours. */
  aDay: string;
  /** 'one day' while it is 24 hours, else those hours. */
  oneDay: string;
  /** 'one new project' */
  newProjects: string;
  /** 'one new project slot' */
  newSlots: string;
  /** What follows from 'If we miss the deadline of the first draft'. */
  lateDraft: string;
  /** The same as a sentence of its own, without its full stop. */
  lateDraftSteps: string;
  /** 'Your first month is free. ' while a missed deadline earns it, else ''. */
  freeMonth: string;
  /** '10am-6pm daily' */
  supportLabel: string;
  /** '10am-6pm daily, Eastern Time' */
  supportHours: string;
  /** 'Mon-Fri 9-6, Eastern Time' */
  officeHours: string;
  /** 'No.' if email at the buyer's own domain has to come from a provider. */
  emailAnswer: string;
  /** What a buyer gets as "Pro Email", in two sentences. */
  emailToday: string;
  /** The same if it's included, else ''. */
  emailIncluded: string;
  /** The same if it isn't, else ''. */
  emailNotIncluded: string;
  /** What it isn't, a sentence before which there's a space; '' if it isn't included. */
  emailLimits: string;
  /** What a buyer gets with a domain of their own, in two sentences. */
  domainToday: string;
  /** Who registers a domain, in two sentences. */
  registeringToday: string;
}

export function offerWords(offer: Offer): OfferWords {
  const { setupCents, monthlyCents, draftHours, dailyCapacity, taxRate, taxName } = offer;
  const zone = zoneInWords(brand.timeZone);
  const months = (count: number) => dollars(setupCents + count * monthlyCents);
  const draftTime = draftHours === 1 ? '1 hour' : `${draftHours} hours`;
  const isDay = draftHours === 24;
  return {
    ...offer,
    ...brandWords(),
    ...productWords(),
    setup: dollars(setupCents),
    monthly: dollars(monthlyCents),
    year: dollars(12 * monthlyCents),
    firstYear: months(12),
    twoYears: months(24),
    threeYears: months(36),
    plusTax: taxRate > 0 ? `, plus ${taxName}` : '',
    setupWithCode: dollars(Math.round(setupCents * 0.9)),
    draftTime,
    draftTimeTitle: draftTime.replace('h', 'H'),
    aDay: isDay ? 'a day' : draftTime,
    oneDay: isDay ? 'one day' : draftTime,
    newProjects: dailyCapacity === 1 ? 'one new project' : `${dailyCapacity} new projects`,
    newSlots: dailyCapacity === 1 ? 'one new project slot' : `${dailyCapacity} new project slots`,
    lateDraft: offer.creditMissedDeadline ? 'your first month costs nothing' : 'we’ll tell you by email and in the portal',
    lateDraftSteps: offer.creditMissedDeadline
      ? 'The portal says so, you get an email, and your first month costs nothing'
      : 'The portal says so, and you get an email',
    freeMonth: offer.creditMissedDeadline ? 'Your first month is free. ' : '',
    supportLabel: hoursInWords(supportHoursOf(offer)),
    supportHours: `${hoursInWords(supportHoursOf(offer))}, ${zone}`,
    officeHours: `${hoursInWords(officeHoursOf(offer))}, ${zone}`,
    emailAnswer: emailAnswer(),
    emailToday: emailToday(),
    emailIncluded: emailBy() ? '' : emailToday(),
    emailNotIncluded: emailBy() ? emailToday() : '',
    emailLimits: emailLimits(),
    domainToday,
    registeringToday,
  };
}
