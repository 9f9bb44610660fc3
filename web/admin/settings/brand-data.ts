import { type Brand, brand, brandForBrowser } from '../../../content/brand.ts';
import { citiesByState, cities as everyCity } from '../../../content/cities/cities.ts';
import { versionInWords } from '../../../content/legal/legal-text.ts';
import { publishedVersions } from '../../../domain/legal/queries.ts';
import { loadBrand } from '../../../domain/settings/brand.ts';
import type { StateOfCities } from './cities-form.tsx';

/** The brand as it's saved now, also if another process saved it, for a browser that has an earlier one. */
export async function brandNow(): Promise<Partial<Brand>> {
  await loadBrand();
  return brandForBrowser();
}

/** Every city that can have a page, by state. */
export function citiesForAdmin(): StateOfCities[] {
  return citiesByState(everyCity).map(({ state, cities }) => ({
    state: state.name,
    cities: cities.map(({ slug, name }) => ({ slug, name, shown: !brand.hiddenCities.includes(slug) })),
  }));
}

/** Which versions of the legal texts are in effect, in words: 'Your own, December 1, 2026', or 'The template, with your name in it'. */
export async function legalInWords(): Promise<{ terms: string; privacy: string }> {
  const { terms, privacy } = await publishedVersions();
  const words = (version: string | undefined) => (version ? `Your own, ${versionInWords(version)}` : 'The template, with your name in it');
  return { terms: words(terms), privacy: words(privacy) };
}

/** Whether the operator has published both legal texts, so no template is in effect. */
export async function hasOwnLegalTexts(): Promise<boolean> {
  const { terms, privacy } = await publishedVersions();
  return Boolean(terms && privacy);
}
