import type { PageHead } from './page-head.ts';

/** Pages whose text stands in their screens. Services, cities and articles bring their own heads. */
export const heads = {
  home: {
    path: '/',
    title: '5-Page Websites. Live in 24 Hours.',
    description:
      'Five custom pages for a small local business: first draft within 24 hours, $299 once and $29 a month, hosting and email included.',
    keywords: ['small business website', 'five page website', 'website in 24 hours', 'done for you website', 'local business web design'],
  },
} as const satisfies Record<string, PageHead>;

/** Every page that anybody may read and search engines should list, in the order of the sitemap. */
export const publicPages: readonly PageHead[] = [...Object.values(heads)];

const paths = new Set(publicPages.map(({ path }) => path));

/** Whether a path is one of the public pages, which look the same to everybody. */
export function isPublicPage(path: string): boolean {
  return paths.has(path);
}
