import type { Service } from './service.ts';

export const webHosting: Service = {
  slug: 'web-hosting',
  name: 'Web hosting',
  head: {
    path: '/services/web-hosting',
    title: 'Web hosting: {monthly} a month from the day you are live',
    description:
      'Hosting for your five pages with a free address, certificate, working forms and every earlier version kept. Leave any time with a ZIP.',
    keywords: [
      'web hosting small business',
      'managed website hosting',
      'hosting with SSL certificate',
      'website hosting {monthly} a month',
    ],
  },
  headline: "Hosting that you don't have to run.",
  lead: 'Your site is served as finished files: no database behind it, no plugins, nothing to update. The monthly price starts on the day the site goes live.',
  priceLine:
    '{monthly} a month from launch day, on the card kept at checkout, or by invoice. There is no minimum term: cancel, and it ends with the month you have paid for.',
  charged: 'monthly',
  included: [
    {
      title: 'A free address',
      text: 'Made from your business name and ready when you approve. You can use it for as long as you like.',
    },
    {
      title: 'A certificate',
      text: 'Every page is served over HTTPS. The certificate is issued and renewed without you.',
    },
    {
      title: 'Forms that reach you',
      text: 'Contact and booking requests are stored, emailed to you and listed in your portal. A form needs no script, and spam is held down by limits.',
    },
    {
      title: 'Fast answers',
      text: "Files are compressed once, kept in memory and served as they are. Fonts and pictures stay in the visitor's browser for a year.",
    },
    {
      title: 'Every version kept',
      text: 'What is served is the version you approved, file for file. Earlier versions stay, and you can go back to one.',
    },
    {
      title: 'The whole site as a ZIP',
      text: 'Ordinary files that any web host can serve. Take them whenever you want.',
    },
  ],
  notIncluded: [
    '{domainToday}',
    '{emailToday}',
    'Sites that we did not make, and software such as WordPress.',
    'Uploads of your own programs, databases or scripts.',
    'Mailing lists and newsletters.',
  ],
  how: [
    { title: 'Approve a version', text: 'It is live at once at its free address, over HTTPS.' },
    {
      title: 'Share the free address',
      text: 'On cards, invoices and your profiles. If you have a domain, nothing about it changes.',
    },
    { title: 'Visitors get your files', text: 'From our servers only. No page loads anything from another company.' },
    { title: 'Messages come in', text: 'By email and in the portal, with the name, the message and how to answer.' },
  ],
  questions: [
    {
      question: 'When do I start paying the {monthly}?',
      answer:
        'On the day your site goes live. While you read the draft or wait for edits, nothing is charged. The amount is shown before you enter your card, and the first year in total is {firstYear}{plusTax}.',
    },
    {
      question: 'How do I cancel?',
      answer:
        'Two clicks in the portal. The site stays online until the end of the month you have paid for. Then a short “not available” page stands in its place for 30 days, in which you can restore it. After that it is archived.',
    },
    {
      question: 'What happens when a payment fails?',
      answer:
        'We try again on days 1, 3 and 7 and write to you each time. If none of them goes through, the site is suspended. It is back as soon as you have paid; after 30 days without a payment it is archived.',
    },
    {
      question: 'Can I move the site to another host?',
      answer:
        'Yes. Download the ZIP and give it to any web host; it holds the pages, fonts and pictures. Forms need a program that receives them, so your new host has to provide one.',
    },
    {
      question: 'Do you put ads or trackers on my site?',
      answer:
        'No. The pages make no request to other companies and run no script. What we keep about form messages is written in the [privacy policy](/privacy).',
    },
  ],
  articles: ['website-security', 'speed-optimization', 'value-vs-price'],
};
