import { type Article, articles } from './articles/articles.ts';
import { brand } from './brand.ts';
import { cities } from './cities/cities.ts';
import type { City } from './cities/city.ts';
import { heads } from './heads.ts';
import type { PageHead } from './page-head.ts';
import type { Service } from './services/service.ts';
import { services } from './services/services.ts';

interface PageFolders {
  articles: readonly Article[];
  services: readonly Service[];
  cities: readonly City[];
}

/** Heads of our public pages: those with their text in a screen, and one for each file of the folders. */
export function publicPagesFrom({ articles, services, cities }: PageFolders): PageHead[] {
  return [...Object.values(heads), ...[...articles, ...services, ...cities].map(({ head }) => head)];
}

/**
 * Every page that anyone may read and search engines should list. Knows all cities' texts, so it's for the server. Heads are
 * filled before they are shown.
 */
export function publicPages(): readonly PageHead[] {
  return allPages.filter(({ path }) => !isHidden(path));
}

/** The same, with those that the operator doesn’t show. */
export const allPages: readonly PageHead[] = publicPagesFrom({ articles, services, cities });
const paths = new Set(allPages.map(({ path }) => path));

/** True if a path is a public page, which looks the same to everyone. */
export function isPublicPage(path: string): boolean {
  return paths.has(path) && !isHidden(path);
}

/** True for the page of a city that the operator doesn't show, and for the list of cities if they show none. */
function isHidden(path: string): boolean {
  if (path === heads.cities.path) return brand.cityCount === 0;
  return brand.hiddenCities.length > 0 && path.startsWith('/locations/') && brand.hiddenCities.includes(path.slice('/locations/'.length));
}
