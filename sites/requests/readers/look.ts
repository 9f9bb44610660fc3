import { matchesOf, phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/look.txt?raw';

const { one } = phrasesIn(lines);
const [color, unwanted, unwantedAfter, asksColor, ofColors] = [
  one('color'),
  one('unwanted'),
  one('unwanted-after'),
  one('asks-color'),
  one('of-colors'),
];
const [otherColors, colored, likeOurs] = [one('other-colors'), one('colored'), one('like-ours')];
const [looks, wholes, parts, onlyQuality, wholePage] = [one('looks'), one('wholes'), one('parts'), one('only-quality'), one('whole-page')];
const [light, tooLight, dark, warm] = [one('light'), one('too-light'), one('dark'), one('warm')];
const details = one('details');
const othersSites = one('others-sites');
const [metal, ofThisOne] = [one('metal'), one('of-this-one')];
const [anyBase, palette] = [one('any-base'), one('palette')];
const [anyColor, small] = [new RegExp(color.source, 'g'), new RegExp(one('small').source, 'g')];

/** Reads wishes for other colors, and for another design as a whole. */
export const readLook: Reader = ({ says }, reading) => {
  const { last, topic } = reading;
  // 'The last one was better, this looks like a bank'
  if (last?.do === 'undo' && reading.unread === 0 && ofThisOne.test(says)) return 'more';
  const colors = colorsIn(says, topic?.of === 'colors');
  // 'Could you add a chat box? It should be blue.'
  if (colors && topic?.of !== 'colors' && reading.isAfterAsking && /^(?:it|that|they|those|these)\b/.test(says)) return undefined;
  // 'Warm.' after a wish for another look.
  // 'Too much pink. My truck is teal.'
  if (topic?.of === 'colors' && last?.do === 'colors' && last.colors.length === 0) {
    const named = matchesOf(anyBase, says).map(([word]) => word);
    if (named.length > 0 && !unwanted.test(says.slice(0, says.indexOf(named[0] ?? '')))) return [{ do: 'colors', colors: named }];
  }
  const isQuality = topic?.of === 'look' && onlyQuality.test(says);
  const isLook = isQuality || isOtherLook(colors ? says.replace(anyColor, ' ').replace(/\b[a-z]+ (?=colors\b)/g, '') : says);
  // 'More hand drawn, like a chalkboard' after a wish for another look.
  if (!colors && !isLook)
    return topic?.of === 'look' && last?.do === 'look' && details.test(says) && !parts.test(says) ? 'more' : undefined;
  // 'It looks like a dentist' says why the colors should change.
  if (topic?.of === 'colors' && last?.do === 'colors' && !colors && /\blooks? like\b/.test(says)) return 'more';
  const mood = isLook ? moodOf(says) : undefined;
  reading.topic = { of: colors ? 'colors' : 'look' };
  if (topic?.of === 'look' && last?.do === 'look' && isLook && !colors) {
    if (mood) last.mood ??= mood;
    return 'more';
  }
  return [...(isLook ? [{ do: 'look', ...(mood ? { mood } : {}) } as Wish] : []), ...(colors ? [{ do: 'colors', colors } as Wish] : [])];
};

/** The colors they want, maybe none if they only dislike some. Undefined if it isn't about colors. */
function colorsIn(says: string, isTopic: boolean): string[] | undefined {
  if (/"/.test(says) || othersSites.test(says) || colored.test(says.replace(likeOurs, ''))) return undefined;
  const all = matchesOf(color, says);
  const isOnly = !/\w/.test(says.replace(anyColor, '').replace(small, ''));
  if (all.length === 1 && metal.test(says)) return undefined;
  const isAsked = all.length > 0 ? isOnly || isTopic || ofColors.test(says) || asksColor.test(says) : otherColors.test(says);
  if (!isAsked) return undefined;
  return colorsNamed(says);
}

/** The colors that a passage names, but for those that it dislikes. `isAny` takes them before any word: 'black van'. */
export function colorsNamed(says: string, isAny = false): string[] {
  return wantedOf(says, isAny ? anyBase : color).map(([word]) => word);
}

function wantedOf(says: string, pattern: RegExp): RegExpExecArray[] {
  return matchesOf(pattern, says).filter(
    ({ 0: word, index }) => !unwanted.test(says.slice(0, index)) && !unwantedAfter.test(says.slice(index + word.length)),
  );
}

function isOtherLook(words: string): boolean {
  const says = words.replace(palette, ' ');
  return !parts.test(says.replace(wholePage, 'site')) && wholes.test(says) && looks.test(says);
}

function moodOf(says: string): 'light' | 'dark' | 'warm' | undefined {
  if (light.test(says) && !tooLight.test(says)) return 'light';
  return dark.test(says) ? 'dark' : warm.test(says) ? 'warm' : undefined;
}
