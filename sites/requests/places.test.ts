import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import { offerOf } from './second-reading/second-reading.ts';
import type { DayHours, KnownPlace, Subject } from './wish.ts';

const hours: Record<string, DayHours> = { fri: [['11:00', '22:00']], sat: [['11:00', '22:00']] };
const raleigh: KnownPlace = { name: 'Raleigh', calledBy: ['Raleigh'], hours };
const apex: KnownPlace = {
  name: 'Apex shop',
  calledBy: ['Apex shop', 'Apex'],
  hours: { fri: [['16:00', '21:00']], sat: [['12:00', '21:00']] },
};
const downtown: KnownPlace = { name: 'Downtown', calledBy: ['Downtown', 'Raleigh'], hours };

const siteWith = (...places: KnownPlace[]): Subject => ({
  name: 'Night Shift Pizza',
  services: ['Cheese slice', 'White pie'],
  towns: [],
  hours,
  pages: ['home', 'about', 'services', 'faq', 'contact'],
  places,
});
const wishes = (text: string, subject: Subject) => readRequest(text, subject).map(({ wish }) => wish);
const person = { do: 'person' };

test.each([
  // The end of a day changes, and its start is that place's own.
  ['our Apex shop closes at 6 on Saturdays now', { do: 'hours', place: 'Apex shop', days: { sat: [['12:00', '18:00']] } }],
  ['raleigh closes at 9 on saturdays', { do: 'hours', place: 'Raleigh', days: { sat: [['11:00', '21:00']] } }],
  ['the apex phone is now (919) 555-0188', { do: 'phone', place: 'Apex shop', to: '(919) 555-0188' }],
  ['please change the phone number of the Apex shop to 919-555-0188', { do: 'phone', place: 'Apex shop', to: '919-555-0188' }],
  ['in Apex we’re open Fridays from 6 pm to 2 am', { do: 'hours', place: 'Apex shop', days: { fri: [['18:00', '02:00']] } }],
  ['La tienda de Apex cierra a las 6 los sábados', { do: 'hours', place: 'Apex shop', days: { sat: [['12:00', '18:00']] } }],
])('“%s” changes the place that it names', (text, wish) => {
  expect(wishes(text, siteWith(raleigh, apex))).toEqual([wish]);
});

test('a place with a name of its own is found by it', () => {
  const subject = siteWith(raleigh, downtown);
  expect(wishes('the downtown phone is now (919) 555-0177', subject)).toEqual([{ do: 'phone', place: 'Downtown', to: '(919) 555-0177' }]);
});

test.each([
  ['we close at 6 on Saturdays now'],
  ['our new phone is (919) 555-0188'],
  ['both shops close at 6 on Saturdays'],
  ['the Apex and Raleigh shops close at 6 on Saturdays'],
  ['our address is now 14 Hargett St'],
  ['Kayla’s cell is (919) 555-0188'],
])('“%s” goes to a person, because it names no place or several', (text) => {
  expect(wishes(text, siteWith(raleigh, apex))).toEqual([person]);
});

test('two places in one town are told apart by their names only', () => {
  const subject = siteWith({ ...raleigh, name: '418 S Wilmington St', calledBy: ['418 S Wilmington St', 'Raleigh'] }, downtown);
  expect(wishes('raleigh closes at 9 on saturdays', subject)).toEqual([person]);
  expect(wishes('downtown closes at 9 on saturdays', subject)).toEqual([
    { do: 'hours', place: 'Downtown', days: { sat: [['11:00', '21:00']] } },
  ]);
});

test('one request may change both places', () => {
  const text = 'Apex closes at 6 on Saturdays. Raleigh is closed on Fridays. The Raleigh phone is (919) 555-0188.';
  expect(wishes(text, siteWith(raleigh, apex))).toEqual([
    { do: 'hours', place: 'Apex shop', days: { sat: [['12:00', '18:00']] } },
    { do: 'hours', place: 'Raleigh', days: { fri: [] } },
    { do: 'phone', place: 'Raleigh', to: '(919) 555-0188' },
  ]);
});

test.each([
  'Apex is closed on Fridays, and our new number is (919) 555-0188',
  'Apex is closed on Fridays, and the main number is now (919) 555-0188',
  'Apex is closed on Fridays, and our address is now 14 Hargett St',
])('“%s” changes hours of the place, and asks a person whose the rest is', (text) => {
  expect(wishes(text, siteWith(raleigh, apex))).toEqual([{ do: 'hours', place: 'Apex shop', days: { fri: [] } }, person]);
});

test('a number that follows the hours of a place is that place’s', () => {
  expect(wishes('Apex is closed on Fridays, and the phone is now (919) 555-0188', siteWith(raleigh, apex))).toEqual([
    { do: 'hours', place: 'Apex shop', days: { fri: [] } },
    { do: 'phone', place: 'Apex shop', to: '(919) 555-0188' },
  ]);
});

test('what all places share needs none of their names', () => {
  expect(wishes('change our email to hi@nightshiftpizza.example', siteWith(raleigh, apex))).toEqual([
    { do: 'email', to: 'hi@nightshiftpizza.example' },
  ]);
});

test('a model’s reading of hours isn’t offered if there are several places', () => {
  const subject = siteWith(raleigh, apex);
  const words = 'close at 6 pm on Saturday';
  const part = { id: 'p1', words, start: 0, spans: [[0, words.length]] as [number, number][] };
  const answer = { quote: words, wish: { do: 'hours', days: { sat: [['11:00', '18:00']] } } };
  const offered = (site: Subject) => offerOf(answer, part, { ...site, hasSection: () => false });
  expect(offered(subject)).toBe('may be of another place');
  expect(offered({ ...subject, places: [] })).toMatchObject({ wish: { do: 'hours' } });
});
