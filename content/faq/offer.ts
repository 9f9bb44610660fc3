import { brand } from '../brand.ts';
import { zoneInWords } from '../clock.ts';

/** The numbers that answers name. The product's settings have this shape. Money in cents, US dollars. */
export interface Offer {
  setupCents: number;
  monthlyCents: number;
  dailyCapacity: number;
  draftHours: number;
  editDueHours: number;
  editLateHours: number;
  orderDays: number;
  creditMissedDeadline: boolean;
}

/** The offer and the operator's hours as answers write them. */
export interface OfferWords extends Offer {
  /** '$299' */
  setup: string;
  /** '$29' */
  monthly: string;
  /** Setup and twelve months: '$647'. */
  firstYear: string;
  /** Setup less the tenth of the exit offer (seed section 9): '$269.10'. */
  setupWithCode: string;
  /** '10am-6pm daily, Eastern Time' */
  supportHours: string;
  /** 'Mon-Fri 9-6, Eastern Time' */
  officeHours: string;
}

export function offerWords(offer: Offer): OfferWords {
  const zone = zoneInWords(brand.timeZone);
  return {
    ...offer,
    setup: dollars(offer.setupCents),
    monthly: dollars(offer.monthlyCents),
    firstYear: dollars(offer.setupCents + 12 * offer.monthlyCents),
    setupWithCode: dollars(Math.round(offer.setupCents * 0.9)),
    supportHours: `${brand.supportHours.label}, ${zone}`,
    officeHours: `${brand.officeHours.label}, ${zone}`,
  };
}

/** Cents as dollars: 29900 → '$299', 26910 → '$269.10'. */
function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0 });
}
