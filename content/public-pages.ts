import { type Article, articles } from './articles/articles.ts';
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
export const publicPages: readonly PageHead[] = publicPagesFrom({ articles, services, cities });

const paths = new Set(publicPages.map(({ path }) => path));

/** True if a path is a public page, which looks the same to everyone. */
export function isPublicPage(path: string): boolean {
  return paths.has(path);
}
