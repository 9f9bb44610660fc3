import { patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/photos.txt?raw';
import { colorsNamed } from './look.ts';

const phrase = patternsIn(lines);

/** True if words name a photo, and don't only point at one. */
export function namesPhoto(says: string): boolean {
  return phrase('noun').test(says) || phrase('otherThing').test(says) || (phrase('another').test(says) && phrase('removesOne').test(says));
}

/** Reads that a photo or the logo should come, go or change. */
export const readPhotos: Reader = ({ says, isQuestion, isRequest }, { before, lead }) => {
  const isAsked = phrase('asks').test(says) || phrase('dislikes').test(says);
  // 'Use the green from our logo'
  if (phrase('logo').test(says))
    return isAsked && !phrase('logoOthers').test(says) && colorsNamed(says).length === 0 ? [{ do: 'logo' }] : [];
  const isRemoval = phrase('removesOne').test(says) && !phrase('ofWork').test(says);
  const isSwap = phrase('swaps').test(isRemoval ? says.replace(/ with .*/, '') : says);
  const isTopic =
    before?.do === 'photo' || (lead !== undefined && phrase('noun').test(lead.says) && !/\blogo\b|\btext\b|\bsays\b|"/.test(lead.says));
  const isNoun = phrase('noun').test(says);
  const isOne = isTopic && new RegExp(`\\b(?:${phrase('ones').source})\\b`).test(says);
  const isSaid = isRequest || isRemoval || isAsked;
  if (!(isNoun || isOne) || !isSaid || phrase('notPhotos').test(says)) return [];
  if (phrase('others').test(says) && !isRemoval && !isSwap) return [];
  if (phrase('asksUs').test(says) && !phrase('notAskingUs').test(says)) return [];
  if (isOne && !isNoun && (isQuestion || phrase('notOne').test(says) || colorsNamed(says).length > 0)) return [];
  const isLead =
    phrase('lead').test(says) || (isOne && phrase('leadOne').test(says)) || (lead !== undefined && phrase('lead').test(lead.says));
  // 'It's the wrong courthouse' says why.
  if (before?.do === 'photo' && !isNoun && !isRemoval && !phrase('asks').test(says) && !isRequest) return [before];
  return [{ do: 'photo', ...(isLead ? { lead: true } : {}), ...(isRemoval && !isSwap ? { remove: true } : {}) }];
};
