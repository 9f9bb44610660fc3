import { eachPatternIn } from './phrases.ts';
import lines from './words/chatter.txt?raw';

const phrases = eachPatternIn(lines, 'phrases').map(
  ({ source }) => new RegExp(`(?<![\\w'])(?:${source})(?![\\w'])[\\s,.!?:;()*"'-]*`, 'y'),
);

/** True if a clause only greets, thanks, praises, leads up to a wish or says that all else is fine. */
export function isChatter(says: string): boolean {
  const places = new Set([0]);
  for (const place of places) {
    for (const phrase of phrases) {
      phrase.lastIndex = place;
      if (phrase.test(says) && phrase.lastIndex > place) places.add(phrase.lastIndex);
    }
  }
  return places.has(says.length);
}
