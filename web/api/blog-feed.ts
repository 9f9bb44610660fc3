import { articles } from '../../content/articles/articles.ts';
import { brand } from '../../content/brand.ts';
import { filled } from '../../content/filled.ts';
import { heads } from '../../content/heads.ts';
import type { OfferWords } from '../../content/offer.ts';
import { noonOf } from '../../time/days.ts';

/** The blog as RSS 2.0, newest first: title, summary, date and URL of each article. */
export function blogFeed(origin: string, words: OfferWords): string {
  const items = filled([...articles], words).map(
    ({ head, published, summary }) =>
      `    <item>
      <title>${escaped(head.title)}</title>
      <link>${origin}${head.path}</link>
      <guid isPermaLink="true">${origin}${head.path}</guid>
      <pubDate>${noonOf(published).toUTCString()}</pubDate>
      <description>${escaped(summary)}</description>
    </item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`${brand.name} ${heads.blog.title.toLowerCase()}`)}</title>
    <link>${origin}${heads.blog.path}</link>
    <atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
    <description>${escaped(heads.blog.description)}</description>
    <language>en-US</language>
${items.join('\n')}
  </channel>
</rss>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
