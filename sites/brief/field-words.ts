import { dayNames } from '../document/document.ts';
import { dayLabel } from '../labels/hours.ts';

const places: Record<string, string> = {
  business: 'Business',
  'business.description': 'Description',
  'business.tagline': 'Tagline',
  'business.trade': 'Trade',
  'business.called': 'What neighbors call it',
  'business.state': 'State',
  'business.traits': 'Kind of business',
  'business.payments': 'Ways to pay',
  'business.parking': 'Parking',
  'business.people': 'People',
  'business.links': 'Links',
  'business.address': 'Address',
  'business.serviceArea': 'Service area',
  'business.hours': 'Hours',
  'business.otherPlaces': 'Other locations',
  'business.urgent': 'Urgent calls',
  'business.licences': 'Licenses',
  'business.languages': 'Languages',
  services: 'Services',
  proof: 'Proof',
  'proof.quotes': 'Quotes',
  'proof.awards': 'Awards',
  'proof.memberships': 'Memberships',
  look: 'Look',
  'look.colors': 'Colors',
  photos: 'Photos',
  promises: 'Promises',
  pages: 'Pages',
  interview: 'What customers ask',
  language: 'Language',
  kept: 'Text kept as typed',
  details: 'Details',
  'details.steps': 'Steps',
  'details.faq': 'Questions',
  'details.pricing': 'Prices',
  'details.shop': 'Products',
  'details.booking': 'Booking',
  'details.booking.services': 'Booking, services',
  'details.blog': 'Posts',
  domain: 'Domain',
};

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];

/** Lists whose entries are numbered, with the label of an entry. */
const numbered: Record<string, string> = { 'business.otherPlaces': 'Other location' };

/** What the entries of a list within an entry are called. */
const innerEntries: Record<string, string> = { answers: 'answer', includes: 'included item' };

/** The place of a field written with dots: 'services.1.name' → 'Services, second entry'. */
export function placeOfField(field: string): string {
  return fieldPlace(field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
}

/** A brief path in words: `services.1.priceFrom` → 'Services, second entry'. */
export function fieldPlace(path: (string | number)[]): string {
  const words: string[] = [];
  for (let length = path.length; length > 0; length--) {
    const key = path.slice(0, length).join('.');
    const last = path[length - 1];
    if (places[key]) return [places[key], ...words].join(', ');
    const entry = typeof last === 'number' && numbered[path.slice(0, length - 1).join('.')];
    if (entry) return [`${entry} ${last + 1}`, ...words].join(', ');
    const list = path[length - 2];
    // A number within a number is one of the two times of an opening.
    if (typeof last === 'number' && typeof list !== 'number') words.unshift(entryWords(last, list));
    else if (dayNames.some((day) => day === last)) words.unshift(dayLabel(last as (typeof dayNames)[number]));
  }
  return ['Brief', ...words].join(', ');
}

/** 'second answer', 'entry 14'. `list` is the key of the list. */
function entryWords(index: number, list = ''): string {
  const name = innerEntries[list] ?? 'entry';
  const ordinal = ordinals[index];
  return ordinal ? `${ordinal} ${name}` : `${name} ${index + 1}`;
}
