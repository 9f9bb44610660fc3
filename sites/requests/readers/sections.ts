import { eachPatternIn, matchesOf, patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/sections.txt?raw';
import wayLines from '../words/ways.txt?raw';

const phrase = patternsIn(lines);
const [moves, hidden] = [eachPatternIn(lines, 'move'), eachPatternIn(lines, 'hidden')];
const way = patternsIn(wayLines)('way');
const language = patternsIn(wayLines)('language');
const wheres = new Map(
  Object.entries({
    top: ['top', 'first', 'beginning'],
    up: ['higher', 'up'],
    down: ['lower', 'down'],
    bottom: ['bottom', 'last', 'end'],
  } as const).flatMap(([where, words]) => words.map((word) => [word as string, where as 'top' | 'up' | 'down' | 'bottom'] as const)),
);

/** Reads that a section should move, or be left out. */
export const readSections: Reader = ({ says }, { before, isJoined }) => {
  const moved = moveIn(says);
  if (moved) return [moved];
  // 'Remove the FAQ page, the map' … 'and the testimonials'
  const isNext =
    isJoined && /^(?:hide|remove-service|pages)$/.test(before?.do ?? '') && phrase('bareNoun').test(says) && says.split(' ').length < 6;
  const isRemoval = phrase('removes').test(says) || phrase('notNeeded').test(says) || /^no\b/.test(says) || isNext;
  const about = phrase('about').exec(says)?.groups?.what;
  if (!isRemoval || (phrase('notSections').test(says) && !about)) return [];
  const what = about ?? hidden.map((pattern) => pattern.exec(says)?.groups?.what).find(Boolean);
  // A way to pay or a language is an entry of a list, not a section: 'the no Amex thing'.
  const isOther =
    !what ||
    phrase('wholePart').test(what) ||
    phrase('notWhat').test(what.replace('how it works', '')) ||
    way.test(what) ||
    language.test(what);
  return isOther ? [] : [{ do: 'hide', what }];
};

/** What a clause calls a section. */
export function sectionNamed(says: string): string | undefined {
  const [named, another] = new Set(matchesOf(phrase('named'), says).map(([word]) => word));
  return phrase('about').exec(says)?.groups?.what ?? (another ? undefined : named);
}

function moveIn(says: string): Wish | undefined {
  if (phrase('takenDown').test(says)) return undefined;
  for (const pattern of moves) {
    const { what: words, how = '', other, near } = pattern.exec(says)?.groups ?? {};
    // 'put a banner up' moves none.
    if (!words || phrase('newThing').test(words)) continue;
    const what = words.replace(phrase('leadIn'), '').replace(phrase('movers'), '');
    if (!what || phrase('notMoved').test(what)) continue;
    const side = /^(?:above|before|over|ahead|in front)/.test(how) ? 'before' : 'after';
    if (other && phrase('everything').test(other)) return { do: 'move', what, where: side === 'before' ? 'top' : 'bottom' };
    if (other) return { do: 'move', what, where: `${side} ${other.trim()}` };
    // 'closer to the top' isn't all the way.
    const where = wheres.get(near ? (how === 'top' ? 'up' : 'down') : how);
    if (where) return { do: 'move', what, where };
  }
  return undefined;
}
