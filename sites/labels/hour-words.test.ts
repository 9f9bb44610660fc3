import { expect, test } from 'vitest';
import { hourWords } from './hour-words.ts';

const time = (clock: string) => (clock === '12:00' ? 'noon' : `${Number(clock.slice(0, 2)) % 12 || 12}${clock.slice(2)} am`);
const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const hourWord = hourWords(time, names);

test('whole hours are words; noon stays noon', () => {
  expect(hourWord('09:00')).toBe('nine');
  expect(hourWord('17:00')).toBe('five');
  expect(hourWord('12:00')).toBe('noon');
});

test('uses digits if either time has minutes, including 9:05', () => {
  expect(hourWord('09:05')).toBe('9:05');
  expect(hourWord('09:30')).toBe('9:30');
  expect(hourWord('09:00', '17:05')).toBe('9:00');
});
