import { phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/sections.txt?raw';
import wayLines from '../words/ways.txt?raw';

const { one, each } = phrasesIn(lines);
const [moves, hidden, about, removes, removeIt] = [each('move'), each('hidden'), one('about'), one('removes'), one('remove-it')];
const [newThing, leadIn] = [one('new-thing'), one('lead-in')];
const [bareSection, movers, everything] = [one('bare-section'), one('movers'), one('everything')];
const notNeeded = one('not-needed');
const takenDown = one('taken-down');
const [moveIt, wholePart] = [one('move-it'), one('whole-part')];
const [negative, notMoved, notSections, notWhat] = [one('negative'), one('not-moved'), one('not-sections'), one('not-what')];
/** A way to pay or a language is an entry of a list, not a section: 'the no Amex thing'. */
const valueNamed = new RegExp(`${phrasesIn(wayLines).one('way').source}|${phrasesIn(wayLines).one('language').source}`);
const wheres = {
  top: 'top',
  first: 'top',
  beginning: 'top',
  higher: 'up',
  up: 'up',
  lower: 'down',
  down: 'down',
  bottom: 'bottom',
  last: 'bottom',
  end: 'bottom',
} as const;

/** Reads that a section should move, or be left out. */
export const readSections: Reader = ({ says }, reading) => {
  const { topic, verb } = reading;
  const moved = moveIn(says);
  if (moved) return [moved];
  const { how = '', other } = moveIt.exec(says)?.groups ?? {};
  const to = other ? besideOf(how, other) : wheres[how as keyof typeof wheres];
  if (topic?.of === 'hide' && topic.name && to) return [{ do: 'move', what: topic.name, where: to }];
  if (topic?.of === 'hide' && topic.name && removeIt.test(says)) return [{ do: 'hide', what: topic.name }];
  if (bareSection.test(says) && verb !== 'remove') {
    reading.topic = { of: 'hide', name: says };
    return 'waits';
  }
  const isRemoval = removes.test(says) || notNeeded.test(says) || /^no\b/.test(says) || verb === 'remove';
  const named = about.exec(says)?.groups?.what;
  if (!(isRemoval || negative.test(says) || named) || (notSections.test(says) && !named)) return undefined;
  const what = named ?? hidden.map((pattern) => pattern.exec(says)?.groups?.what).find(Boolean);
  if (what && wholePart.test(what) && topic?.of === 'hide' && topic.name) return [{ do: 'hide', what: topic.name }];
  if (!what || notWhat.test(what.replace('how it works', '')) || valueNamed.test(what)) return undefined;
  reading.topic = { of: 'hide', name: what };
  if (!isRemoval) return 'waits';
  reading.verb = 'remove';
  return [{ do: 'hide', what }];
};

function besideOf(how: string, other: string): `before ${string}` | `after ${string}` {
  return `${/^(?:above|before|over|ahead|in front)/.test(how) ? 'before' : 'after'} ${other.trim()}`;
}

function moveIn(says: string): Wish | undefined {
  if (takenDown.test(says)) return undefined;
  for (const pattern of moves) {
    const { what: words, how = '', other, near } = pattern.exec(says)?.groups ?? {};
    // 'put a banner up' moves none.
    if (words && newThing.test(words)) continue;
    const what = words?.replace(leadIn, '').replace(movers, '');
    if (!what || notMoved.test(what)) continue;
    if (other && everything.test(other)) return { do: 'move', what, where: /^(?:above|before|over|ahead)/.test(how) ? 'top' : 'bottom' };
    if (other) return { do: 'move', what, where: besideOf(how, other) };
    // 'closer to the top' isn't all the way.
    const where = wheres[(near ? (how === 'top' ? 'up' : 'down') : how) as keyof typeof wheres];
    if (where) return { do: 'move', what, where };
  }
  return undefined;
}
