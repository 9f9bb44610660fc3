import { hasPage, pathOf, type Site } from '../../site.ts';

/** Address of a service's block on the Services page; nothing when the site has no such page. */
export function serviceHref(site: Site, anchor: string): string | undefined {
  return hasPage(site.document, 'services') ? `${pathOf(site.document, 'services')}#${anchor}` : undefined;
}
