import { aboutHead } from './about.ts';
import type { PageHead } from './page-head.ts';

/** Heads of the pages whose text stands in their screens. Services, articles and cities bring their own. */
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
  about: aboutHead,
  portfolio: {
    path: '/portfolio',
    title: 'Portfolio',
    description:
      'Live five-page sites whose owners agreed to be shown, with the day each went live, and the story of a whole shop built in 6 hours.',
    keywords: ['website portfolio', 'small business website examples', 'five page website examples', 'e-commerce case study'],
  },
  cities: {
    path: '/cities',
    title: 'Locations',
    description:
      'Websites for small businesses in 45 cities: what trades live there, when the busy season is, and which five pages suit them.',
    keywords: [
      'small business website near me',
      'web design by city',
      'Florida web design',
      'North Carolina web design',
      'Tennessee web design',
    ],
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description:
      'Six articles on price, speed, search and security of small business websites, written from what we build and measure ourselves.',
    keywords: ['small business website advice', 'website cost', 'website speed', 'local SEO', 'website security'],
  },
  faq: {
    path: '/faq',
    title: 'FAQ',
    description:
      'Answers on price, the five pages, the brief, drafts and edits, going live, hosting, leads, refunds and leaving. Searchable.',
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
    description:
      'Book a 30-minute call in office hours, Monday to Friday, shown in your own time zone. Move or cancel it by a link. No account needed.',
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
    description: 'What we keep about visitors, customers and the people who write to them, why, for how long, and how to see or delete it.',
    keywords: ['privacy policy', 'data protection', 'cookies'],
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description:
      'Prices and when they are due, refunds, deadlines, edits, who owns the site, canceling, and what happens when a payment fails.',
    keywords: ['terms of service', 'refund policy', 'cancellation', 'website ownership'],
  },
} as const satisfies Record<string, PageHead>;
