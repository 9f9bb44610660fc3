import type { Brief } from '../brief/brief.ts';
import { readColors } from '../themes/color-words.ts';
import type { Mood } from '../themes/neutrals.ts';
import { moodOfColors } from '../themes/owner-colors.ts';

const moods: [Mood, RegExp][] = [
  ['dark', /\b(?:dark|night|moody|noir)\b/],
  ['warm', /\b(?:warm|cozy|botanical|earthy|earth tones|earth colors|tierra|rustic|homely|vintage|old school)\b/],
  ['light', /\b(?:clean|clinical|bright|modern|minimal\w*|crisp|fresh)\b/],
  ['tinted', /\b(?:soft|pastel|playful|colorful|colourful|cheerful|tinted)\b/],
];

/** A page that is dark whatever white is on it. */
const darkPage = /\bdark (?:background|page|site|website|theme|mode)\b/;

/**
 * The mood the owner asked for, by choice, or in the colors and words of their style; undefined leaves it to the theme. White or
 * cream is the page, so something else is what they call dark.
 */
export function moodOf({ look }: Brief): Mood | undefined {
  if (look?.mood) return look.mood;
  const { colors, rest } = readColors(look?.style ?? '');
  const byColors = moodOfColors(colors);
  if (byColors === 'dark' || darkPage.test(rest)) return 'dark';
  return moods.find(([mood, words]) => words.test(rest) && !(byColors && mood === 'dark'))?.[0] ?? byColors;
}
