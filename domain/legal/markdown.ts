import { marked, type Token, type Tokens } from 'marked';
import { headingAnchor } from '../../content/heading-anchor.ts';
import type { LegalSection } from '../../content/legal/legal-text.ts';
import { truncate } from '../../text/truncate.ts';

/** An operator's legal text. */
export interface ReadText {
  /** Of a first-level heading; '' if there is none. */
  title: string;
  sections: LegalSection[];
}

/** Something in a text that the page can't show. The message is for the author. */
class TextProblem extends Error {
  override name = 'TextProblem';
}

/** Reads Markdown of headings, paragraphs, lists, bold words and links, or says what else is in it. */
export function readMarkdown(body: string): ReadText | { problem: string } {
  try {
    refuseHeavy(body);
    const text: ReadText = { title: '', sections: [] };
    for (const token of marked.lexer(body)) addTo(text, token);
    if (!text.sections.length) throw new TextProblem('Give each part a heading: a line such as “## What you buy”.');
    const empty = text.sections.find(({ paragraphs }) => !paragraphs.length);
    if (empty) throw new TextProblem(`There’s nothing below “${empty.heading}”.`);
    const anchors = text.sections.map(({ heading }) => headingAnchor(heading));
    const twice = text.sections.find((_, place) => !anchors[place] || anchors.indexOf(anchors[place]) !== place);
    if (twice) throw new TextProblem(`Change the heading “${twice.heading}”. Headings need letters and can’t repeat.`);
    return text;
  } catch (error) {
    if (error instanceof TextProblem) return { problem: error.message };
    throw error;
  }
}

/** What the parser would take too long for: it reads signs again and again, and calls itself for each list in a list. */
const limits = { nesting: 4, indent: 12, characters: 10_000, signs: 200 };

/** Refuses lists in lists, and paragraphs that are very long or full of signs. */
function refuseHeavy(body: string): void {
  let paragraph = { start: '', characters: 0, signs: 0 };
  for (const line of body.split('\n')) {
    const [lead = ''] = /^[\s>*+-]*/.exec(line) ?? [];
    const isItem = /[>*+-]/.test(lead) || /^\d{1,9}[.)]/.test(line.trimStart());
    const isRule = /^(?:[\s*]+|[\s-]+)$/.test(line);
    const isDeep = (lead.match(/[*+-](?=\s)|>/g)?.length ?? 0) > limits.nesting || line.search(/\S/) > limits.indent;
    if (isItem && !isRule && isDeep) throw new TextProblem('We can’t show a list in a list. Use one level.');
    if (isItem || !line.trim() || !paragraph.characters) paragraph = { start: line.trim().slice(0, 40), characters: 0, signs: 0 };
    paragraph.characters += line.trim().length;
    paragraph.signs += line.match(/[*_[\]`~<]/g)?.length ?? 0;
    if (paragraph.characters > limits.characters)
      throw new TextProblem(`Shorten the paragraph that starts with “${paragraph.start}”. Use 10,000 characters or fewer.`);
    if (paragraph.signs > limits.signs)
      throw new TextProblem(`Remove signs such as * and _ from the paragraph that starts with “${paragraph.start}”. Use 200 or fewer.`);
  }
}

function addTo(text: ReadText, token: Token): void {
  if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return;
  if (token.type === 'heading' && token.depth === 1 && !text.title && !text.sections.length) {
    text.title = truncate(plain(token.text), 80);
    return;
  }
  if (token.type === 'heading' && token.depth <= 2) {
    text.sections.push({ heading: plain(token.text), paragraphs: [] });
    return;
  }
  const { paragraphs } = text.sections.at(-1) ?? {};
  if (!paragraphs) throw new TextProblem('Start with a heading: a line such as “## What you buy”.');
  paragraphs.push(paragraphOf(token));
}

function paragraphOf(token: Token): string | string[] {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return inline(token.tokens ?? []);
    case 'heading':
      return `**${plain((token as Tokens.Heading).text)}**`;
    case 'list':
      return (token as Tokens.List).items.map(itemOf);
    default:
      throw notShown(token);
  }
}

/** The problem with a part that isn't one of those we show. */
function notShown({ type }: Token): TextProblem {
  return new TextProblem(`We can’t show ${names[type] ?? 'some of this text'}. Use headings, paragraphs, lists, bold words and links.`);
}

const names: Record<string, string> = { table: 'tables', html: 'HTML', code: 'code blocks', blockquote: 'quotes', image: 'images' };

function itemOf({ tokens }: Tokens.ListItem): string {
  return tokens
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      const paragraph = paragraphOf(token);
      if (typeof paragraph !== 'string') throw new TextProblem('We can’t show a list in a list. Use one level.');
      return paragraph;
    })
    .join(' ');
}

function inline(tokens: Token[]): string {
  return tokens.map(inlineWord).join('').replace(/\s+/g, ' ').trim();
}

function inlineWord(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'escape':
      return (token as Tokens.Text).text;
    case 'br':
      return ' ';
    case 'strong':
      return `**${plain((token as Tokens.Strong).text)}**`;
    case 'em':
    case 'del':
      return inline((token as Tokens.Em).tokens);
    case 'codespan':
      return (token as Tokens.Codespan).text;
    case 'link': {
      const { href, text, tokens } = token as Tokens.Link;
      // An address in the text, which Markdown makes a link by itself.
      if (href === text || href === `mailto:${text}` || href === `http://${text}`) return text;
      if (!/^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s()"<>]*$/.test(href))
        throw new TextProblem(
          `We can’t link to “${truncate(href, 60)}”. Links start with https://, mailto:, tel: or a / for a page of this site.`,
        );
      return `[${inline(tokens).replace(/[[\]]/g, '')}](${href})`;
    }
    default:
      throw notShown(token);
  }
}

/** Words without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
}
