import { emailBy, emailToday, formsByEmail } from './given-today.ts';
import type { OfferWords } from './offer.ts';

/** The words of the offer that the home page needs. */
export type HomeWords = Pick<
  OfferWords,
  'setup' | 'monthly' | 'draftHours' | 'draftTime' | 'draftTimeTitle' | 'editDueHours' | 'editLateHours' | 'pageKinds'
>;

/**
 * The home page's headlines that name the time to the draft. At 24 hours the hero reads exactly as specified. The other two count
 * from the buyer's start day, which stands beside the last one and can be days away.
 */
export function headlines({ draftHours, draftTime, draftTimeTitle }: Pick<HomeWords, 'draftHours' | 'draftTime' | 'draftTimeTitle'>) {
  const days = daysTo(draftHours);
  const within = days === 1;
  return {
    hero: ['5-Page Websites.', `Live in ${draftTimeTitle}.`],
    intro: `You run the business. You’ll see your draft within ${draftTime}.`,
    comparison: `${within ? 'One day' : `${days} days`}, or six weeks.`,
    process: within ? 'How the day goes.' : 'How it goes.',
    finalCall: `See your draft within ${draftTime}.`,
  };
}

/** The day, counted from 1, on which a draft is there after so many hours. */
export function daysTo(draftHours: number): number {
  return Math.ceil(draftHours / 24);
}

export const heroSubtext = "While agencies are still picking templates, your site's already online.";

/** What operators say about themselves; 0 for nothing. */
export interface Claims {
  years: number;
  sites: number;
}

/** The badge beside which the hero says whom the email comes from, if not from us: see given-today.ts. */
export const proEmail = 'Pro Email';

/** The badges under the first call. */
export function heroBadges({ setup, monthly }: HomeWords, { years }: Claims): string[] {
  return [...(years ? [`${years}+ Years Experience`] : []), `${setup} Flat`, `${monthly}/mo All-In`, 'Free Logo', 'SEO Built In', proEmail];
}

/** What the trust row claims, and what shows that it's so. */
export interface TrustBadge {
  figure: string;
  label: string;
  proof?: { text: string; to?: string };
}

/** `hasPortfolio` is true if a customer's site can be visited. */
export function trustBadges({ years, sites }: Claims, hasPortfolio: boolean): TrustBadge[] {
  return [
    ...(years ? [{ figure: `${years}+`, label: 'years of experience' }] : []),
    ...(sites
      ? [{ figure: `${sites}+`, label: 'sites built', ...(hasPortfolio && { proof: { text: 'Visit some', to: '/portfolio' } }) }]
      : []),
    { figure: 'SSL', label: 'secure payment', proof: { text: 'You pay on the provider’s own page.' } },
    { figure: 'Protected', label: 'by the payment provider', proof: { text: 'Your card number never reaches us.' } },
  ];
}

/** One row of the comparison with agencies. */
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
export function features({ draftTime, pageKinds }: HomeWords) {
  return [
    {
      key: 'pages',
      title: 'Five custom pages',
      text: `Pick from ${pageKinds} kinds. We write and design them for your trade. It’s not a template with your name on it.`,
    },
    { key: 'speed', title: 'Fast by default', text: '90+ on Lighthouse, because we keep every page light.' },
    {
      key: 'draft',
      title: `First draft in ${draftTime}`,
      text: 'The clock starts when we have your brief and payment, and you can watch it.',
    },
    { key: 'logo', title: 'Free basic logo', text: 'Made from your name if you don’t have one.' },
    { key: 'seo', title: 'SEO from day one', text: 'Titles, structured data, a sitemap and clean URLs.' },
    emailBy()
      ? { key: 'email', title: 'Messages by email', text: formsByEmail }
      : { key: 'email', title: 'Email at your domain', text: emailToday() },
    {
      key: 'hosting',
      title: 'SSL and hosting',
      text: 'At a free address or your own domain. Certificates renew automatically. It’s all in the monthly price.',
    },
    { key: 'phones', title: 'Built for phones', text: 'We check every page at phone size before you see it.' },
    { key: 'edits', title: 'Change it yourself', text: 'Text, prices, hours and photos, with undo.' },
    { key: 'leave', title: 'Yours to take', text: 'Leave anytime and take the whole site as a ZIP.' },
  ] as const;
}

export type FeatureKey = ReturnType<typeof features>[number]['key'];

export function processSteps({ draftTime, editDueHours, editLateHours }: HomeWords) {
  return [
    { when: 'Today', title: 'Pick and pay', text: 'Five pages, one price, and you see your start day.' },
    {
      when: 'Ten minutes',
      title: 'Tell us about it',
      text: 'What you do, where, what you charge and when you’re open. We save as you type.',
    },
    { when: `Within ${draftTime}`, title: 'Review the draft', text: 'See all five finished pages on your phone and computer.' },
    {
      when: `${editDueHours}-${editLateHours} hours, if needed`,
      title: 'Request edits',
      text: 'Click the spot and tell us what to change. Or change it yourself.',
    },
    { when: 'When you approve', title: 'Go live right away', text: 'The version you approved, at its free address or your own domain.' },
  ];
}

/** Cities of the home page's grid, in its order. */
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
