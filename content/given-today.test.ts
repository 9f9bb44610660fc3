import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultSettings } from '../domain/settings/schema.ts';
import { about } from './about.ts';
import { faqGroups } from './faq/faq.ts';
import { filled } from './filled.ts';
import { domainToday, emailToday, registeringToday } from './given-today.ts';
import { heads } from './heads.ts';
import { features, heroBadges } from './home.ts';
import { ownTerms } from './legal/terms.ts';
import { offerWords } from './offer.ts';
import { services } from './services/services.ts';

const settings = defaultSettings();
const words = offerWords(settings);
const articles = readdirSync('content/articles')
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(`content/articles/${name}`, 'utf8'));
const answers = faqGroups(words).flatMap(({ questions }) => questions.map(({ id, answer }) => ({ id, answer })));
/** Everything on public pages that says what buyers get. */
const everything = JSON.stringify([
  features(words),
  about(settings),
  answers,
  filled(services, words),
  filled(heads, words),
  ownTerms()[0].sections,
  articles,
]);

/** Words that sell what isn't available yet. */
const sold =
  /.{0,60}(?:professional email|set up with (?:the|your) site|email (?:hosting|included(?!, and at))|(?:hosting|seo) and email|we register (?:it|your|the)).{0,40}/gi;

test('no page sells email at the customer’s own domain, or registering one, as available today', () => {
  expect(everything.match(sold) ?? []).toEqual([]);
});

test.each([
  'Hosting with working forms, professional email and every earlier version kept.',
  'An address at your own domain, set up with the site.',
  '{setup} once and {monthly} a month, hosting and email included.',
  'We register your domain when the site goes live.',
])('a page that said “%s” would be caught', (sentence) => {
  expect(sentence.match(sold)).toHaveLength(1);
});

test('wherever Pro Email or a domain is named, the page says what buyers get today', () => {
  expect(heroBadges(words, { years: 20, sites: 100 })).toContain('Pro Email');
  const answer = (wanted: string) => answers.find(({ id }) => id === wanted)?.answer;
  expect(answer('email-address')).toContain(emailToday);
  expect(answer('own-domain')).toContain(domainToday);
  expect(answer('new-domain')).toContain(registeringToday);
  const hosting = filled(services, words).find(({ slug }) => slug === 'web-hosting');
  const pages = [hosting, about(settings)].map((page) => ({
    included: page?.included.map(({ text }) => text),
    notIncluded: page?.notIncluded.map((point) => (typeof point === 'string' ? point : point.text)),
  }));
  for (const { included, notIncluded } of pages) {
    expect(included).toContain(domainToday);
    expect(notIncluded).toEqual(expect.arrayContaining([emailToday, registeringToday]));
  }
});

test('the newest terms include a connected domain, and sell neither email there nor its registration', () => {
  const buys = ownTerms()[0]
    .sections.find(({ heading }) => heading === 'What you buy')
    ?.paragraphs.join(' ');
  expect(buys).toContain('You can connect a domain that you own');
  expect(buys).toContain('Email addresses at your own domain aren’t available yet and aren’t part of what you buy. Neither is registering');
});
