import { brand } from '../brand.ts';
import { bySlug } from '../file-slugs.ts';
import type { City, CityFile } from './city.ts';
import { type State, stateNames } from './states.ts';

/** Cities from their files. */
export function citiesFrom(files: Record<string, CityFile>): City[] {
  return bySlug(files).map(([slug, { state, head, ...city }]) => ({
    ...city,
    slug,
    state: { code: state, name: stateNames[state] },
    head: { ...head, path: `/locations/${slug}` },
  }));
}

/** All cities, by slug, also those that the operator doesn’t show. Their texts are long: read them in loaders, not in the browser's code. */
export const cities: readonly City[] = citiesFrom(import.meta.glob<CityFile>('./*.yaml', { eager: true, import: 'default' }));

/** The cities whose pages the operator shows. */
export function shownCities(): readonly City[] {
  return brand.hiddenCities.length ? cities.filter(({ slug }) => !brand.hiddenCities.includes(slug)) : cities;
}

/** The city of /locations/{slug}, if we show a page for it. */
export function cityBySlug(slug: string): City | undefined {
  return shownCities().find((city) => city.slug === slug);
}

/** The first `count` shown cities: those of `slugs`, then others. */
export function featuredCities(slugs: readonly string[], count: number = slugs.length): City[] {
  const wanted = slugs.flatMap((slug) => cityBySlug(slug) ?? []);
  return [...new Set([...wanted, ...shownCities()])].slice(0, count);
}

export interface StateCities {
  state: State;
  cities: City[];
}

/** The cities grouped by state: states with the most cities first, then by name; cities by name. */
export function citiesByState(all: readonly City[] = shownCities()): StateCities[] {
  const byState = Map.groupBy(all, (city) => city.state.code);
  return [...byState]
    .map(([code, group]) => ({
      state: { code, name: stateNames[code] },
      cities: group.toSorted((a, b) => a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => b.cities.length - a.cities.length || a.state.name.localeCompare(b.state.name));
}
