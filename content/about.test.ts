import { expect, test } from 'vitest';
import { defaultSettings } from '../domain/settings/schema.ts';
import { otherAmounts, prices, unwantedWords, usualWords, wordCount } from '../tests/helpers/prose.ts';
import { about as aboutOf } from './about.ts';
import { caseStudy, factsOfCase } from './case-study.ts';
import { filled } from './filled.ts';
import { heads } from './heads.ts';

const offer = defaultSettings();
const aboutHead = filled(heads.about, usualWords);
const about = aboutOf(offer);
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
  const order = [
    'Pick five pages',
    'Sign up',
    'Answer the brief',
    'Pay $299',
    'Review the draft',
    'Approve a version',
    'The site goes live',
  ];
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
  expect(aboutHead.description.length).toBeGreaterThanOrEqual(70);
  expect(aboutHead.description.length).toBeLessThanOrEqual(160);
});

test('prices, hours and days follow the settings', () => {
  const text = JSON.stringify(
    aboutOf({
      ...offer,
      setupCents: 41_150,
      monthlyCents: 3_300,
      dailyCapacity: 4,
      draftHours: 36,
      editDueHours: 70,
      editLateHours: 77,
      creditMissedDeadline: false,
    }),
  );
  for (const phrase of ['Pay $411.50', '$33 a month', '4 new projects a day', 'Within 36 hours', '70 to 77 hours'])
    expect(text).toContain(phrase);
  for (const old of ['$299', '$29 ', '24 hours', '48', '51 hours', 'first month']) expect(text).not.toContain(old);
});

test('the case study has its five facts and hours, and no link without an address', () => {
  expect(caseStudy.hours).toBe(6);
  expect(factsOfCase(caseStudy.facts).map(({ figure, label }) => `${figure} ${label}`)).toEqual([
    'A shopping cart',
    'Online payments',
    'An admin dashboard',
    '10 city landing pages',
    '7 blog articles',
  ]);
  expect(unwantedWords(`${caseStudy.title} ${caseStudy.text}`)).toEqual([]);
});
