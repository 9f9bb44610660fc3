import type { Service } from './service.ts';

export const seoOptimization: Service = {
  slug: 'seo-optimization',
  name: 'SEO optimization',
  head: {
    path: '/services/seo-optimization',
    title: 'SEO optimization for local businesses, built in',
    description:
      'Titles with service and city, structured data, a sitemap and light pages come with every site. No ranking promises, no monthly campaign.',
    keywords: ['SEO optimization', 'local SEO', 'small business SEO', 'structured data', 'SEO included website'],
  },
  headline: 'Found for what you do, where you do it.',
  lead: 'Each page says plainly which service you offer and in which town, and repeats the facts in a form that search engines can read. It is there when the site goes live.',
  priceLine: 'Part of the {setup} setup price and of the {monthly} a month. There is no extra charge and no separate SEO plan to buy.',
  charged: 'once',
  included: [
    {
      title: 'Titles with service and city',
      text: 'Such as “Plumber in Raleigh” followed by your name. Every page has its own title, its own description and one main heading.',
    },
    {
      title: 'Structured data',
      text: 'Your business type, name, phone, address or towns, hours and services, in the schema.org vocabulary. It says only what the page shows.',
    },
    {
      title: 'Sitemap and robots file',
      text: 'A list of all your pages, kept in step with the site, and a robots file that points to it.',
    },
    {
      title: 'Clean addresses',
      text: 'Short paths such as /services, one canonical address for each page, and a “not found” page that leads onward.',
    },
    {
      title: 'Light pages',
      text: 'No script, no requests to other companies, at most 75 KB at first load without photos and 150 KB with them.',
    },
    {
      title: 'Pictures with words',
      text: 'Every picture that shows something has a text that says what, for search engines and for people who use a screen reader.',
    },
    {
      title: 'A picture for sharing',
      text: 'When someone sends your link in a message or on social media, it comes with your name and a picture made for it.',
    },
    {
      title: 'Questions and guides',
      text: 'If you pick FAQ or Blog, the pages answer what people ask in your trade. A blog starts with three guides, or with your own posts.',
    },
  ],
  notIncluded: [
    'A promised position. No one controls the order of search results.',
    'Monthly campaigns, link building and paid ads.',
    'Your Google Business Profile. It belongs to you; our article says how to set it up.',
    "Pages for towns that you don't serve, or many copies of one page.",
  ],
  how: [
    {
      title: 'You name services and towns',
      text: 'In the brief. Use the words your customers use, and the towns that you really drive to.',
    },
    { title: 'We write titles and data', text: 'From those answers, for each page, while the draft is made.' },
    {
      title: 'The draft is checked',
      text: 'Duplicate titles, skipped headings, missing picture texts, broken links and unreadable data stop a draft before you see it.',
    },
    {
      title: 'The site goes live',
      text: 'Sitemap and structured data are there with the first version. Search engines visit on their own schedule.',
    },
    {
      title: 'You keep the facts right',
      text: 'Change your hours or phone once in the portal. After your approval every page, the footer and the structured data say the same.',
    },
  ],
  questions: [
    {
      question: 'When will I show up on Google?',
      answer:
        'After Google has visited your site, which can take days or weeks. For a search such as “plumber Raleigh”, how far up you appear also depends on your competitors, your reviews and how near the searcher is.',
    },
    {
      question: 'Do you guarantee first place?',
      answer:
        'No. We build what search engines ask for and check that it is there. Where you rank also depends on things that neither of us controls. Be careful with anyone who promises a position.',
    },
    {
      question: 'Can I rank in several towns?',
      answer:
        'The site helps with that: pages and structured data name the towns in your brief. A separate page for each town is not part of the five pages. For the map, set the service area in your own Google Business Profile.',
    },
    {
      question: 'What should I do myself?',
      answer:
        'Claim your Google Business Profile, use one spelling of your name and one phone number everywhere, and ask for reviews after a job. [SEO features](/blog/seo-features) has the list for one afternoon.',
    },
    {
      question: 'Does it work with the free address?',
      answer:
        'Yes, the pages are the same. A domain of your own is easier to remember and stays with you if you ever move. It can’t be connected yet, so your site starts at the free address.',
    },
  ],
  articles: ['seo-features', 'speed-optimization', 'value-vs-price'],
};
