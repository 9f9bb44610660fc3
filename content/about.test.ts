import { expect, test } from 'vitest';
import { otherAmounts, prices, unwantedWords, wordCount } from '../tests/helpers/prose.ts';
import { about } from './about.ts';
import { caseStudy } from './case-study.ts';

const points = [...about.clock, ...about.included, ...about.notIncluded, ...about.leaving];
const aboutWords = [
  about.headline,
  about.lead,
  ...about.steps.flatMap(({ time, title, text }) => [time, title, text]),
  ...about.parts.you,
  ...about.parts.we,
  ...points.flatMap(({ title, text }) => [title, text]),
].join('\n');

test('how it works goes from the pages to the live site, with moves of both sides', () => {
  const titles = about.steps.map(({ title }) => title);
  const order = ['Pick five pages', 'Sign up', 'Answer the brief', 'Pay $299', 'Read the draft', 'Approve a version', 'The site goes live'];
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(about.steps.map(({ who }) => who))).toEqual(new Set(['you', 'we']));
});

test('how it works names the promised hours and no price but ours', () => {
  for (const promise of ['24 hours', '48 hours', 'late after 51', '30 days', prices.setup, prices.monthly])
    expect(aboutWords).toContain(promise);
  expect(otherAmounts(aboutWords)).toEqual([]);
  expect(unwantedWords(aboutWords)).toEqual([]);
  expect(wordCount(aboutWords)).toBeGreaterThanOrEqual(500);
  expect(about.head.description.length).toBeGreaterThanOrEqual(70);
  expect(about.head.description.length).toBeLessThanOrEqual(160);
});

test('the case study holds the five facts and the hours of the seed, and no link without an address', () => {
  expect(caseStudy.hours).toBe(6);
  expect(caseStudy.facts.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    'Cart built in',
    'Payments built in',
    'Admin dashboard',
    '10 city landing pages',
    '7 blog articles',
  ]);
  expect(caseStudy.clientUrl ?? 'https://').toMatch(/^https:\/\//);
  expect(unwantedWords(`${caseStudy.title} ${caseStudy.text}`)).toEqual([]);
});
