import { marked, type Token } from 'marked';
import { articleText } from '../../content/articles/article-text.ts';
import { articles } from '../../content/articles/articles.ts';
import { filled } from '../../content/filled.ts';
import { headingAnchor } from '../../content/heading-anchor.ts';
import type { OfferWords } from '../../content/offer.ts';
import type { Passage } from './passage.ts';

/** The articles as passages: one for each introduction and one for each section. */
export function articlePassages(words: OfferWords): Passage[] {
  return filled([...articles], words).flatMap(({ slug, head }) => {
    const sections = sectionsOf(articleText(slug, words));
    return sections.map(({ heading, text }) => ({
      source: 'article' as const,
      title: heading ? `${head.title.replace(/:.*/, '')}: ${heading}` : head.title,
      text,
      path: heading ? `${head.path}#${headingAnchor(heading)}` : head.path,
    }));
  });
}

function sectionsOf(markdown: string): { heading: string; text: string }[] {
  const sections = [{ heading: '', parts: [] as string[] }];
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') sections.push({ heading: plain(token), parts: [] });
    else sections.at(-1)?.parts.push(...proseOf(token));
  }
  return sections.map(({ heading, parts }) => ({ heading, text: parts.join(' ') })).filter(({ text }) => text);
}

/** Paragraphs and list items. Tables and code can't be quoted in a sentence. */
function proseOf(token: Token): string[] {
  if (token.type === 'paragraph') return [plain(token)];
  if (token.type === 'list') return (token.items as Token[]).map(plain);
  return [];
}

/** A token's text without its markup. */
function plain(token: Token): string {
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner?.length) return inner.map(plain).join('');
  return 'text' in token && typeof token.text === 'string' ? unescaped(token.text) : '';
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
