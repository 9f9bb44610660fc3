import { Marked, type Tokens } from 'marked';
import { headingAnchor } from '../../../content/heading-anchor.ts';

/** An article as its page shows it. */
export interface ArticleText {
  html: string;
  /** Its second-level headings, each with its anchor. */
  headings: { id: string; text: string }[];
  words: number;
}

/**
 * Turns an article's Markdown into HTML, for the server: the articles are our own, so the result is trusted. Headings
 * get anchors, tables may scroll sideways by themselves on phones.
 */
export function articleHtml(markdown: string): ArticleText {
  const headings: ArticleText['headings'] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = headingAnchor(plain(text));
        if (depth === 2) headings.push({ id, text: plain(text) });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.slice(0, 2)}>`;
        const label = header.map(({ text }) => plain(text)).filter(Boolean);
        // The corner over a column of names is empty, and an empty cell heads nothing.
        const head = header.map((one) => cell(one.text ? 'th scope="col"' : 'td', one)).join('');
        const body = rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="Table: ${label.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings, words: wordsIn(html) };
}

/** Adults read prose of this kind silently at 238 words a minute (Brysbaert 2019, a review of 190 studies). */
const wordsPerMinute = 238;

/** Whole minutes to read so many words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A heading without its inline marks, safe inside an attribute. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/[<>"&]/g, '');
}

function wordsIn(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
}
