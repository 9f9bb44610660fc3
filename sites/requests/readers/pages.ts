import { type PageKind, pageKinds } from '../../document/document.ts';
import { matchesOf, phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/pages.txt?raw';

const { one } = phrasesIn(lines);
const [mention, swap, swaps, out, gone] = [one('mention'), one('swap'), one('swaps'), one('out'), one('gone')];
const [into, better, onIt, thatPage, notAboutIt] = [one('into'), one('better'), one('on-it'), one('that-page'), one('not-about-it')];
const removeIt = one('remove-it');
const names = pageKinds.map((kind) => [kind, new RegExp(`^(?:${one(kind).source})$`)] as const);

/** Reads which page should go, come, or give its place to another. */
export const readPages: Reader = ({ says, isRequest }, reading) => {
  const { subject, topic } = reading;
  const mentioned = matchesOf(mention, says).flatMap(({ groups, index, 0: { length } }) => {
    const kind = kindOf(groups?.page);
    return kind ? { kind, before: says.slice(0, index), after: says.slice(index + length) } : [];
  });
  const isSwap = swaps.test(says);
  // In a swap every name is a page's: 'swap contact for about'.
  const swapped = swap.exec(says)?.groups;
  let [gives, takes] = [kindOf(swapped?.gives), kindOf(swapped?.takes)];
  for (const { kind, before, after } of gives && takes ? [] : mentioned) {
    if (onIt.test(before) && !(isSwap && mentioned.length > 1)) continue;
    const isOut = out.test(before) || gone.test(after) || (/^take\b/.test(says) && /\bout\b/.test(after));
    const isIn = !gone.test(after) && (into.test(before) || better.test(after));
    const isBare = /^(?:an?|the) $|^$/.test(before) && /^(?: page)?(?: instead)?$/.test(after);
    if ((isSwap && gives) || (isIn && !(isOut && subject.pages.includes(kind)))) takes ??= kind;
    else if (isOut || (reading.verb === 'remove' && before.length < 8)) gives ??= kind;
    else if (isBare && (topic?.of === 'page' || isRequest)) takes ??= kind;
  }
  // 'I said gallery, but swap that page for pricing'
  if (!gives && topic?.of === 'page' && (takes ? thatPage : removeIt).test(says)) gives = topic.page;
  const [only, another] = mentioned;
  if (!gives && !takes) {
    if (!only || another || notAboutIt.test(says)) return undefined;
    reading.topic = { of: 'page', page: only.kind };
    return 'waits';
  }
  if ((gives && !subject.pages.includes(gives)) || (takes && subject.pages.includes(takes)) || gives === 'home') return undefined;
  reading.topic = { of: 'page' };
  reading.verb = gives && !takes ? 'remove' : 'add';
  return [{ do: 'pages', ...(gives ? { out: gives } : {}), ...(takes ? { in: takes } : {}) }];
};

function kindOf(name: string | undefined): PageKind | undefined {
  return names.find(([, pattern]) => name && pattern.test(name))?.[0];
}
