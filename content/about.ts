import { nationwide } from './nationwide.ts';
import { type Offer, offerWords } from './offer.ts';
import type { PageHead } from './page-head.ts';

/** One step from visitor to live site. */
export interface HowStep {
  /** When it happens or how long it takes, in words. */
  time: string;
  title: string;
  text: string;
  /** Who has the next move. */
  who: 'you' | 'we';
}

interface Point {
  title: string;
  text: string;
}

export interface About {
  headline: string;
  lead: string;
  /** From the first visit to the months after launch, in order. */
  steps: readonly HowStep[];
  parts: { you: readonly string[]; we: readonly string[] };
  /** When the promised hours run and when they don't. */
  clock: readonly Point[];
  included: readonly Point[];
  notIncluded: readonly Point[];
  leaving: readonly Point[];
}

export const aboutHead = {
  path: '/about',
  title: 'How It Works',
  description:
    'From picking five pages to a live site: each step, who does it, when the {draftHours}-hour clock runs, what is included and how to leave.',
  keywords: ['how it works', 'website in {draftTime}', 'done for you website process', 'small business website steps'],
} satisfies PageHead;

/**
 * How It Works: who does what, when the clock runs, what is and is not included, how to leave (product.md sections 3 to 5).
 * `offer` is the settings: prices and hours come from there.
 */
export function about(offer: Offer): About {
  const words = offerWords(offer);
  const { setup, monthly, plusTax, draftTime, supportLabel, editDueHours, editLateHours, newProjects, creditMissedDeadline } = words;
  const { domainToday, emailToday } = words;
  return {
    headline: 'From your answers to a live site.',
    lead: `You pick five pages and answer questions about your business. We write, design and build them. You read a finished draft within ${draftTime}, and nothing goes live until you approve it. ${nationwide}`,
    steps: [
      {
        time: 'Today',
        title: 'Pick five pages',
        text: 'Ten kinds to choose from: Home, About, Services, Contact, Booking, Shop (Shell), Blog, Pricing, Gallery and FAQ. You can swap them until we start.',
        who: 'you',
      },
      {
        time: 'A minute',
        title: 'Sign up',
        text: 'Your name, your email and a password. We email you a link and a code to confirm the address; one of them is enough.',
        who: 'you',
      },
      {
        time: 'Ten minutes',
        title: 'Answer the brief',
        text: 'Eight steps: business, services, proof, look, photos, pages, domain, review. Every field is saved as you type, so you can stop and go on from another device. A preview of your home page grows beside the questions.',
        who: 'you',
      },
      {
        time: 'Before or after the brief',
        title: `Pay ${setup}`,
        text: `By card, or by invoice${plusTax}. Checkout shows your start day, the monthly price and the total of the first year before you enter a card. The ${monthly} a month is not charged before your site is live.`,
        who: 'you',
      },
      {
        time: `Within ${draftTime}`,
        title: 'The draft is made',
        text: 'All five pages, written and designed from your answers. Most drafts are there within a minute once payment and brief are in and your start day has come. Each one is checked before you see it. If a check fails, a person looks at it first.',
        who: 'we',
      },
      {
        time: 'When it suits you',
        title: 'Read the draft',
        text: 'In the portal, on your phone and on a big screen. Click a section to ask for an edit. Texts, hours, phone and photos you can change yourself. Or approve at once.',
        who: 'you',
      },
      {
        time: `${editDueHours} to ${editLateHours} hours, if needed`,
        title: 'Edits are made',
        text: `An edit round is due after ${editDueHours} hours and late after ${editLateHours}. You see each edited section before and after, and accept it or send it back.`,
        who: 'we',
      },
      {
        time: 'Your decision',
        title: 'Approve a version',
        text: 'Versions are numbered. You approve one of them, and exactly that one is published. Until this moment you can have the full setup price back.',
        who: 'you',
      },
      {
        time: 'At once',
        title: 'The site goes live',
        text: `At its free address. The ${monthly} a month starts on this day.`,
        who: 'we',
      },
      {
        time: 'From then on',
        title: 'We keep it running',
        text: 'Hosting and certificate are ours to look after. Contact and booking requests reach you by email and stand in the portal. When something changes, you change it there or ask us for an edit.',
        who: 'we',
      },
    ],
    parts: {
      you: [
        'Tell us the facts, and only those that are true.',
        'Pick five pages, and send photos if you have some.',
        'Make sure that people you quote agree, and that the photos are yours to use.',
        'Read the draft, ask for edits, approve.',
        'Answer the people who write to you.',
      ],
      we: [
        'Write, design and build five pages from your answers.',
        'Leave out what you did not say.',
        'Check every version: claims, links, contrast, weight, valid pages.',
        'Make the edits you ask for, in the hours we promise.',
        'Publish the version you approved, host it, and keep the earlier ones.',
      ],
    },
    clock: [
      {
        title: 'It starts with payment and brief',
        text: `Both must be in, and your start day must have come. We take ${newProjects} a day. If today is full, checkout shows the next free day before you pay.`,
      },
      { title: `The first draft is due in ${draftTime}`, text: 'You see the clock in the portal, and so do we.' },
      { title: 'It pauses while we wait for you', text: 'For example while you read a draft. Take the time you need.' },
      {
        title: 'An edit round has hours of its own',
        text: `It is due ${editDueHours} hours after you ask and late after ${editLateHours}.`,
      },
      {
        title: 'If we miss the draft deadline',
        text: creditMissedDeadline
          ? 'The portal says so, you get an email, and your first month costs nothing.'
          : 'The portal says so, and you get an email.',
      },
    ],
    included: [
      { title: 'Five pages', text: 'Written, designed and built from your answers.' },
      { title: 'A basic logo', text: 'Made from your name, if you have none.' },
      { title: 'Edits before you approve', text: 'By us or by you, section by section.' },
      { title: 'Search basics', text: 'Titles, descriptions, structured data, sitemap and light pages.' },
      { title: 'Hosting', text: `A free address, with a certificate. Part of the ${monthly} a month.` },
      { title: 'Working forms', text: 'Messages are stored, emailed to you and listed in the portal.' },
      { title: 'Upkeep', text: `Your own changes, edit requests, every version kept, support ${supportLabel}.` },
    ],
    notIncluded: [
      { title: 'More than five pages', text: 'Or page kinds outside the ten.' },
      { title: 'A full online store', text: 'The Shop (Shell) page shows products and lets people ask. A store is quoted after a call.' },
      { title: 'Photography and video', text: 'Send your own photos. Without any, the pages carry drawings made for your trade.' },
      { title: 'Ads and monthly SEO campaigns', text: 'The basics are built in. Nobody can promise a position.' },
      { title: 'A domain of your own', text: domainToday },
      { title: 'Email at that domain', text: emailToday },
      { title: 'Custom software', text: 'Logins, calculators, connections to other systems.' },
    ],
    leaving: [
      {
        title: 'Before you approve',
        text: `Two clicks in the portal, and you get the full ${setup} back. Nothing was published, and no month was charged.`,
      },
      {
        title: 'After launch',
        text: 'Cancel in two clicks in the portal. It takes effect at the end of the month you have paid for; the site stays online until then.',
      },
      {
        title: 'Changed your mind',
        text: 'For 30 days after that, a short “not available” page stands at your address and you can restore the site. Then it is archived.',
      },
      {
        title: 'Take it with you',
        text: 'Download the whole site as a ZIP at any time. It holds ordinary files that any web host can serve. Your own domain stays yours.',
      },
    ],
  };
}
