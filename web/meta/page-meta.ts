import type { MetaDescriptor } from 'react-router';
import { brand } from '../../content/brand.ts';
import type { PageHead } from '../../content/page-head.ts';
import { sharePicturePath, sharePictureSize } from '../../content/share-picture.ts';
import { operatorData, type WithOperator } from './operator-data.ts';

/** The matches that React Router passes to a route's `meta`. The root's loader has the app's origin, and whether it's a trial. */
interface MetaMatch {
  id: string;
  loaderData?: unknown;
}

/**
 * Title ('title | product name'), description, keywords, robots, canonical and social tags of a public page, all
 * from its head and its URL. `structured` are the page's JSON-LD objects. The operator's is added on every page.
 */
export function pageMeta(
  head: PageHead,
  matches: readonly (MetaMatch | undefined)[],
  structured: readonly object[] = [],
): MetaDescriptor[] {
  const { origin, isTrial } = rootIn(matches);
  return [
    ...shareMeta(head, origin, sharePicturePath(head.path)),
    { name: 'robots', content: isTrial ? 'noindex' : 'index, follow' },
    ...[...structured, ...operatorIn(matches, origin)].map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ];
}

/** The same tags for a page that search engines should ignore but people share by link. Its picture is that of home. */
export function privatePageMeta(head: PageHead, matches: readonly (MetaMatch | undefined)[]): MetaDescriptor[] {
  return [...shareMeta(head, rootIn(matches).origin, sharePicturePath('/')), { name: 'robots', content: 'noindex' }];
}

function shareMeta(head: PageHead, origin: string, picturePath: string): MetaDescriptor[] {
  const url = origin + head.path;
  const title = `${head.title} | ${brand.name}`;
  const picture = origin + picturePath;
  return [
    { title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: head.path.startsWith('/blog/') ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { property: 'og:image:alt', content: `${head.title} ${brand.name}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: picture },
  ];
}

/** The operator's structured data, if the layout of the page loads the facts for it. */
function operatorIn(matches: readonly (MetaMatch | undefined)[], origin: string): object[] {
  const loaded = matches.map((match) => match?.loaderData as Partial<WithOperator> | undefined);
  return loaded.flatMap((data) => (data?.operator ? [operatorData(origin, data.operator)] : [])).slice(0, 1);
}

/** The app's origin without a trailing slash, from the root's loader. */
export function originIn(matches: readonly (MetaMatch | undefined)[]): string {
  return rootIn(matches).origin;
}

function rootIn(matches: readonly (MetaMatch | undefined)[]): { origin: string; isTrial: boolean } {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string; isTrial?: boolean } | undefined;
  return { origin: root?.origin ?? '', isTrial: root?.isTrial ?? false };
}
