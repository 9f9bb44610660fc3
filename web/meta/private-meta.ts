import type { MetaDescriptor } from 'react-router';
import { brand } from '../../content/brand.ts';

/** Tags of a page that only its owner opens, or that an email leads to. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand.name}` }, { name: 'robots', content: 'noindex' }];
}

/** Tags of the 404 page. */
export function notFoundMeta(): MetaDescriptor[] {
  return privateMeta('Page not found');
}
