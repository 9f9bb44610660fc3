import { expect, test } from 'vitest';
import { foreignLanguage } from './language.ts';

test.each([
  ['¿Puedo hablar con la abogada en español?', 'en', 'es'],
  ['He found the buzz in our spinet, and it was a pencil.', 'es', 'en'],
  ['Salsa roja y tamales', 'en', undefined],
  ['The old pipes are gone.', 'en', undefined],
  ['Llegaron un domingo y a las dos horas ya estaba seco.', 'es', undefined],
] as const)('%s on a site in %s is marked as %s', (text, language, lang) => {
  expect(foreignLanguage(text, language)).toBe(lang);
});
