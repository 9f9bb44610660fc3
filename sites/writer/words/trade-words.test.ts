import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import type { Kind } from '../../lexicon/lexicon.ts';
import { tradeWords } from './trade-words.ts';

const nounOf = (brief: Brief) => tradeWords({ brief, kind: {} as Kind, language: 'en', voice: 'we' }).noun;

test.each([
  ['Mobile Dog Groomer.', 'mobile dog groomer'],
  ['hvac contractor', 'HVAC contractor'],
  ['suv rental', 'SUV rental'],
  ['lmt massage', 'LMT massage'],
  ['it support', 'IT support'],
  ['a/c repair', 'A/C repair'],
  ['AUTO REPAIR', 'auto repair'],
  ['Thai Restaurant', 'Thai restaurant'],
  ['puerto rican bakery', 'Puerto Rican bakery'],
  ['nail polish bar', 'nail polish bar'],
  ['apple orchard', 'apple orchard'],
])('%s is named %s', (trade, noun) => {
  const brief = { business: { name: 'Acme', trade, description: 'We work.' } } as Brief;
  expect(nounOf(brief)).toBe(noun);
});

test.each([
  ['Juniper & Co.', 'Juniper & Co.'],
  ['Juniper’s', 'Juniper’s'],
  ['Mobile Baker', 'mobile baker'],
  ['Bakery', 'bakery'],
])('a business called %s is named %s', (called, noun) => {
  const brief = { business: { name: 'Juniper’s Bakery', trade: 'bread', called, description: 'We work.' } } as Brief;
  expect(nounOf(brief)).toBe(noun);
});
