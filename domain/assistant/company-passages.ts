import { brand } from '../../content/brand.ts';
import type { OfferWords } from '../../content/offer.ts';
import type { Passage } from './passage.ts';

/** Facts about the business and its screens that the assistant needs and that no other page states in sentences. */
export function companyPassages({ supportHours }: OfferWords, caseText: string): Passage[] {
  return [
    {
      source: 'company',
      title: `What ${brand.name} does`,
      text: `${brand.name} makes five-page websites for small local businesses, and hosts them. You answer a brief, we write, design and build the site, and you approve it before it goes live. [How it works](/about) shows every step.`,
      path: '/about',
      keywords: 'what do you do offer service company business overview what is this explain services',
    },
    {
      source: 'company',
      title: 'Phone and email',
      text: `${brand.phone ? `Call ${brand.phone} or write` : 'Write'} to ${brand.email}. Support is open ${supportHours}. You can attach a file in the [contact form](/contact), and you’ll get a reference number.`,
      path: '/contact',
      keywords: 'contact phone number email address telephone reach write message attach file your email your phone',
    },
    ...(caseText ? [caseStudyPassage(caseText)] : []),
    {
      source: 'company',
      title: 'Start your site',
      text: 'Pick five pages in [the page picker](/#picker), or create an account and open [the brief](/onboarding). Both work, and we don’t charge you until you confirm the payment.',
      path: '/onboarding',
      keywords: 'start order buy purchase begin sign up get started ready how do i order signup new customer',
    },
    {
      source: 'company',
      title: 'Login',
      text: 'Log in or create an account on [the login page](/auth). Your site, your messages and your invoices are in [your portal](/portal).',
      path: '/auth',
      keywords: 'login log in sign in portal dashboard account where is my my site',
    },
    {
      source: 'company',
      title: 'Terms and privacy',
      text: '[The terms](/terms) say what you buy, when it is due and how you leave. [The privacy policy](/privacy) says what we keep, why, and for how long.',
      path: '/terms',
      keywords: 'terms of service terms and conditions agreement legal privacy policy',
    },
    {
      source: 'company',
      title: 'Emails from us',
      text: 'In [your settings](/portal/settings) you choose which notices also come by email. Every offer email has a one-click unsubscribe link. You don’t need to log in.',
      path: '/portal/settings',
      keywords: 'unsubscribe stop emails notifications newsletter marketing spam too many reminders',
    },
    {
      source: 'company',
      title: `Install ${brand.name} as an app`,
      text: `You can install ${brand.name} as an app, on a phone or a computer. [The install page](/install) has the button where your browser offers it, and the steps for iPhone and Android.`,
      path: '/install',
      keywords: 'install app download iphone android home screen pwa app store play store',
    },
    {
      source: 'company',
      title: 'Apps and custom software',
      text: 'We make websites of five pages. Apps, member logins, calculators and connections to other systems are not part of the offer. If that’s what you need, [book a call](/booking).',
      path: '/about',
      keywords:
        'build develop make an app mobile app software custom integrate integration api connect crm square quickbooks zapier members',
    },
  ];
}

function caseStudyPassage(text: string): Passage {
  return {
    source: 'company',
    title: 'Case study',
    text,
    path: '/portfolio',
    keywords: 'case study shop 6 hours six hours ecommerce example client',
  };
}
