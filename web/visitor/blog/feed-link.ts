import type { MetaDescriptor } from 'react-router';
import { brand } from '../../../content/brand.ts';

/** Leads feed readers from a page of the blog to /blog/rss.xml. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand.name} blog`,
  href: '/blog/rss.xml',
};
