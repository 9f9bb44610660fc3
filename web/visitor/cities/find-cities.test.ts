import { expect, test } from 'vitest';
import { citiesByState } from '../../../content/cities/cities.ts';
import { findCities } from './find-cities.ts';

const groups = citiesByState();

function found(search: string): string[] {
  return groups.flatMap(({ state, cities }) =>
    findCities(
      cities.map(({ name, region, nearbyTowns }) => ({ name, region, towns: nearbyTowns })),
      state,
      search,
    ).map(({ city, town }) => (town ? `${city.name} by ${town}` : city.name)),
  );
}

test('an empty search finds every city', () => {
  expect(found('')).toHaveLength(45);
  expect(found('  ')).toHaveLength(45);
});

test('a city is found by its name, however its accents, points and case are typed', () => {
  expect(found('st george')).toEqual(['St. George']);
  expect(found("COEUR D'ALENE")).toEqual(["Coeur d'Alene"]);
  expect(found('coeur dalene')).toEqual(["Coeur d'Alene"]);
});

test('a state is found by name and by code, with all its cities', () => {
  expect(found('Utah')).toEqual(found('ut'));
  expect(found('ut')).toHaveLength(4);
});

test('a town leads to the city it is near to, and says so', () => {
  expect(found('Meridian')).toEqual(['Boise by Meridian']);
  expect(found('hurricane utah')).toEqual(['St. George by Hurricane']);
});

test('a place that’s near no city finds nothing', () => {
  expect(found('Anchorage')).toEqual([]);
  expect(found('boise florida')).toEqual([]);
});
