import { expect, test } from 'vitest';
import { must } from '../../../tests/harness/must.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { compose } from '../../compose.ts';
import type { Week } from '../../document/document.ts';
import { linesIn } from '../../document/lines.ts';
import { saysOnlyWeek } from './said-week.ts';

const day: Week['mon'] = [['09:00', '17:00']];
const week: Week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [['10:00', '14:30']], sun: [] };

test.each([
  'Open Monday to Friday 9 to 5 and Saturday 10 to 2:30.',
  'Mon-Fri 9am-5pm, Sat 10-2:30, closed Sunday',
  'Hours: Mon thru Fri 9 a.m. to 5 p.m.',
  'We are open Tues & Thurs 9–5.',
  'Sundays closed.',
  'Open Mon–Fri 09:00–17:00.',
  'Abierto de lunes a viernes de 9 a 5.',
])('says nothing but the hours: %s', (sentence) => expect(saysOnlyWeek(sentence, week)).toBe(true));

test.each([
  'Open Monday to Friday 9 to 6.',
  'Open Monday to Saturday 9 to 5.',
  'Open Mon-Fri 9am-5am.',
  'Closed Mondays.',
  'Closed Sunday, except in May.',
  'Mon-Fri 9-5 by appointment.',
  'Food boxes Mondays 9-5.',
  'Mon-Fri 9-5, holidays 10-2.',
  'Two days a week.',
  'Open 24 hours.',
  'Monday.',
  'We are open.',
  '9 to 5.',
  'Mon 9-12, 1-5.',
  '',
])('says more, or something else: %s', (sentence) => expect(saysOnlyWeek(sentence, week)).toBe(false));

test('a week in the description that is the business’s hours isn’t said again beside them, and its owner isn’t told that it’s missing', () => {
  const textOf = (said: string) => {
    const description = `We fix bikes and sell used ones. ${said} Bring the key of your lock.`;
    const business = { name: 'Oak Bikes', trade: 'bike shop', description, phone: '479-555-0121', hours: week };
    const { brief } = must(readBrief({ business, pages: ['home', 'about', 'services', 'faq', 'contact'] }));
    const { pages, unused } = compose({ brief, seed: 1, photos: [] });
    return JSON.stringify([...linesIn(pages).map(({ text }) => text), unused]);
  };
  expect(textOf('Open Monday to Friday 9 to 5.')).not.toContain('Friday 9 to 5');
  expect(textOf('Open Monday to Friday 9 to 6.')).toContain('Open Monday to Friday 9 to 6.');
});
