import { expect, test } from 'vitest';
import { fromBrief } from '../../document/lines.ts';
import { timedOffers } from './timed-offers.ts';

const told = (...texts: string[]) =>
  timedOffers(
    texts.map((text, index) => ({ name: fromBrief(`Service ${index}`, 'x'), anchor: `s${index}`, text: fromBrief(text, 'x') })),
  ).map(({ time, text }) => [time.text, text?.text]);

test('a description that begins with a time gives the time and the rest', () => {
  expect(told('8:15 am. Forty minutes, no singing.', 'At 5:30 p.m., September to May.', 'A las 7 PM.')).toEqual([
    ['8:15 am', 'Forty minutes, no singing.'],
    ['5:30 pm', 'September to May.'],
    ['7 pm', undefined],
  ]);
});

test('spans, other times and a lone time give none', () => {
  expect(told('9 am to 2 pm.', 'Sundays at 8 am.', 'Any Sunday.', '7 pm on Fridays.')).toEqual([]);
  expect(told('8:15 am. Forty minutes.', 'Any Sunday.')).toEqual([]);
});
