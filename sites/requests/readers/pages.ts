import { type PageKind, pageKinds } from '../../document/document.ts';
import { matchesOf, patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/pages.txt?raw';

const phrase = patternsIn(lines);

/** Reads which page should go, come, or give its place to another. */
export const readPages: Reader = ({ says, isRequest }, { subject, before: last, isJoined, lead }) => {
  const mentioned = matchesOf(phrase('mention'), says).flatMap(({ groups, index, 0: { length } }) => {
    const kind = kindOf(groups?.page);
    return kind ? { kind, before: says.slice(0, index), after: says.slice(index + length) } : [];
  });
  const isSwap = phrase('swaps').test(says);
  // In a swap every name is a page's: 'swap contact for about'.
  const swapped = phrase('swap').exec(says)?.groups;
  let [gives, takes] = [kindOf(swapped?.gives), kindOf(swapped?.takes)];
  const isNext = last?.do === 'pages' && !last.in;
  for (const { kind, before, after } of gives && takes ? [] : mentioned) {
    if (phrase('onIt').test(before) && !(isSwap && mentioned.length > 1)) continue;
    const isOut = phrase('out').test(before) || phrase('gone').test(after) || (/^take\b/.test(says) && /\bout\b/.test(after));
    const isIn = !phrase('gone').test(after) && (phrase('into').test(before) || phrase('better').test(after));
    if ((isSwap && gives) || (isIn && !(isOut && subject.pages.includes(kind)))) takes ??= kind;
    else if (isOut || (isNext && isJoined && before.length < 8 && !phrase('bareNew').test(says))) gives ??= kind;
    else if ((isNext || isRequest) && phrase('bareNew').test(says)) takes ??= kind;
  }
  if ((gives && !subject.pages.includes(gives)) || (takes && subject.pages.includes(takes)) || gives === 'home') return [];
  // 'swap that page for pricing', after another sentence that names it
  if (takes && !gives && !isNext && (phrase('thatPage').test(says) || (lead && /\b(?:remove|it|page)\b/.test(lead.says)))) return [];
  return gives || takes ? [{ do: 'pages', ...(gives ? { out: gives } : {}), ...(takes ? { in: takes } : {}) }] : [];
};

/** The one page that a clause names. */
export function pageNamed(says: string): PageKind | undefined {
  const [kind, another] = new Set(matchesOf(phrase('mention'), says).map(({ groups }) => kindOf(groups?.page)));
  return another ? undefined : kind;
}

function kindOf(name: string | undefined): PageKind | undefined {
  return pageKinds.find((kind) => name && new RegExp(`^(?:${phrase(kind).source})$`).test(name));
}
