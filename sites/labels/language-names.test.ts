import { expect, test } from 'vitest';
import { languageName } from './language-names.ts';
import { siteWords } from './site-words.ts';

test.each([
  ['english', 'English', 'inglés'],
  ['Español', 'Spanish', 'español'],
  ['SPANISH', 'Spanish', 'español'],
  ['asl', 'American Sign Language', 'lengua de señas americana'],
  ['kreyòl', 'Haitian Creole', 'criollo haitiano'],
  ['some Spanish', 'some Spanish', 'some Spanish'],
  ['Klingon', 'Klingon', 'Klingon'],
])('%s is %s, or %s', (typed, en, es) => {
  expect([languageName(typed, 'en'), languageName(typed, 'es')]).toEqual([en, es]);
});

test('a list of languages is in the site’s language', () => {
  const listed = (language: 'en' | 'es', typed: string[]) =>
    siteWords[language].languages(typed.map((name) => languageName(name, language)));
  expect(listed('es', ['Spanish', 'english'])).toBe('Español e inglés');
  expect(listed('es', ['english', 'español'])).toBe('Inglés y español');
  expect(listed('en', ['inglés', 'spanish'])).toBe('English and Spanish');
});
