import { expect, test } from 'vitest';
import { cities } from '../../content/cities/cities.ts';
import { cityIn, knownCity } from './city-passages.ts';

const known = cities.map(knownCity);

test('every city has a page of its own', () => {
  expect(new Set(known.map(({ path }) => path)).size).toBe(cities.length);
});

test.each([
  ['Do you work in Tampa?', '/locations/tampa', 'do you work in'],
  ['websites for PORT ST. LUCIE, Florida', '/locations/port-st-lucie', 'websites for'],
  ['a shop on Marco Island', '/locations/naples-marco-island', 'a shop on'],
  ['provo ut prices', '/locations/provo-orem', 'prices'],
  ['I am in Orem', '/locations/provo-orem', 'i am in'],
])('%j asks for %s', (question, path, rest) => {
  const named = cityIn(question, known);
  expect(named?.city.path).toBe(path);
  expect(named?.rest).toBe(rest);
});

test("a city's own name goes before the surroundings of another", () => {
  const around = known.flatMap((city) => city.around.map((name) => ({ name, city })));
  const shared = around.filter(({ name, city }) => known.some((other) => other !== city && other.names.includes(name)));
  expect(shared.length).toBeGreaterThan(0);
  for (const { name } of shared) expect(cityIn(name, known)?.city.names).toContain(name);
});

test.each(['Do you work in Chicago?', 'a tampable jar', ''])('%j names none of them', (question) => {
  expect(cityIn(question, known)).toBeUndefined();
});
