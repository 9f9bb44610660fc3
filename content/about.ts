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
    'From picking five pages to a live site: every step, who does it, when the {draftHours}-hour clock runs, what’s included and how to leave.',
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
    lead: `Pick five pages and answer questions about your business. We write, design and build the pages. You see a finished draft within ${draftTime}, and nothing goes live until you approve it. ${nationwide}`,
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
        text: 'Enter your name, email and a password. We’ll email you a link and a code to confirm your address. Either one works.',
        who: 'you',
      },
      {
        time: 'Ten minutes',
        title: 'Answer the brief',
        text: 'Eight steps: business, services, proof, look, photos, pages, domain, review. We save every answer as you type, so you can stop and pick up on another device. You’ll see a live preview of your home page as you go.',
        who: 'you',
      },
      {
        time: 'Before or after the brief',
        title: `Pay ${setup}`,
        text: `By card, or by invoice${plusTax}. Before you enter a card, checkout shows your start day, the monthly price and the first-year total. We don’t charge the ${monthly} a month until your site is live.`,
        who: 'you',
      },
      {
        time: `Within ${draftTime}`,
        title: 'We build your draft',
        text: 'All five pages, written and designed from your answers. Once we have your payment and brief and your start day arrives, most drafts are ready within a minute. We check every draft before you see it. If a check fails, a person looks at it first.',
        who: 'we',
      },
      {
        time: 'On your schedule',
        title: 'Review the draft',
        text: 'Look at it in the portal, on your phone and on a big screen. Click a section to request an edit. You can change text, hours, phone and photos yourself. Or approve it right away.',
        who: 'you',
      },
      {
        time: `${editDueHours} to ${editLateHours} hours, if needed`,
        title: 'We make your edits',
        text: `Edits are due within ${editDueHours} hours and count as late after ${editLateHours}. You see each edited section before and after, then accept it or send it back.`,
        who: 'we',
      },
      {
        time: 'Your decision',
        title: 'Approve a version',
        text: 'Every version has a number. You approve one, and we publish exactly that one. Up to this point, you can get the full setup price back.',
        who: 'you',
      },
      {
        time: 'Right away',
        title: 'The site goes live',
        text: `It goes live at its free address. The ${monthly} a month starts that day.`,
        who: 'we',
      },
      {
        time: 'From then on',
        title: 'We keep it running',
        text: 'We take care of hosting and the security certificate. Messages and booking requests come to you by email and show up in the portal. When something changes, update it there or ask us for an edit.',
        who: 'we',
      },
    ],
    parts: {
      you: [
        'Tell us the facts, and only true ones.',
        'Pick five pages, and send photos if you have some.',
        'Make sure the people you quote agree, and that you have the rights to your photos.',
        'Review the draft, ask for edits, approve it.',
        'Answer the people who write to you.',
      ],
      we: [
        'Write, design and build five pages from your answers.',
        'Leave out anything you didn’t tell us.',
        'Check every version for unsupported claims, broken links, contrast, page weight and valid code.',
        'Make the edits you ask for within the hours we promise.',
        'Publish the version you approved, host it, and keep the earlier ones.',
      ],
    },
    clock: [
      {
        title: 'It starts when we have your payment and brief',
        text: `We need both, and your start day must have arrived. We take ${newProjects} a day. If today is full, checkout shows the next open day before you pay.`,
      },
      { title: `The first draft is due in ${draftTime}`, text: 'You can watch the clock in the portal. So can we.' },
      { title: 'It pauses while we wait for you', text: 'For example, while you review a draft. Take all the time you need.' },
      {
        title: 'Edits have their own clock',
        text: `They’re due ${editDueHours} hours after you ask and count as late after ${editLateHours}.`,
      },
      {
        title: 'If we miss your draft deadline',
        text: creditMissedDeadline
          ? 'The portal says so, you get an email, and your first month costs nothing.'
          : 'The portal says so, and you get an email.',
      },
    ],
    included: [
      { title: 'Five pages', text: 'Written, designed and built from your answers.' },
      { title: 'A basic logo', text: 'Made from your name, if you don’t have one.' },
      { title: 'Edits before you approve', text: 'By you or by us, section by section.' },
      { title: 'Search basics', text: 'Titles, descriptions, structured data, a sitemap and fast pages.' },
      { title: 'Hosting', text: `A free address with a security certificate. Part of the ${monthly} a month.` },
      { title: 'Working forms', text: 'Messages are stored, emailed to you and listed in the portal.' },
      { title: 'Upkeep', text: `Your own changes, edit requests, every version saved, and support ${supportLabel}.` },
    ],
    notIncluded: [
      { title: 'More than five pages', text: 'Or types of pages outside the ten.' },
      {
        title: 'A full online store',
        text: 'The Shop (Shell) page shows products and lets people ask about them. We quote a full store after a call.',
      },
      { title: 'Photography and video', text: 'Send us your photos. If you have none, we use illustrations of your trade.' },
      { title: 'Ads and monthly SEO campaigns', text: 'The basics are built in. No one can promise a ranking.' },
      { title: 'A domain of your own', text: domainToday },
      { title: 'Email at that domain', text: emailToday },
      { title: 'Custom software', text: 'Logins, calculators and connections to other systems.' },
    ],
    leaving: [
      {
        title: 'Before you approve',
        text: `Get the full ${setup} back in two clicks in the portal. Nothing has been published yet, and you haven’t been charged for a month.`,
      },
      {
        title: 'After launch',
        text: 'Cancel in two clicks in the portal. Your site stays online until the end of the month you’ve paid for.',
      },
      {
        title: 'Changed your mind',
        text: 'For 30 days after that, visitors see a short “not available” page, and you can bring your site back. Then we archive it.',
      },
      {
        title: 'Take it with you',
        text: 'Download your whole site as a ZIP at any time. It’s ordinary files that any web host can use. Your own domain stays yours.',
      },
    ],
  };
}
