import { expect, test } from 'vitest';
import { usualWords } from '../tests/helpers/prose.ts';
import { comparison, daysTo, features, headlines, heroBadges, processSteps, trustBadges } from './home.ts';
import { offerWords } from './offer.ts';

const claims = { years: 20, sites: 100 };
const other = offerWords({ ...usualWords, setupCents: 34_950, monthlyCents: 3_500, draftHours: 36, editDueHours: 70, editLateHours: 77 });

test('the specified words appear exactly while settings have their defaults', () => {
  expect(headlines(usualWords).hero.join(' ')).toBe('5-Page Websites. Live in 24 Hours.');
  expect(heroBadges(usualWords, claims).join(', ')).toBe(
    '20+ Years Experience, $299 Flat, $29/mo All-In, Free Logo, SEO Built In, Pro Email',
  );
  expect(headlines(usualWords).finalCall).toBe('See your draft within 24 hours.');
});

test('headlines, features, steps and table follow the settings', () => {
  expect(headlines(other)).toEqual({
    hero: ['5-Page Websites.', 'Live in 36 Hours.'],
    intro: 'You run the business. You’ll see your draft within 36 hours.',
    comparison: '2 days, or six weeks.',
    process: 'How it goes.',
    finalCall: 'See your draft within 36 hours.',
  });
  const text = JSON.stringify([heroBadges(other, claims), features(other), processSteps(other), comparison(other)]);
  for (const phrase of ['$349.50 Flat', '$35/mo', 'First draft in 36 hours', 'Within 36 hours', '70-77 hours'])
    expect(text).toContain(phrase);
  expect(text).not.toMatch(/\$299|\$29\b|24|48-51/);
});

test('what the trust row claims has something that shows it, where there is something', () => {
  const proofs = (hasPortfolio: boolean) =>
    trustBadges(claims, hasPortfolio).map(({ figure, proof }) => [figure, proof?.to ?? proof?.text]);
  const payment = [
    ['SSL', 'You pay on the provider’s own page.'],
    ['Protected', 'Your card number never reaches us.'],
  ];
  expect(proofs(true)).toEqual([['20+', undefined], ['100+', '/portfolio'], ...payment]);
  expect(proofs(false)).toEqual([['20+', undefined], ['100+', undefined], ...payment]);
  expect(trustBadges({ years: 0, sites: 0 }, true).map(({ figure }) => figure)).toEqual(['SSL', 'Protected']);
});

test('a draft within 24 hours is there on the first day', () => {
  expect([1, 24, 25, 48, 240].map(daysTo)).toEqual([1, 1, 2, 2, 10]);
});
