import { expect, test } from 'vitest';
import { readRequest } from '../read-request.ts';
import type { Subject } from '../wish.ts';

const subject: Subject = {
  name: 'Ramón’s Piano Tuning',
  services: ['Tuning'],
  towns: ['Ogden'],
  hours: {
    mon: [['08:00', '17:00']],
    tue: [['08:00', '17:00']],
    wed: [['08:00', '17:00']],
    thu: [['08:00', '17:00']],
    fri: [['08:00', '16:00']],
  },
  pages: ['home', 'services'],
};
const weekdays = (span: string) => ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => `${day} ${span}`).join(', ');

/** The hours that a text changes: 'sat 09:00-13:00, sun closed'. */
function hoursIn(text: string, of: Subject = subject): string {
  const [line, ...others] = readRequest(text, of);
  if (line?.wish.do !== 'hours' || others.length > 0) return [line, ...others].map((one) => one?.wish.do).join(', ');
  return Object.entries(line.wish.days)
    .map(([day, hours]) => `${day} ${hours === '24h' ? hours : hours.map((span) => span.join('-')).join(' and ') || 'closed'}`)
    .join(', ');
}

test.each([
  ['im open saturday 9 to 1', 'sat 09:00-13:00'],
  ['sundays 10-2 pls', 'sun 10:00-14:00'],
  ['Sat 9am–noon', 'sat 09:00-12:00'],
  ['saturday half past eight to one thirty', 'sat 08:30-13:30'],
  ['m-th 7-5, f 7-3', 'mon 07:00-17:00, tue 07:00-17:00, wed 07:00-17:00, thu 07:00-17:00, fri 07:00-15:00'],
  ['closed fridays now.. sat and sun i go 8 to 6', 'fri closed, sat 08:00-18:00, sun 08:00-18:00'],
  ['we don’t open until 10 on mondays', 'mon 10:00-17:00'],
  ['friday til 5', 'fri 08:00-17:00'],
  ['i stop at noon on fridays', 'fri 08:00-12:00'],
  ['we close at 6 now', 'mon 08:00-18:00, tue 08:00-18:00, wed 08:00-18:00, thu 08:00-18:00, fri 08:00-18:00'],
  ['saturday we close at three no wait four, we open at nine', 'sat 09:00-16:00'],
  ['on saturday we open at nine and we close at three no wait four', 'sat 09:00-16:00'],
  ['friday close at 5 not 4', 'fri 08:00-17:00'],
  ['not 8 to 5. 9 to 6.', weekdays('09:00-18:00')],
  ['we close for lunch every day so its 9-12 and 1-5', weekdays('09:00-12:00 and 13:00-17:00')],
  ['closed for lunch 12 to 1 on fridays', 'fri 08:00-12:00 and 13:00-16:00'],
  ['we are open 24/7', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day} 24h`).join(', ')],
  ['only open tuesday and wednesday 9 to 5', 'mon closed, tue 09:00-17:00, wed 09:00-17:00, thu closed, fri closed'],
  ['los sábados abrimos de 9 a 2', 'sat 09:00-14:00'],
  ['el viernes cerramos a las 3 no a las 4', 'fri 08:00-15:00'],
  ['ya no abrimos los lunes', 'mon closed'],
  ['no more fridays', 'fri closed'],
  ['monday to thursday is right, add saturday 10am-2pm', 'sat 10:00-14:00'],
])('%s: %s', (text, hours) => {
  expect(hoursIn(text)).toBe(hours);
});

test.each([
  'closed the week of thanksgiving',
  'saturday by appointment',
  'summer hours are 7 to 3',
  'every other saturday 9 to 1',
  'open later on fridays',
  'saturday until 5',
])('a week of hours can’t say: %s', (text) => {
  expect(hoursIn(text)).toBe('person');
});

test('without current hours, an end alone takes a person', () => {
  expect(hoursIn('friday til 5', { ...subject, hours: undefined })).toBe('person');
  expect(hoursIn('friday 9 til 5', { ...subject, hours: undefined })).toBe('fri 09:00-17:00');
});

test('numbers that aren’t times change no hours', () => {
  expect(hoursIn('we answer within 24 hours')).toBe('person');
  expect(hoursIn('say 22 years instead of 15 years')).toBe('text');
});
