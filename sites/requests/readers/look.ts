import { matchesOf, patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/look.txt?raw';

const phrase = patternsIn(lines);
const [anyColor, small] = [new RegExp(phrase('color').source, 'g'), new RegExp(phrase('small').source, 'g')];

/** Reads wishes for other colors, and for another design as a whole. */
export const readLook: Reader = ({ says }, { before, lead, topic }) => {
  // 'The last one was better, this looks like a bank'
  if (before?.do === 'undo' && phrase('ofThisOne').test(says)) return [before];
  // 'Could you add a chat box? It should be blue.'
  const isOfLead = lead !== undefined && /^(?:it|that|they|those|these)\b/.test(says);
  if (topic && /\b(?:it|that|this|them|something else)\b/.test(says)) return [];
  const colors = isOfLead ? undefined : colorsIn(says, before?.do === 'colors');
  // 'Too much pink. My truck is teal.'
  const named = before?.do === 'colors' && before.colors.length === 0 ? matchesOf(phrase('anyBase'), says).map(([word]) => word) : [];
  if (named.length > 0 && !phrase('unwanted').test(says.slice(0, says.indexOf(named[0] ?? '')))) return [{ do: 'colors', colors: named }];
  // 'It looks like a dentist' says why the colors should change.
  if (before?.do === 'colors' && !colors && /\blooks? like\b/.test(says)) return [before];
  const isQuality = before?.do === 'look' && phrase('onlyQuality').test(says);
  const isLook = isQuality || isOtherLook(colors ? says.replace(anyColor, ' ').replace(/\b[a-z]+ (?=colors\b)/g, '') : says);
  const mood = isLook ? moodOf(says) : undefined;
  const look: Wish = { do: 'look', ...(mood && { mood }) };
  return [...(isLook ? [look] : []), ...(colors ? [{ do: 'colors', colors } as const] : [])];
};

/** The colors they want, maybe none if they only dislike some. Undefined if it isn't about colors. */
function colorsIn(says: string, isTopic: boolean): string[] | undefined {
  if (/"/.test(says) || phrase('othersSites').test(says) || phrase('colored').test(says.replace(phrase('likeOurs'), ''))) return undefined;
  const all = matchesOf(phrase('color'), says);
  if (all.length === 1 && phrase('metal').test(says)) return undefined;
  const isOnly = !/\w/.test(says.replace(anyColor, '').replace(small, ''));
  const isAsked =
    all.length > 0
      ? isOnly || isTopic || phrase('ofColors').test(says) || phrase('asksColor').test(says)
      : phrase('otherColors').test(says);
  return isAsked ? colorsNamed(says) : undefined;
}

/** The colors that a clause names, but for those that it dislikes. */
export function colorsNamed(says: string): string[] {
  return matchesOf(phrase('color'), says)
    .filter(
      ({ 0: word, index }) =>
        !phrase('unwanted').test(says.slice(0, index)) && !phrase('unwantedAfter').test(says.slice(index + word.length)),
    )
    .map(([word]) => word);
}

function isOtherLook(words: string): boolean {
  const says = words.replace(phrase('palette'), ' ');
  return !phrase('parts').test(says.replace(phrase('wholePage'), 'site')) && phrase('wholes').test(says) && phrase('looks').test(says);
}

function moodOf(says: string): 'light' | 'dark' | 'warm' | undefined {
  if (phrase('light').test(says) && !phrase('tooLight').test(says)) return 'light';
  return phrase('dark').test(says) ? 'dark' : phrase('warm').test(says) ? 'warm' : undefined;
}
