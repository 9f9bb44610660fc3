import { articles } from './articles/articles.ts';
import { cities, cityHead } from './cities/cities.ts';
import { heads } from './heads.ts';
import type { PageHead } from './page-head.ts';
import { services } from './services/services.ts';

/** Every page that anybody may read and search engines should list. Knows all cities' texts, so it is for the server. Heads are filled before they are shown. */
export const publicPages: readonly PageHead[] = [
  ...Object.values(heads),
  ...articles.map(({ head }) => head),
  ...services.map(({ head }) => head),
  ...cities.map(cityHead),
];

const paths = new Set(publicPages.map(({ path }) => path));

/** Whether a path is one of the public pages, which look the same to everybody. */
export function isPublicPage(path: string): boolean {
  return paths.has(path);
}
