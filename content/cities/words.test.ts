import { expect, test } from 'vitest';
import { cities } from './cities.ts';

test.each(cities)('$slug’s headline says what we make, and where', ({ headline, name }) => {
  expect(headline).toMatch(/\bwebsites?\b/i);
  expect(headline).toContain(name.split(/,| and /)[0]);
});

/** Advice on how to run a trade, and words that we don't use. What a page can say for the owner is ours to say. */
const unwanted =
  /\b(?:nobody|anybody|somebody|at most|by the month|telephone|mend|texts are|the texts|email included|hosting and email|and email are|free half hour|almost no scripts?|hardly any scripts?|next to no script)\b|\b(?:should|ought to|do(?:es)? (?:well|best) to) (?:offer|post|publish|list|lead|hire|sell|show|put|change|mention|have|say|name|give)\b|(?:^|[.;:] )(?:Put|Post|Publish|Show|State (?:your|which|whether|the|any)|Tell|Mention|Give|Name|Lead with|Leave|Avoid|Decide|Explain)\b/;

test.each(cities)('$slug sells websites and doesn’t tell owners how to run their business', (city) => {
  const { lead, regionText, tradesText, seasonText, localTip, sampleSets, faq, head } = city;
  const ours = [lead, regionText, tradesText, seasonText, localTip, head.description, ...sampleSets.map(({ why }) => why)];
  expect(ours.flatMap((text) => text.match(unwanted) ?? [])).toEqual([]);
  const answers = faq.map(({ answer }) => answer).join('\n');
  expect(answers.match(/\b(?:nobody|anybody|somebody|at most|by the month|telephone|the texts|tick)\b/)).toBeNull();
});
