import { expect, test } from 'vitest';
import { siteWords } from '../../labels/site-words.ts';
import { beforeComing } from './before-coming.ts';

const factsOf = (...sentences: string[]) =>
  beforeComing({ placed: [], sentences, words: siteWords.en }).map(({ key, term, text }) => [key, term.text, ...(text ? [text.text] : [])]);

test.each([
  ['Open May to October.', ['when', 'Open May to October']],
  ['Tours by appointment.', ['when', 'Tours by appointment']],
  ['Memorial Day through the first hard frost.', ['when', 'Memorial Day through the first hard frost']],
  ['bayfront Wed to Sun, IG for where we stay.', ['when', 'Bayfront Wed to Sun, IG for where we stay']],
  ['Abrimos 5 am todos los días menos martes.', ['when', 'Abrimos 5 am todos los días menos martes']],
  ['Open Fridays in July and August.', ['when', 'Open Fridays in July and August']],
  ['Sat and Sun only.', ['when', 'Sat and Sun only']],
  ['Walk-ins welcome.', ['when', 'Walk-ins welcome']],
  ['Year round, by appointment.', ['when', 'Year round, by appointment']],
  ['We meet at the north lot.', ['where', 'We meet at the north lot']],
  ['Nos reunimos en el parque.', ['where', 'Nos reunimos en el parque']],
  ['Cash only.', ['payment', 'Cash only']],
])('%s is known before coming', (sentence, fact) => {
  expect(factsOf(sentence)).toEqual([fact]);
});

test('a longer sentence has a label, and one that no first screen has room for stays where it is', () => {
  const season = 'Kings from May 20 into July, reds in July, silvers in August and September.';
  expect(factsOf(season)).toEqual([['when', 'Details', season]]);
  const trips = 'Trips run every day from Memorial Day to Labor Day, rain or shine.';
  expect(factsOf(trips)).toEqual([['when', 'Hours', trips]]);
  expect(factsOf(`${season.slice(0, -1)}, and closed whenever the river runs too high for the boat.`)).toEqual([]);
});

test.each([
  'We may come in March.',
  'Thursday through Sunday in those months.',
  'When it hails we answer the phone at 4.',
  'We sing, read the Bible, pray for each other by name and eat together on Wednesdays.',
  'We met at the county fair.',
  'Fairhope by appointment, 251-555-0158.',
  'We fix leaks in old houses.',
  'Named for my daughters April and June, who run the counter with me.',
  'Casement windows in full sun get checked in March.',
  'My kids April and June help on weekends.',
  'No cards were harmed.',
  'We build walk-in closets.',
  'Seasonal flowers and gifts.',
  'We moved from Chicago in March and opened in April.',
])('%s is no such fact', (sentence) => {
  expect(factsOf(sentence)).toEqual([]);
});

test('there is one of each, and a short one that names days comes before others', () => {
  expect(
    factsOf('Closed when the river says so.', 'Open Fridays in July and August.', 'Cash only.').map(([key, term]) => [key, term]),
  ).toEqual([
    ['when', 'Open Fridays in July and August'],
    ['payment', 'Cash only'],
  ]);
});
