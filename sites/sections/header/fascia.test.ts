import { expect, test } from 'vitest';
import type { Facts, Week } from '../../document/document.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Site } from '../site.ts';
import { hoursLines, placeLines } from './fascia.ts';

const siteOf = (facts: Partial<Facts>) =>
  ({
    document: { language: 'en' },
    words: siteWords.en,
    facts: { serviceArea: [], languages: [], ...facts },
  }) as unknown as Site;

test('a street address takes two lines, without one the places served take one', () => {
  const address = { street: '1108 Fatherland St', city: 'Nashville', state: 'TN', zip: '37206' };
  expect(placeLines(siteOf({ address }))).toEqual(['1108 Fatherland St', 'Nashville, TN 37206']);
  expect(placeLines(siteOf({ founded: 2011, serviceArea: ['Raleigh', 'Cary'] }))).toEqual(['Raleigh and Cary']);
  expect(placeLines(siteOf({}))).toEqual([]);
});

test('hours are given in full if they take two lines, else as the days open', () => {
  const day: [string, string][] = [['07:30', '17:30']];
  const weekdays: Week = { mon: day, tue: day, wed: day, thu: day, fri: [['07:30', '16:00']], sat: [], sun: [] };
  expect(hoursLines(siteOf({ hours: weekdays }))).toEqual(['Mon to Thu 7:30 am to 5:30 pm', 'Fri 7:30 am to 4 pm']);
  const uneven: Week = { mon: [], tue: day, wed: [['10:00', '20:00']], thu: day, fri: [], sat: [['09:00', '15:00']], sun: [] };
  expect(hoursLines(siteOf({ hours: uneven }))).toEqual(['Tue, Wed, Thu and Sat']);
  expect(hoursLines(siteOf({}))).toEqual([]);
  const places = { address: { street: '1 Main St', city: 'Raleigh' }, otherPlaces: [{ name: 'Apex shop' }] };
  expect(hoursLines(siteOf({ ...places, hours: uneven }))).toEqual(['Raleigh: Tue, Wed, Thu and Sat']);
});
