import { expect, test } from 'vitest';
import { families } from '../families/families.ts';
import { trades } from '../trades/trades.ts';
import { shotsOf } from './shots.ts';

test.each([
  ['the van with your name on it', 'The van with our name on it'],
  ['you at work under a sink', 'At work under a sink'],
  ['you teaching', 'Teaching'],
  ['a job you’re proud of', 'A job we’re proud of'],
  ['a bouquet you made, by a window', 'A bouquet we made'],
  ['people training, with permission', 'People training'],
  ['a meeting with a client who agreed to it', 'A meeting with a client'],
  ['the dentist from the shoulders up', 'The dentist'],
  ['you from the shoulders up', undefined],
  ['you and the crew at a pour', undefined],
  ['a finished water heater or bathroom', undefined],
])('“%s” is described as “%s”', (label, alt) => {
  expect(shotsOf([label], 'we')).toEqual([{ label, ...(alt && { alt }) }]);
});

test('a business of one speaks as one', () => {
  expect(shotsOf(['your tools', 'a gate you’re proud of', 'a pool you look after'], 'I').map(({ alt }) => alt)).toEqual([
    'My tools',
    'A gate I’m proud of',
    'A pool I look after',
  ]);
});

test('no description speaks to the owner, whatever the trade', () => {
  const alts = [...trades, ...families].flatMap(({ photos }) => shotsOf(photos, 'we').flatMap(({ alt }) => alt ?? []));
  expect(alts.length).toBeGreaterThan(200);
  expect(alts.filter((alt) => /\byou|permission|agreed|, /i.test(alt))).toEqual([]);
});
