import type { OfferWords } from './offer.ts';

/** The words of the offer that the home page needs. */
export type HomeWords = Pick<
  OfferWords,
  'setup' | 'monthly' | 'draftHours' | 'draftTime' | 'draftTimeTitle' | 'editDueHours' | 'editLateHours' | 'emailToday'
>;

/** The home page's headlines that speak of the time to the draft. What the seed states is to the word. */
export function headlines({ draftHours, draftTime, draftTimeTitle }: Pick<HomeWords, 'draftHours' | 'draftTime' | 'draftTimeTitle'>) {
  const days = daysTo(draftHours);
  const within = days === 1;
  return {
    hero: ['5-Page Websites.', `Live in ${draftTimeTitle}.`],
    intro: `You run the business. We’ll have your draft ready ${within ? 'by this time tomorrow' : `in ${draftTime}`}.`,
    comparison: `${within ? 'One day' : `${days} days`}, or six weeks of them.`,
    process: within ? 'How the day goes.' : 'How it goes.',
    finalCall: `${within ? 'Tomorrow' : `In ${draftTime}`} your draft is ready.`,
  };
}

/** The day, counted from 1, on which a draft is there after so many hours. */
export function daysTo(draftHours: number): number {
  return Math.ceil(draftHours / 24);
}

export const heroSubtext = "While agencies are still picking templates, your site's already online.";

/** The six badges under the first call. */
export function heroBadges({ setup, monthly }: HomeWords): string[] {
  return ['20+ Years Experience', `${setup} Flat`, `${monthly}/mo All-In`, 'Free Logo', 'SEO Built In', 'Pro Email'];
}

export const trustBadges = [
  { figure: '20+', label: 'years of experience' },
  { figure: '100+', label: 'sites made' },
  { figure: 'SSL', label: 'secure payment' },
  { figure: 'Protected', label: 'by the payment provider' },
] as const;

/** One row of the comparison with agencies (seed sections 1 and 3). */
export interface ComparisonRow {
  feature: string;
  ours: string;
  agencies: string;
  isBetter: boolean;
}

export function comparison({ setup, draftTime }: HomeWords): ComparisonRow[] {
  return [
    { feature: 'Launch time', ours: draftTime, agencies: '4-6 weeks', isBetter: true },
    { feature: 'Cost', ours: setup, agencies: '$3,000-$5,000', isBetter: true },
    { feature: 'Performance', ours: '90+ Lighthouse', agencies: 'Varies', isBetter: true },
    { feature: 'SEO', ours: 'From day one', agencies: 'Often an extra', isBetter: true },
    { feature: 'Technology', ours: 'Modern frameworks', agencies: 'Dated templates', isBetter: true },
  ];
}

/** The first two are set as tiles, the other eight as a list. */
export function features({ draftTime, emailToday }: HomeWords) {
  return [
    {
      key: 'pages',
      title: 'Five custom pages',
      text: 'Chosen from ten kinds, written and designed for your trade. Not a theme with your name in it.',
    },
    { key: 'speed', title: 'Fast by default', text: '90+ on Lighthouse, because nothing heavy is on the page.' },
    {
      key: 'draft',
      title: `First draft in ${draftTime}`,
      text: 'The clock starts when your brief and your payment are in, and you can watch it.',
    },
    { key: 'logo', title: 'Free basic logo', text: 'Drawn from your name if you don’t have one.' },
    { key: 'seo', title: 'SEO from day one', text: 'Titles, structured data, a sitemap and clean addresses.' },
    { key: 'email', title: 'Pro email', text: emailToday },
    { key: 'hosting', title: 'SSL and hosting', text: 'Certificates renew themselves. It’s in the monthly price.' },
    { key: 'phones', title: 'Made for phones', text: 'Every page is checked at phone width before you see it.' },
    { key: 'edits', title: 'Change it yourself', text: 'Hours, phone, photos and texts, with undo.' },
    { key: 'leave', title: 'Yours to take', text: 'Leave any time with the whole site as a ZIP.' },
  ] as const;
}

export type FeatureKey = ReturnType<typeof features>[number]['key'];

export function processSteps({ draftTime, editDueHours, editLateHours }: HomeWords) {
  return [
    { when: 'Today', title: 'Pick and pay', text: 'Five pages, one price, a start day you can see.' },
    { when: 'Ten minutes', title: 'Tell us about it', text: 'What you do, where, your prices and hours. We save as you type.' },
    { when: `Within ${draftTime}`, title: 'Read the draft', text: 'All five pages, finished, on your phone and desktop.' },
    {
      when: `${editDueHours}-${editLateHours} hours, if needed`,
      title: 'Ask for edits',
      text: 'Click the spot, say what’s wrong. Or fix it yourself.',
    },
    { when: 'On your yes', title: 'Live at once', text: 'The version you approved, at its free address.' },
  ];
}

/** Cities of the home page's grid, in the seed's order. */
export const homeCitySlugs = [
  'provo-orem',
  'st-george',
  'cape-coral',
  'bend',
  'naples-marco-island',
  'sarasota',
  'boise',
  'jacksonville',
  'orlando',
  'tampa',
  'charlotte',
  'nashville',
] as const;
