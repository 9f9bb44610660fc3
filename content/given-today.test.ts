import { afterEach, describe, expect, test } from 'vitest';
import { defaultSettings } from '../domain/settings/schema.ts';
import { about } from './about.ts';
import { articleText } from './articles/article-text.ts';
import { articles } from './articles/articles.ts';
import { becomeBrand, ownBrand } from './brand.ts';
import { faqGroups } from './faq/faq.ts';
import { filled } from './filled.ts';
import { domainToday, emailBy, emailToday, registeringToday } from './given-today.ts';
import { heads } from './heads.ts';
import { features, heroBadges } from './home.ts';
import { ownTerms } from './legal/terms.ts';
import { offerWords } from './offer.ts';
import { services } from './services/services.ts';

const settings = defaultSettings();

afterEach(() => becomeBrand(ownBrand));

/** Everything on public pages that says what buyers get, and doesn't let it depend on a price list. */
function everything(): string {
  const words = offerWords(settings);
  return JSON.stringify([
    features(words),
    about(settings),
    faqGroups(words).flatMap(({ questions }) => questions.map(({ answer, short }) => [answer, short?.map(({ says }) => says)])),
    filled(services, words),
    filled(heads, words),
    filled([...articles], words),
    articles.map(({ slug }) => articleText(slug, words)),
  ]);
}

/** What the FAQ, Web hosting and How It Works say. */
function pages() {
  const words = offerWords(settings);
  const answers = faqGroups(words).flatMap(({ questions }) => questions);
  const hosting = filled(services, words).find(({ slug }) => slug === 'web-hosting');
  return {
    answer: (wanted: string) => answers.find(({ id }) => id === wanted)?.answer,
    lists: [hosting, about(settings)].map((page) => ({
      included: page?.included.map(({ text }) => text),
      notIncluded: page?.notIncluded.map((point) => (typeof point === 'string' ? point : point.text)),
    })),
  };
}

/** Words that sell what no operator has. */
const sold =
  /.{0,60}(?:professional email|set up with (?:the|your) site|email (?:hosting|included(?!, and at))|(?:hosting|seo) and email|we register (?:it|your|the)).{0,40}/gi;
/** Words that sell what an operator without a mail host doesn't have. */
const soldWithHost = /.{0,60}(?:five addresses|mailbox you already use|info@yourbusiness).{0,40}/gi;

describe.each([true, false])('if the operator receives email: %s', (receivesEmail) => {
  test('no page sells more email than there is, or registering a domain', () => {
    becomeBrand({ receivesEmail });
    expect(everything().match(sold) ?? []).toEqual([]);
    expect((everything().match(soldWithHost) ?? []).length > 0).toBe(receivesEmail);
    expect(everything().match(/.{0,60}email[^.]{0,60}(?:not yet|yet available|available yet).{0,40}/gi) ?? []).toEqual([]);
  });

  test('wherever Pro Email or a domain is named, the page says what buyers get', () => {
    becomeBrand({ receivesEmail });
    expect(heroBadges(offerWords(settings), { years: 20, sites: 100 })).toContain('Pro Email');
    expect(emailBy()).toBe(receivesEmail ? '' : 'from a provider');
    const { answer, lists } = pages();
    expect(answer('email-address')).toContain(`${receivesEmail ? 'Yes.' : 'No.'} ${emailToday()}`);
    expect(answer('own-domain')).toContain(domainToday);
    expect(answer('new-domain')).toContain(registeringToday);
    for (const { included, notIncluded } of lists) {
      expect(included).toContain(domainToday);
      expect(notIncluded).toContain(registeringToday);
      expect(receivesEmail ? included : notIncluded).toContain(emailToday());
      expect(receivesEmail ? notIncluded : included).not.toContain(emailToday());
      expect([included, notIncluded].flat()).not.toContain('');
    }
  });
});

test.each([
  'Hosting with working forms, professional email and every earlier version kept.',
  'An address at your own domain, set up with the site.',
  '{setup} once and {monthly} a month, hosting and email included.',
  'We register your domain when the site goes live.',
])('a page that said “%s” would be caught', (sentence) => {
  expect(sentence.match(sold)).toHaveLength(1);
});

test('the newest terms include a connected domain, and email there where the price list does, but not its registration', () => {
  const buys = ownTerms()[0]
    .sections.find(({ heading }) => heading === 'What you buy')
    ?.paragraphs.join(' ');
  expect(buys).toContain('You can connect a domain that you own');
  expect(buys).toContain('if the prices on our home page list it as included when you order');
  expect(buys).toContain('Registering a domain isn’t part of what you buy.');
});
