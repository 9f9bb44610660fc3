import type { PageHead } from '../page-head.ts';
import type { PageKey } from '../site-pages.ts';
import type { State, StateCode } from './states.ts';

/** Five pages that would suit one trade in one place. A sample, never a customer. */
export interface SampleSet {
  /** Its folder in sites/trades. */
  trade: string;
  /** Why these five, in a sentence or two. */
  why: string;
  pages: readonly ['home', PageKey, PageKey, PageKey, PageKey];
}

/** A file of this folder: everything /locations/{slug} says that no other city's page says. Texts are plain, without markup; prices and hours are `{setup}` and the like: see filled.ts. */
export interface CityFile {
  /** As people write it; two or three towns with 'and' between them. */
  name: string;
  state: StateCode;
  /** What people there call the area around. */
  region: string;
  /** IANA name. */
  timeZone: string;
  /** Degrees of the center, north and east positive, to two decimals: for sunrise and for the nearest cities. */
  latitude: number;
  longitude: number;
  headline: string;
  /** The offer, said for this place. */
  lead: string;
  /** Towns of the same day's trip. */
  nearbyTowns: readonly string[];
  regionText: string;
  /** Which trades live there, and why. */
  tradesText: string;
  /** The busy season, and what the home page should say then. */
  seasonText: string;
  /** What a site there should make plain. */
  localTip: string;
  sampleSets: readonly [SampleSet, SampleSet];
  faq: readonly { question: string; answer: string }[];
  head: Omit<PageHead, 'path'>;
}

export interface City extends Omit<CityFile, 'state'> {
  slug: string;
  state: State;
  head: PageHead;
}
