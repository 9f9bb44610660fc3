import { Marked, type Tokens } from 'marked';
import { headingAnchor } from '../../../content/heading-anchor.ts';

/** An article's rendered text. */
export interface ArticleText {
  html: string;
  /** Its second-level headings with their anchors. */
  headings: { id: string; text: string }[];
  words: number;
}

/**
 * Converts an article's Markdown to HTML on the server. The articles are our own, so the result is trusted. Headings get
 * anchors, and tables can scroll sideways on phones.
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
        // The corner above a column of names is empty, so it must not be a header cell.
        const head = header.map((one) => cell(one.text ? 'th scope="col"' : 'td', one)).join('');
        const body = rows.map((row) => `<tr>${row.map((one) => cell('td', one)).join('')}</tr>`).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="Table: ${label.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings, words: wordsIn(html) };
}

/** Adults read such text silently at 238 words a minute (Brysbaert 2019, a review of 190 studies). */
const wordsPerMinute = 238;

/** Whole minutes to read a number of words, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A heading without inline markup, safe inside an attribute. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/[<>"&]/g, '');
}

function wordsIn(html: string): number {
  return html
    .replace(/<[^<>]+>/g, ' ')
    .split(/\s/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
