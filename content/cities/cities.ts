import type { PageHead } from '../page-head.ts';
import { daphneFairhopeFoley } from './alabama.ts';
import { fayettevilleSpringdaleRogers } from './arkansas.ts';
import type { City } from './city.ts';
import { boulder, coloradoSprings, fortCollins, greeley } from './colorado.ts';
import { dover } from './delaware.ts';
import { deltonaDaytonaBeach, jacksonville, miami, palmBayMelbourne, portStLucie } from './florida-atlantic.ts';
import { capeCoral, fortMyers, naplesMarcoIsland, puntaGorda, sarasota, tampa } from './florida-gulf.ts';
import { lakelandWinterHaven, orlando, theVillages } from './florida-inland.ts';
import { destin } from './florida-panhandle.ts';
import { boise, coeurDAlene } from './idaho.ts';
import { springfield } from './missouri.ts';
import { bozeman } from './montana.ts';
import { charlotte, durham, greensboro, raleigh, winstonSalem } from './north-carolina.ts';
import { bend } from './oregon.ts';
import { charleston, myrtleBeachConway } from './south-carolina.ts';
import type { State } from './states.ts';
import { chattanooga, clarksville, knoxville, memphis, nashville } from './tennessee.ts';
import { midland } from './texas.ts';
import { logan, ogdenClearfield, provoOrem, stGeorge } from './utah.ts';
import { kennewickRichland } from './washington.ts';

/** All 45, in the order of the specification. Their texts are long: read them in loaders, not in the browser's code. */
export const cities: readonly City[] = [
  jacksonville,
  orlando,
  tampa,
  miami,
  fortMyers,
  charlotte,
  raleigh,
  greensboro,
  durham,
  winstonSalem,
  nashville,
  memphis,
  knoxville,
  chattanooga,
  clarksville,
  stGeorge,
  provoOrem,
  bend,
  capeCoral,
  naplesMarcoIsland,
  sarasota,
  boise,
  portStLucie,
  coloradoSprings,
  charleston,
  theVillages,
  greeley,
  destin,
  coeurDAlene,
  boulder,
  fortCollins,
  bozeman,
  dover,
  daphneFairhopeFoley,
  logan,
  kennewickRichland,
  midland,
  puntaGorda,
  deltonaDaytonaBeach,
  palmBayMelbourne,
  myrtleBeachConway,
  springfield,
  lakelandWinterHaven,
  ogdenClearfield,
  fayettevilleSpringdaleRogers,
];

const bySlug = new Map(cities.map((city) => [city.slug, city]));

/** The city of /locations/{slug}, if we have a page for it. */
export function cityBySlug(slug: string): City | undefined {
  return bySlug.get(slug);
}

/** Address of a city's page. */
export function cityPath({ slug }: Pick<City, 'slug'>): string {
  return `/locations/${slug}`;
}

/** What a city's page says of itself. */
export function cityHead(city: City): PageHead {
  return { path: cityPath(city), ...city.head };
}

export interface StateCities {
  state: State;
  cities: City[];
}

/** The cities grouped by state: states with the most cities first, then by name; cities by name. */
export function citiesByState(): StateCities[] {
  const byState = Map.groupBy(cities, (city) => city.state);
  return [...byState]
    .map(([state, group]) => ({ state, cities: group.toSorted((a, b) => a.name.localeCompare(b.name)) }))
    .sort((a, b) => b.cities.length - a.cities.length || a.state.name.localeCompare(b.state.name));
}
