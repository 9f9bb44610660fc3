import { expect, test } from 'vitest';
import { closingTime, copiedToWeekdays, dayState, shownTime, usualWeek, withDayState } from './week.ts';

test('a day that opens takes the times of the last open day before it', () => {
  const week = withDayState({ mon: [['08:00', '17:00']] }, 'wed', 'open');
  expect(week.wed).toEqual([['08:00', '17:00']]);
  expect(withDayState({}, 'mon', 'open').mon).toEqual([['', '']]);
});

test('a closed day leaves the week, a day around the clock says so', () => {
  expect(withDayState({ mon: '24h' }, 'mon', 'closed')).toEqual({});
  expect(withDayState({}, 'sun', '24h')).toEqual({ sun: '24h' });
  expect([dayState({ mon: [] }, 'mon'), dayState({ mon: '24h' }, 'mon'), dayState({ mon: [['', '']] }, 'mon')]).toEqual([
    'closed',
    '24h',
    'open',
  ]);
});

test('one day is copied to the weekdays and to no weekend', () => {
  const week = copiedToWeekdays(
    {
      mon: [
        ['08:00', '12:00'],
        ['13:00', '17:00'],
      ],
      sat: [['09:00', '12:00']],
    },
    'mon',
  );
  expect(Object.keys(week).sort()).toEqual(['fri', 'mon', 'sat', 'thu', 'tue', 'wed']);
  expect(week.fri).toEqual(week.mon);
  expect(week.sat).toEqual([['09:00', '12:00']]);
  expect(copiedToWeekdays({}, 'mon')).toEqual({});
});

test('midnight closes the day it belongs to', () => {
  expect(closingTime('00:00')).toBe('24:00');
  expect(shownTime('24:00')).toBe('00:00');
  expect(closingTime('17:30')).toBe('17:30');
});

test('the usual week is Monday to Friday, 9 to 5', () => {
  expect(Object.keys(usualWeek())).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
  expect(usualWeek().fri).toEqual([['09:00', '17:00']]);
});
