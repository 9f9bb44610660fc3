import { shownCities } from './cities.ts';
import type { City } from './city.ts';

export interface NearCity {
  city: City;
  /** Straight-line distance between the centers. */
  miles: number;
}

/** The `count` of our cities nearest to this one, nearest first. Far-off cities are far from all others: see `miles`. */
export function nearestCities(city: City, count = 5, all: readonly City[] = shownCities()): NearCity[] {
  return all
    .filter((other) => other.slug !== city.slug)
    .map((other) => ({ city: other, miles: milesBetween(city, other) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count);
}

/** Mean radius of the Earth (6,371.0088 km, IUGG). */
const earthRadiusMiles = 3958.76;

/** Great-circle distance by the haversine formula. */
function milesBetween(from: City, to: City): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude);
  const chord = Math.sin(north / 2) ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}
