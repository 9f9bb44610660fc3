import { withoutEnd } from '../text-end.ts';

/** Words that a social network cuts a post with. */
const cut = /(?:…|\.{3}|\n)\s{0,3}(?:see|read|show) (?:more|less)\s{0,3}$/i;
/** The same after a whole sentence. In small letters it may be one's own word. */
const cutSentence = /(?<=[.!?]["”’)]?)\s(?:See|Read|Show) (?:more|less)$/;
const tag = /^#\p{L}[\p{L}\p{N}_]*$/u;

/** Lines of social networks, phones and printers around what someone wrote. */
const ofANetwork =
  /^(?:liked by \S{1,40} and (?:\d[\d,]{0,9} )?others|(?:view|hide) (?:all )?\d[\d,]{0,9} (?:more )?(?:comments|replies)|\d{1,2} (?:min|minute|hour|day|week|month|year)s? ago|sent from my (?:iphone|ipad|galaxy|android|phone)|get outlook for (?:ios|android)|page \d{1,3} of \d{1,3}|all reactions:? ?\d{0,9}|\d[\d,]{0,9} (?:likes?|comments?|shares?|reactions?)(?: \d[\d,]{0,9} (?:comments?|shares?))*|write a (?:public )?comment(?:…|\.{3})?|most relevant|top fan|author|edited|follow|(?:see|read|show) (?:more|less))\.?$/i;
/** The row of buttons under a post or comment: 'Like · Reply · 2w 12'. */
const buttons =
  /(?:^|\s)(?:like(?: ?[·•|] ?| )(?:reply|comment)|reply ?[·•|] ?(?:share|\d{1,2}[mhdwy]))(?:(?: ?[·•|] ?| )(?:reply|comment|share|send|edited|author|hide|see translation|\d{1,3} ?[mhdwy]))*(?: ?[·•|] ?| )?(?:[\d,]{1,7}(?: (?:replies|reply|likes?))?)?\.?$/iu;
/** Who said it, and when: 'Tammy R. recommends Dale & Daughters. March 3 · 🌎', 'Ann Lee is with Bo'. */
const recommends =
  /^[^\n.!?]{1,40}(?:\. ?[^\n.!?]{0,30})? (?:recommends|doesn[’']t recommend|reviewed) [^\n]{1,80}?(?:[.!](?=\s|$)|$)\s?/iu;
/** 'March 3 · 🌎', '2w ·', 'Yesterday at 9:41 AM · Public' */
const postedAt =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:, \d{4})?|yesterday|today|\d{1,3} ?[mhdwy])(?: at \d{1,2}:\d\d ?[ap]m)?\s?[·•](?:\s?(?:\p{Extended_Pictographic}\ufe0f?|public|shared with public))?\s?/iu;
/** What asks to follow, whose place is a link: 'Follow us on Facebook @DaleAndDaughters'. */
const follows =
  /(?<=^|\n|[.!?)] )(?:(?:please )?(?:follow|like|find|tag|check) (?:us|me)(?: out)?(?: on (?:facebook|instagram|fb|ig|tiktok|youtube|x|twitter|nextdoor)(?: (?:and|&) (?:facebook|instagram|fb|ig|tiktok|youtube))?)? ?(?:at )?@[\w.]{2,40}|link in (?:our |my )?bio)[!.]?(?: #\w{1,40}){0,9}(?: (?=\S)|(?=\n)|$)/giu;
/** Who wrote a message of a chat when: '[11/3/26, 9:41:07 AM] Maria: ' and '11/3/26, 9:41 AM - Maria: '. */
const chatSign = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.? ?m\.?)?(?:\]| -) [^:\n]{1,40}: /i;
/** The dots between a dish and its price. */
const leaders = / ?(?<![.…_])[.…_]{4,} ?(?=\$?\d)/g;
/** The site that a page's title ends with. */
const ofASite = /\s{1,3}[|•·–—-]\s{1,3}(?:Facebook|Instagram photos(?: and videos)?|Yelp|LinkedIn|Nextdoor|Google Maps|Home)$/i;

/** A text without what's left of the place that it was copied from: rulers, Markdown, hashtags, 'See more', who wrote it when. */
export function withoutRemains(text: string): string {
  const lines = withoutPost(text)
    .replace(/¶/g, '\n')
    .replace(leaders, ' ')
    .split('\n')
    .filter((line) => !isRuler(line) && !ofANetwork.test(line.trim()))
    .map((line) => withoutRulers(line.replace(chatSign, '')));
  const own = withoutClosingTags(withoutMarkdown(lines.join('\n')).replace(cut, (found) => (found.startsWith('\n') ? '' : '.')));
  const withoutCut = withoutClosingTags(own.replace(cutSentence, '').replace(follows, '')).trim();
  return /[\p{L}\p{N}]/u.test(withoutCut) ? withoutCut : own;
}

/** Buttons and counts that a copy puts in lines of their own. One alone may be a word of the text. */
const button = /^(?:like|reply|comment|share|send|public|\d{1,3} ?[mhdwy])$/i;
const count = /^\d{1,5}$/;

/** True for a line that a network shows around what someone wrote. */
export function isOfNetwork(line: string): boolean {
  return ofANetwork.test(line.trim()) || buttons.test(line.trim()) || button.test(line.trim());
}

/** What was said in a post, a comment or a review, without what a network shows around it: who, when, buttons and counts. */
export function withoutPost(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const isOfPost =
    lines.some((line) => ofANetwork.test(line) || buttons.test(line)) ||
    lines.filter((line) => button.test(line)).length > 1 ||
    lines.some((line) => postedAt.test(line.replace(recommends, '')));
  if (!isOfPost) return text;
  const said = lines
    .filter((line) => !ofANetwork.test(line) && !button.test(line) && !count.test(line))
    .map((line) => line.replace(recommends, '').replace(postedAt, '').replace(buttons, '').trim())
    .join('\n')
    .trim();
  return /[\p{L}\p{N}]/u.test(said) ? said : text;
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

/** Marks that only divide or turn pages: '------', '* * *', '.', '← →' */
function isRuler(line: string): boolean {
  return /^[-–—=_*~•·.\s←→↑↓‹›«»<>|]+$/.test(line) && line.trim() !== '';
}

/** A heading without the marks around it: '***** EXTRAS *****', '~ MENÚ ~' */
function withoutRulers(line: string): string {
  return /^\s?([*~=_])\1{0,40} ?([^*~=_\n]{2,60}) ?\1{1,40}\s?$/.exec(line)?.[2]?.trim() ?? line;
}

/** Hashtags at the end name the post, not the business. Inside a sentence they're words of it. */
function withoutClosingTags(text: string): string {
  const words = text.trimEnd().split(/(\s+)/);
  let end = words.length;
  while (end > 0 && (tag.test(words[end - 1] ?? '') || (words[end - 1] ?? '').trim() === '')) end--;
  const before = words.slice(0, end).join('');
  const isOver = /[.!?…)]$|\n/.test(before + words[end]) || words.slice(end).filter((word) => tag.test(word)).length > 1;
  return end === 0 || end === words.length || !isOver ? text : withoutEnd(before, /\s/);
}
