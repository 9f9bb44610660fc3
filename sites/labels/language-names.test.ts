import { expect, test } from 'vitest';
import { languageName } from './language-names.ts';
import { siteWords } from './site-words.ts';

test.each([
  ['english', 'English', 'inglés'],
  ['Español', 'Spanish', 'español'],
  ['SPANISH', 'Spanish', 'español'],
  ['asl', 'ASL', 'lengua de señas americana'],
  ['american sign language', 'American Sign Language', 'lengua de señas americana'],
  ['sign language', 'Sign language', 'lengua de señas'],
  ['haitian creole', 'Haitian Creole', 'criollo haitiano'],
  ['kreyòl', 'Haitian Creole', 'kreyòl'],
  ['castellano', 'Spanish', 'castellano'],
  ['farsi', 'Farsi', 'farsi'],
  ['Filipino', 'Filipino', 'filipino'],
  ['brazilian portuguese', 'Brazilian Portuguese', 'portugués brasileño'],
  ['creole', 'creole', 'creole'],
  ['criollo', 'criollo', 'criollo'],
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
