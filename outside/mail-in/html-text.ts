import { parseFragment } from 'parse5';

/** More of an email's HTML isn't read. What people write is far shorter. */
const longestHtml = 1_000_000;
/** Elements whose content no reader sees. */
const unseen = new Set(['script', 'style', 'title', 'template']);
const ownLine = new Set(
  'address article blockquote center dd div dl dt fieldset footer form header hr li main ol pre section table tr ul'.split(' '),
);
const paragraphs = new Set('blockquote h1 h2 h3 h4 h5 h6 p table ul ol'.split(' '));

interface Line {
  /** How many quotes it's in. */
  depth: number;
  /** Its words, as they come. Joined only at the end, because looking at a growing text takes longer with each piece. */
  parts: string[];
  isBlank: boolean;
}

/**
 * An email's HTML as plain text: paragraphs, lists, links, and `>` before quotes. It reads tags one after the other, so strangers' HTML takes
 * time in proportion to its length. A parser that builds the tree of a page doesn't.
 */
export function textOfHtml(whole: string): string {
  const html = whole.slice(0, longestHtml);
  // Only ASCII letters, so places in both are the same.
  const small = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const page = new Page();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    page.write(html.slice(at, open < 0 ? undefined : open));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      at = placeAfter(html, '-->', open + 4);
      continue;
    }
    const [, slash = '', name = ''] = tag.exec(small.slice(open, open + 20)) ?? [];
    if (!name && !html.startsWith('<!', open) && !html.startsWith('<?', open)) {
      page.write('&lt;');
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, open);
    if (!slash && unseen.has(name)) at = placeAfter(html, '>', placeAfter(small, `</${name}`, end));
    else {
      at = end;
      if (slash) page.close(name);
      else page.open(name, name === 'a' ? hrefIn(html.slice(open, end)) : '');
    }
  }
  return page.text();
}

const tag = /^<(\/?)([a-z][a-z0-9]{0,15})/;

function placeAfter(html: string, word: string, from: number): number {
  const found = html.indexOf(word, from);
  return found < 0 ? html.length : found + word.length;
}

/** After the first > that's not in quotes. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < html.length; at += 1) {
    const sign = html[at] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return html.length;
}

/** The web address that a link leads to. Others, such as those inside the email, say nothing to a reader. */
function hrefIn(link: string): string {
  const href = /\shref=(?:"([^"]*)"|'([^']*)')/i.exec(link.slice(0, 5000));
  const address = (href?.[1] ?? href?.[2] ?? '').trim();
  return /^https?:\/\//i.test(address) ? address : '';
}

/** The lines of a text as its HTML is read. */
class Page {
  readonly #lines: Line[] = [newLine(0)];
  #depth = 0;
  #preformatted = 0;
  #link: { href: string; from: number; line: number } | undefined;

  write(words: string): void {
    const parts = this.#preformatted > 0 ? words.split(/\r?\n/) : [words.replace(/[ \t\r\n\f]+/g, ' ')];
    for (const [n, part] of parts.entries()) {
      if (n > 0) this.#newLine();
      const isStart = this.#last().parts.length === 0 && this.#preformatted === 0;
      this.#add(isStart ? part.trimStart() : part);
    }
  }

  open(name: string, href: string): void {
    this.#breakAt(name);
    if (name === 'br') this.#newLine();
    else if (name === 'blockquote') this.#quote(1);
    else if (name === 'pre') this.#preformatted += 1;
    else if (name === 'li') this.write('- ');
    else if (name === 'td' || name === 'th') this.#space();
    else if (name === 'a') this.#link = href ? { href, from: this.#last().parts.length, line: this.#lines.length } : undefined;
  }

  close(name: string): void {
    if (name === 'a') this.#endLink();
    if (name === 'blockquote') this.#quote(-1);
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1);
    this.#breakAt(name);
  }

  text(): string {
    const whole = decoded(this.#lines.map(({ depth, parts }) => `${'> '.repeat(depth)}${parts.join('')}`).join('\n'));
    const lines = whole.split('\n').map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
    return lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #last(): Line {
    return this.#lines.at(-1) as Line;
  }

  #add(words: string): void {
    if (words === '') return;
    const line = this.#last();
    line.parts.push(words);
    line.isBlank &&= words.trim() === '';
  }

  #newLine(): void {
    this.#lines.push(newLine(this.#depth));
  }

  #space(): void {
    if (this.#last().parts.length > 0) this.#add(' ');
  }

  #breakAt(name: string): void {
    if (!ownLine.has(name) && !paragraphs.has(name)) return;
    if (!this.#last().isBlank) this.#newLine();
    const before = this.#lines.at(-2);
    if (paragraphs.has(name) && before && !before.isBlank) this.#newLine();
  }

  #quote(step: 1 | -1): void {
    // Quotes in quotes have a limit, because each line of theirs is longer by two characters.
    this.#depth = Math.min(20, Math.max(0, this.#depth + step));
    if (!this.#last().isBlank) this.#newLine();
    else this.#last().depth = this.#depth;
  }

  #endLink(): void {
    const link = this.#link;
    this.#link = undefined;
    if (!link) return;
    const words = link.line === this.#lines.length ? this.#last().parts.slice(link.from).join('').trim() : '';
    const shown = decoded(link.href)
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/\/$/, '');
    if (words && !decoded(words).includes(shown)) this.#add(` (${link.href.replaceAll('<', '&lt;')})`);
  }
}

function newLine(depth: number): Line {
  return { depth, parts: [], isBlank: true };
}

/** A text with its entities as characters. It has no tags, so there's one node. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node && 'value' in node ? node.value : '';
}
