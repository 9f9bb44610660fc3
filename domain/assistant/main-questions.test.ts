import { expect, test } from 'vitest';
import { defaultSettings } from '../settings/schema.ts';
import { answerQuestion } from './answer.ts';
import { collectKnowledge } from './knowledge.ts';

const knowledge = await collectKnowledge(defaultSettings());
const ask = (content: string) => answerQuestion([{ role: 'user', content }], knowledge);

/**
 * The ten questions visitors ask most, each in ten wordings. They were written down before the assistant was tuned on them;
 * a wording that it gets wrong is a fault of the assistant, so none is removed or reworded. `path` is linked first, and the reply
 * says `fact`.
 */
const mainQuestions: { path: string; fact: RegExp; wordings: string[] }[] = [
  {
    path: '/faq#how-fast',
    fact: /within 24 hours/,
    wordings: [
      'How long does the first draft take?',
      'How long until I get my first draft?',
      'How long does it take?',
      'When will my website be ready?',
      'how quickly can you have my site up',
      'is it really 24 hours?',
      'what does live in 24 hours mean',
      'how soon can i see something',
      'Can you have it done by tomorrow?',
      'how many days does it take to build a website',
    ],
  },
  {
    path: '/faq#how-many-pages',
    fact: /[Ff]ive pages/,
    wordings: [
      'How many pages do I get?',
      'how many pages are included',
      'is it just 5 pages?',
      'how big is the website',
      'number of pages?',
      'do i get five pages or ten',
      'How many pages does my site have?',
      'is there a page limit',
      'why only five pages',
      'how many pages for 299',
    ],
  },
  {
    path: '/faq#which-pages',
    fact: /Home, About, Services, Contact, Booking/,
    wordings: [
      'What are the 10 pages?',
      'which pages',
      'Which pages can I choose from?',
      'what pages do you offer',
      'what kind of pages can I have',
      'Can I have a gallery page?',
      'do you make a pricing page',
      'list of pages please',
      'what are my page options',
      'can one of the pages be a blog',
    ],
  },
  {
    path: '/faq#what-does-it-cost',
    fact: /\$299 once and \$29 a month/,
    wordings: [
      'How much does it cost?',
      'what do you charge',
      'price?',
      'whats the catch, how much in total',
      'How much for a website for my salon?',
      'are there any hidden fees',
      'what would i pay in the first year',
      'pricing',
      'cost of a website',
      'how much money do i need',
    ],
  },
  {
    path: '/faq#ask-for-an-edit',
    fact: /48 hours/,
    wordings: [
      'How many changes can I ask for?',
      'what if I want something changed in the draft',
      'how long do edits take',
      'do you charge for revisions',
      "What if I don't like it?",
      'i want to request a change',
      'are edits unlimited',
      'how do I ask you to change a section',
      'how fast do you make changes',
      'can you redo a part i dont like',
    ],
  },
  {
    path: '/faq#own-domain',
    fact: /domain/,
    wordings: [
      'Can I use my own domain?',
      'I already have a domain at GoDaddy, do I have to move it?',
      'do i get a .com',
      'how do I connect my domain',
      'will my site be at mybusiness.com',
      'domain name included?',
      'what web address will my site have',
      'i own a domain, can you point it to the new site',
      'can I transfer my domain from wix',
      'do you support custom domains',
    ],
  },
  {
    path: '/faq#refund',
    fact: /until you approve/,
    wordings: [
      'Can I get my money back?',
      'what is your refund policy',
      'refund?',
      'is there a money back guarantee',
      'what if i hate it, do i get a refund',
      'can i return it',
      'how do I get a refund',
      'Is the $299 refundable?',
      'do you give refunds after approval',
      'i changed my mind, can i have my money back',
    ],
  },
  {
    path: '/faq#cancel',
    fact: /end of the (?:paid )?month|30 days/,
    wordings: [
      'How do I cancel?',
      'can i cancel anytime',
      'is there a contract',
      'What happens if I stop paying after 3 months?',
      'how long am I locked in',
      'what happens to my site when I cancel',
      'cancel subscription',
      'is there a cancellation fee',
      'can I quit whenever I want',
      'do i have to sign a long term commitment',
    ],
  },
  {
    path: '/faq#who-writes',
    fact: /from your answers/,
    wordings: [
      'Who writes the text?',
      'do I have to write anything myself',
      'do you write the content for me',
      'Is it written by AI?',
      'is copywriting included',
      "I'm not good at writing, can you do it",
      'who does the wording on my site',
      'do you use chatgpt',
      'will a person write my website',
      'do i need to provide the text',
    ],
  },
  {
    path: '/faq#seo-included',
    fact: /sitemap/,
    wordings: [
      'Is SEO included?',
      'will people find me on google',
      'do you do seo',
      'how does my site show up in search',
      'what does seo built in mean',
      'do i need to pay extra for SEO',
      'is my site optimized for search engines',
      'what do you do for google',
      'does it come with search engine optimization',
      'what seo do i get',
    ],
  },
];

test.each(mainQuestions.flatMap(({ wordings, ...expected }) => wordings.map((wording) => ({ wording, ...expected }))))(
  '$wording',
  ({ wording, path, fact }) => {
    const reply = ask(wording);
    expect(reply).toMatch(fact);
    // The first link of the last line is the page that was quoted.
    expect(reply).toContain(`More: [`);
    expect(/More: \[[^\]]*\]\(([^)]*)\)/.exec(reply)?.[1]).toBe(path);
  },
);

test('there are ten questions in a hundred wordings', () => {
  expect(mainQuestions).toHaveLength(10);
  expect(new Set(mainQuestions.flatMap(({ wordings }) => wordings.map((wording) => wording.toLowerCase()))).size).toBe(100);
});

/** Questions real visitors asked that got another question's answer. */
test.each<[string, string, RegExp]>([
  ['can u do a site in spanish', '/faq#languages', /English/],
  ['Do you make a site for google ads and yelp too?', '/faq#ads-and-listings', /Yelp/],
  ['Do you run Google Ads?', '/faq#ads-and-listings', /Google Ads/],
  ['can you set up my google business profile', '/faq#ads-and-listings', /Google/],
  ['How many sites have you built', '/faq#examples', /portfolio/],
  ['What happens if I stop paying', '/faq#cancel', /30 days/],
])('%s', (question, path, fact) => {
  const reply = ask(question);
  expect(reply).toMatch(fact);
  expect(/More: \[[^\]]*\]\(([^)]*)\)/.exec(reply)?.[1]).toBe(path);
});
