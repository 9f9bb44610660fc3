import { expect, test } from 'vitest';
import { serviceFor, servicesFor } from './services.ts';

const services = [
  { name: 'Haircut', match: ['haircut', 'cut'], not: ['dog', 'color'], means: 'Cutting hair.' },
  { name: 'Kids’ haircut', match: ['kids haircut'], means: 'Cutting a child’s hair.' },
  { name: 'Color', match: ['color', 'full color'], means: 'Coloring hair.' },
];
const found = (words: string) => serviceFor(services, words)?.name;

test('whole phrases find a service, in any case, with accents and in the plural', () => {
  expect(found('Haircuts')).toBe('Haircut');
  expect(found('Men’s CUT')).toBe('Haircut');
  expect(found('Full cólor')).toBe('Color');
  expect(found('Uncut gems')).toBeUndefined();
  expect(found('')).toBeUndefined();
});

test('the longest phrase wins', () => {
  expect(found('Kids’ haircut')).toBe('Kids’ haircut');
});

test('a word that makes it something else forbids a service', () => {
  expect(found('Dog haircut')).toBeUndefined();
  expect(found('Cut and color')).toBe('Color');
});

test('a service is given once, to the first name that means it', () => {
  const names = servicesFor(services, ['Haircut', 'Cut', 'Balayage', 'Full color']).map((service) => service?.name);
  expect(names).toEqual(['Haircut', undefined, undefined, 'Color']);
});
