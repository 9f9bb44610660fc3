/** Facts about who runs this Sunup, as pages, emails and documents say them. */
export interface Brand {
  name: string;
  tagline: string;
  email: string;
  /** Required by law in every marketing email; '' until the operator has set it. */
  postalAddress: string;
  /** '' until the operator has set one, or for an operator who has none. */
  phone: string;
  /** IANA name of the zone in which the business's days begin and end. */
  timeZone: string;
  /** Main markets. */
  states: readonly string[];
  /** '#ffb533': all other colors of the brand are made from it (see brand-colors.ts). */
  color: string;
  /** The night of that color, for the bars of browsers and phones. */
  ground: string;
  /** The uploaded mark, or ours. */
  mark: BrandMark | null;
  /** The name that mailboxes show as the sender. */
  mailName: string;
  /** Whether we receive email at owners' domains, because a mail host is configured. */
  receivesEmail: boolean;
  /** Slugs of cities whose pages aren't shown. */
  hiddenCities: readonly string[];
  /** How many cities have pages. Kept here because browsers have no list of cities. */
  cityCount: number;
}

/** A mark that the operator uploaded: a square picture, and the grounds on which it stands out without a tile behind it. */
export interface BrandMark {
  /** Name of the stored file. */
  file: string;
  onLight: boolean;
  onDark: boolean;
}

/** Sunup's own facts: what a demo says, and what isn't set in the settings. */
export const ownBrand: Brand = {
  name: 'Sunup',
  tagline: 'Five-page websites for small local businesses',
  email: 'hello@sunup.test',
  postalAddress: '100 Sample Street, Raleigh, NC 27601',
  phone: '(555) 010-0142',
  timeZone: 'America/New_York',
  states: ['Florida', 'North Carolina', 'Tennessee'],
  color: '#ffb533',
  ground: '#0b172c',
  mark: null,
  mailName: 'Sunup',
  receivesEmail: true,
  hiddenCities: [],
  cityCount: 45,
};

/** ID of the element that brings the brand to the browser: what `brandForBrowser` gives, as JSON (see web/root.tsx). */
export const brandElementId = 'brand';

/**
 * The brand of this process, read whenever something is said: settings change it while processes run. So no constant of a module
 * may be made from it, which tests/brand-at-call-time.test.ts checks. A browser has it from its page.
 */
export const brand: Readonly<Brand> = { ...ownBrand, ...brandOfPage() };

/** Changes the brand of this process. */
export function becomeBrand(facts: Partial<Brand>): void {
  Object.assign(brand, facts);
}

/** The facts that a browser doesn't have: all that differ from our own, without those that only the server needs. */
export function brandForBrowser(): Partial<Brand> {
  const { hiddenCities: _, mailName: __, ...facts } = brand;
  return Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => JSON.stringify(fact) !== JSON.stringify(ownBrand[name as keyof Brand])),
  );
}

function brandOfPage(): Partial<Brand> {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(brandElementId)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** Where a tap on the phone number leads: 'tel:+15550100142'. Numbers without a country are of the United States. */
export function phoneHref(phone: string = brand.phone): string {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return `tel:${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:+1${digits}`;
}
