import { pageChoices, pagesPerSite } from './site-pages.ts';

/**
 * What the generator and the brief can do, in the numbers and names that texts say. Kept here because content doesn't know the
 * generator, and browsers have neither: product-facts.test.ts compares each with the registry it comes from.
 */
export const productFacts = {
  /** Folders of sites/trades that a brief can be matched to. */
  trades: 74,
  /** Examples of them, as the registry names many of each. */
  someTrades: [
    'plumbers',
    'electricians',
    'roofers',
    'landscapers',
    'house cleaners',
    'hair stylists',
    'dentists',
    'restaurants',
    'photographers',
    'towing companies',
    'churches',
    'tattoo artists',
  ],
  /** Folders of sites/themes. */
  themes: 12,
  /** Logos that an owner without one chooses from. */
  logos: 3,
  /** Languages that whole sites are made in. */
  siteLanguages: ['English', 'Spanish'],
  /** Steps of the brief, as its navigation names them. */
  briefSteps: ['Business', 'Services', 'Proof', 'Look', 'Photos', 'Pages', 'Domain', 'Review'],
  photos: 30,
  photoMegabytes: 25,
  photoFormats: ['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC'],
  services: 12,
  products: 24,
  /** Towns of a service area. */
  places: 24,
  quotes: 6,
  /** The owner's own questions with answers. */
  ownQuestions: 20,
  /** Openings of one day. */
  openings: 4,
  /** Addresses for email at an owner's domain. */
  emailAddresses: 5,
} as const;

/** Facts of the product as texts write them: `{trades}`. */
export type ProductWords = ReturnType<typeof productWords>;

export function productWords() {
  const { someTrades, siteLanguages, briefSteps, photoFormats, photoMegabytes, quotes, ...numbers } = productFacts;
  const { openings, logos, emailAddresses } = numbers;
  return {
    ...numbers,
    someTrades: listed(someTrades, 'and'),
    siteLanguages: listed(siteLanguages, 'or'),
    briefSteps: inWords(briefSteps.length),
    briefStepList: briefSteps.map((step) => step.toLowerCase()).join(', '),
    photoSize: `${photoMegabytes} MB`,
    photoFormats: listed(photoFormats, 'or'),
    quotes: inWords(quotes),
    openings: inWords(openings),
    logos: inWords(logos),
    emailAddresses: inWords(emailAddresses),
    /** 'ten', the kinds of pages to choose from. */
    pageKinds: inWords(pageChoices.length),
    pageList: listed(
      pageChoices.map(({ label }) => label),
      'and',
    ),
    /** 'five' */
    pages: inWords(pagesPerSite),
  };
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'eight', and digits from 11 on. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** 'English or Spanish', 'JPEG, PNG or HEIC' */
function listed(names: readonly string[], last: 'and' | 'or'): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
