import type { MetaDescriptor } from 'react-router';
import { brand } from '../../../content/brand.ts';

/** Points feed readers on blog pages to /blog/rss.xml. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand.name} blog`,
  href: '/blog/rss.xml',
};
