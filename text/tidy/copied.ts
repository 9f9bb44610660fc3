import { withoutEnd } from '../text-end.ts';

/** Words that a social network cuts a post with. */
const cut = /(?:…|\.{3}|\n)\s{0,3}(?:see|read|show) (?:more|less)\s{0,3}$/i;
const tag = /^#\p{L}[\p{L}\p{N}_]*$/u;

/** Lines of social networks, phones and printers around what someone wrote. */
const ofANetwork =
  /^(?:liked by \S{1,40} and (?:\d[\d,]{0,9} )?others|view all \d[\d,]{0,9} comments|\d{1,2} (?:min|minute|hour|day|week|month|year)s? ago|sent from my (?:iphone|ipad|galaxy|android|phone)|get outlook for (?:ios|android)|page \d{1,3} of \d{1,3})\.?$/i;
/** Who wrote a message of a chat when: '[11/3/26, 9:41:07 AM] Maria: ' and '11/3/26, 9:41 AM - Maria: '. */
const chatSign = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.? ?m\.?)?(?:\]| -) [^:\n]{1,40}: /i;
/** The dots between a dish and its price. */
const leaders = / ?(?<![.…_])[.…_]{4,} ?(?=\$?\d)/g;
/** The site that a page's title ends with. */
const ofASite = /\s{1,3}[|•·–—-]\s{1,3}(?:Facebook|Instagram photos(?: and videos)?|Yelp|LinkedIn|Nextdoor|Google Maps|Home)$/i;

/** A text without what's left of the place that it was copied from: rulers, Markdown, closing hashtags, 'See more', who wrote it when. */
export function withoutRemains(text: string): string {
  const lines = text
    .replace(/¶/g, '\n')
    .replace(leaders, ' ')
    .split('\n')
    .filter((line) => !isRuler(line) && !ofANetwork.test(line.trim()))
    .map((line) => line.replace(chatSign, ''));
  return withoutClosingTags(withoutMarkdown(lines.join('\n')).replace(cut, (found) => (found.startsWith('\n') ? '' : '.')));
}

/** 'Juniper Bread | Facebook' → 'Juniper Bread'. */
export function withoutSite(title: string): string {
  return title.replace(ofASite, '');
}

/** '**Bread**, *rolls* and _cakes_' → 'Bread, rolls and cakes'. A star behind a word stays: it may be a footnote's. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}])([^*\n]{1,500})(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_{1,2}([^_\n]{1,500})_{1,2}(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/^#{1,6} +(?=\S)/gm, '');
}

/** Marks that only divide: '------', '* * *', '.' */
function isRuler(line: string): boolean {
  return /^[-–—=_*~•·.\s]+$/.test(line) && line.trim() !== '';
}

/** Hashtags at the end name the post, not the business. Inside a sentence they're words of it. */
function withoutClosingTags(text: string): string {
  const words = text.trimEnd().split(/(\s+)/);
  let end = words.length;
  while (end > 0 && (tag.test(words[end - 1] ?? '') || (words[end - 1] ?? '').trim() === '')) end--;
  return end === 0 || end === words.length ? text : withoutEnd(words.slice(0, end).join(''), /\s/);
}
