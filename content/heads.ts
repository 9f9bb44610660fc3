import type { PageHead } from './page-head.ts';

/** Heads of the pages whose text is in their screens. Services, articles and cities bring their own. */
export const heads = {
  home: {
    path: '/',
    title: '5-Page Websites. Live in {draftTimeTitle}.',
    description:
      'Five custom pages for a small local business: first draft within {draftTime}, {setup} once and {monthly} a month, hosting included.',
    keywords: [
      'small business website',
      'five page website',
      'website in {draftTime}',
      'done for you website',
      'local business web design',
    ],
  },
  about: {
    path: '/about',
    title: 'How It Works',
    description:
      'From picking five pages to a live site: every step, who does it, when the {draftHours}-hour clock runs, what’s included and how to leave.',
    keywords: ['how it works', 'website in {draftTime}', 'done for you website process', 'small business website steps'],
  },
  portfolio: {
    path: '/portfolio',
    title: 'Portfolio',
    description: 'Live five-page sites, shown with their owners’ permission, with the day each one went live and the pages it has.',
    keywords: ['website portfolio', 'small business website examples', 'five page website examples', 'e-commerce case study'],
  },
  cities: {
    path: '/cities',
    title: 'Locations',
    description:
      'Websites for small businesses in {cityCount} cities: local trades, busy seasons and the five pages that work best for each.',
    keywords: ['small business website near me', 'web design by city', 'local web design', 'small business web design'],
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description: 'Six articles on the price, speed, search and security of small business websites, based on what we build and measure.',
    keywords: ['small business website advice', 'website cost', 'website speed', 'local SEO', 'website security'],
  },
  faq: {
    path: '/faq',
    title: 'FAQ',
    description:
      'Searchable answers about price, the five pages, the brief, drafts and edits, going live, hosting, leads, refunds and leaving.',
    keywords: ['website questions', 'website refund', 'website hosting questions', 'five page website FAQ'],
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: 'Write to us, send a file, or call. Every message gets a reference number, a copy by email, and an answer from a person.',
    keywords: ['contact', 'website help', 'website support', 'talk to a person'],
  },
  booking: {
    path: '/booking',
    title: 'Book a Call',
    description: 'Book a 30-minute call during office hours, in your own time zone. Reschedule or cancel with a link. No account needed.',
    keywords: ['book a call', 'website consultation', 'talk about a website'],
  },
  install: {
    path: '/install',
    title: 'Install the App',
    description:
      'Put your project on your phone’s home screen: one tap where the browser offers it, and the steps for iPhone, iPad and Android.',
    keywords: ['install app', 'add to home screen', 'web app'],
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What we keep about visitors, customers and the people who contact them, why we keep it and for how long, and how to see or delete it.',
    keywords: ['privacy policy', 'data protection', 'cookies'],
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description: 'Prices and due dates, refunds, deadlines, edits, who owns the site, canceling, and what happens if a payment fails.',
    keywords: ['terms of service', 'refund policy', 'cancellation', 'website ownership'],
  },
} as const satisfies Record<string, PageHead>;
