import type { Brief } from '../brief/brief.ts';

export type Mood = 'light' | 'tinted' | 'warm' | 'dark';

const moods: [Mood, RegExp][] = [
  ['dark', /\b(?:dark|black|night|moody|noir)\b/i],
  ['warm', /\b(?:warm|cozy|botanical|earthy|rustic|homely|cream|vintage|old-school)\b/i],
  ['light', /\b(?:clean|clinical|white|bright|modern|minimal\w*|crisp|fresh)\b/i],
  ['tinted', /\b(?:soft|pastel|playful|colorful|colourful|cheerful|tinted)\b/i],
];

/** The mood the owner asked for, by choice or in the words of their style; undefined leaves it to the theme. */
export function moodOf({ look }: Brief): Mood | undefined {
  return look?.mood ?? moods.find(([, words]) => words.test(look?.style ?? ''))?.[0];
}
