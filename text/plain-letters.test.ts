import { expect, test } from 'vitest';
import { plainLetters, plainWords } from './plain-letters.ts';

test.each([
  ['Łódź', 'lodz'],
  ['Đặng Phở', 'dang pho'],
  ['Smørrebrød', 'smorrebrod'],
  ['Æther', 'aether'],
  ['Œuf', 'oeuf'],
  ['STRAẞE', 'strasse'],
  ['İstanbul, Diyarbakır', 'istanbul, diyarbakir'],
  ['Soft\u00adware', 'software'],
  ['Þór Ðe Ŋ Ŧ Ħ', 'thor de n t h'],
  ['e\u0301\u200B\u202E', 'e'],
  ['寿司 ДомДом', '寿司 домдом'],
])('%s in plain letters is %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test.each(['Joe’s', "joe's", 'Joes', 'JOEʼS', 'Joe´s'])('%s is the same word', (word) => {
  expect(plainWords(word)).toBe('joes');
});
