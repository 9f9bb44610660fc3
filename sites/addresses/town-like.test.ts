import { expect, test } from 'vitest';
import placeLines from '../proofreading/words/places.txt?raw';
import { placeInState } from './address-parts.ts';
import { notATown, townsWithStates } from './town-like.ts';

test.each([
  ['within 30 miles', 'distance'],
  ['Within thirty miles', 'distance'],
  ['up to 60 mi', 'distance'],
  ['30 mile radius', 'distance'],
  ['30-mile radius of Boise', 'distance'],
  ['20-30 miles', 'distance'],
  ['an hour from Boise', 'distance'],
  ['45 min drive', 'distance'],
  ['ten miles around', 'distance'],
  ['50 miles or so', 'distance'],
  ['twice a year', 'time'],
  ['Once a month', 'time'],
  ['3 times per week', 'time'],
  ['every spring', 'time'],
  ['weekends only', 'time'],
  ['Monday to Friday', 'time'],
  ['Saturdays', 'time'],
  ['year-round', 'time'],
  ['by appointment', 'time'],
  ['24/7', 'time'],
  ['anywhere', 'vague'],
  ['anywhere in Utah', 'vague'],
  ['everything in between (up there)', 'vague'],
  ['and surrounding areas', 'vague'],
  ['surrounding areas', 'vague'],
  ['surrounding', 'vague'],
  ['Boise and nearby towns', 'vague'],
  ['nearby', 'vague'],
  ['most of the valley', 'vague'],
  ['all of the surrounding area', 'vague'],
  ['the whole county', 'vague'],
  ['the area', 'vague'],
  ['more.', 'vague'],
  ['Statewide', 'vague'],
  ['online', 'vague'],
  ['your home', 'vague'],
  ['we come to you', 'vague'],
  ['call us first', 'vague'],
])('"%s" in a list of towns is not a town: %s', (entry, what) => {
  expect(notATown(entry)).toBe(what);
});

test.each([
  'Why',
  'Why, AZ',
  'Twentynine Palms',
  'Truth or Consequences',
  'Ten Mile',
  '10 Mile',
  'Six Mile, SC',
  '100 Mile House',
  'Seven Mile Beach',
  'Miles City',
  'Between, GA',
  'Nowhere',
  'Surprise',
  'Friday Harbor',
  'Half Moon Bay',
  'Ninety Six',
  'Thousand Oaks',
  'Hundred',
  'Eighty Four',
  'Halfway',
  'You Bet',
  'Intercourse',
  'Mobile',
  'Normal',
  'Day Heights',
  'Evening Shade',
  'Winter Park',
  'Year',
  'Hourglass Lake',
  'The Villages',
  'The Valley',
  'Bay Area',
  'Boise area',
  'Greater Boise',
  'Treasure Valley',
  'Most of Ada County',
  'all of the Treasure Valley',
  'Tri-Cities',
  'Home, PA',
  'Ada County',
  'Utah',
  'North side of Boise',
  'Up North',
  'the east side',
  'Overland Park',
  'Under Hill',
  'Around the Bend',
  'San José',
  'עפולה',
])('"%s" may be a town or a region', (entry) => {
  expect(notATown(entry)).toBeUndefined();
});

test('every place we know may be a town', () => {
  const known = placeLines
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '))
    .map((name) => name.replace(/\*+$/, ''));
  expect(known.length).toBeGreaterThan(800);
  expect(known.filter((name) => notATown(name))).toEqual([]);
});

test.each<[string[], string[]]>([
  [['Zebulon', 'NC'], ['Zebulon, NC']],
  [['zebulon', 'nc'], ['zebulon, nc']],
  [
    ['Raleigh', 'N.C.', 'Cary'],
    ['Raleigh, N.C.', 'Cary'],
  ],
  [
    ['Wake Forest NC', 'Raleigh', 'NC', 'Durham', 'North Carolina'],
    ['Wake Forest NC', 'Raleigh, NC', 'Durham, North Carolina'],
  ],
  [
    ['Zebulon', 'NC 27597', 'Wendell'],
    ['Zebulon, NC 27597', 'Wendell'],
  ],
  [['Cary', 'NC', '27511'], ['Cary, NC 27511']],
  [['Cary', '27511'], ['Cary 27511']],
  [['Wake', 'County', 'NC'], ['Wake County, NC']],
  [
    ['Washington', 'DC', 'Arlington', 'VA'],
    ['Washington, DC', 'Arlington, VA'],
  ],
  // What no town comes before is a place of its own, and so are states that are towns.
  [
    ['North Carolina', 'Virginia'],
    ['North Carolina', 'Virginia'],
  ],
  [
    ['Cary, NC', 'VA'],
    ['Cary, NC', 'VA'],
  ],
  [
    ['27597', '27591'],
    ['27597', '27591'],
  ],
  [
    ['Newark', 'New York', 'Hoboken'],
    ['Newark', 'New York', 'Hoboken'],
  ],
  [
    ['Arlington', 'DC', 'Bethesda'],
    ['Arlington', 'DC', 'Bethesda'],
  ],
])('of a list split at its commas, a state belongs to the town before it: %j', (typed, towns) => {
  expect(townsWithStates(typed)).toEqual(towns);
  expect(townsWithStates(towns)).toEqual(towns);
});

test.each([
  ['Zebulon, NC', 'Zebulon', 'NC'],
  ['Wake Forest NC', 'Wake Forest', 'NC'],
  ['wake forest nc 27587', 'wake forest', 'NC'],
  ['Durham, North Carolina', 'Durham', 'NC'],
  ['Wake County, NC', 'Wake County', 'NC'],
  ['Cary 27511', 'Cary', undefined],
  ['Port Washington', 'Port Washington', undefined],
  ['Weld Co', 'Weld Co', undefined],
  ['Santa Fe', 'Santa Fe', undefined],
  ['NC', 'NC', undefined],
  ['27597', '27597', undefined],
])('%j is the place %j', (place, city, state) => {
  expect(placeInState(place)).toEqual({ city, ...(state && { state }) });
});
