import { withoutEnd } from '../text-end.ts';

/** Words that a social network cuts a post with. */
const cut = /(?:…|\.{3}|\n)\s{0,3}(?:see|read|show) (?:more|less)\s{0,3}$/i;
const tag = /^#\p{L}[\p{L}\p{N}_]*$/u;

/** A text without what's left of the place that it was copied from: rulers, Markdown, closing hashtags, 'See more'. */
export function withoutRemains(text: string): string {
  const lines = text.split('\n').filter((line) => !isRuler(line));
  return withoutClosingTags(withoutMarkdown(lines.join('\n')).replace(cut, (found) => (found.startsWith('\n') ? '' : '.')));
}

/** '**Bread** and _cakes_' → 'Bread and cakes'. A single star stays: it may be a footnote's. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}_])_{1,2}([^_\n]{1,500})_{1,2}(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/^#{1,6} +(?=\S)/gm, '');
}

/** A row of marks that only divides: '------', '* * *'. */
function isRuler(line: string): boolean {
  return /^[-–—=_*~•·.\s]+$/.test(line) && (line.match(/[^\s]/g)?.length ?? 0) > 2;
}

/** Hashtags at the end name the post, not the business. Inside a sentence they're words of it. */
function withoutClosingTags(text: string): string {
  const words = text.trimEnd().split(/(\s+)/);
  let end = words.length;
  while (end > 0 && (tag.test(words[end - 1] ?? '') || (words[end - 1] ?? '').trim() === '')) end--;
  return end === 0 || end === words.length ? text : withoutEnd(words.slice(0, end).join(''), /\s/);
}
