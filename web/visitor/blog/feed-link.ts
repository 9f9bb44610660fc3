import type { MetaDescriptor } from 'react-router';
import { brand } from '../../../content/brand.ts';

/** Points feed readers on blog pages to /blog/rss.xml. */
export function feedLink(): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: `${brand.name} blog`, href: '/blog/rss.xml' };
}
