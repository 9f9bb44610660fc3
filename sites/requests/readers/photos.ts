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
export const readPhotos: Reader = ({ says, isQuestion, isRequest }, { before, isJoined, topic }) => {
  const isAsked = phrase('asks').test(says) || phrase('dislikes').test(says);
  // 'The family has to go' … 'use our van', and 'the one of me and' … 'my dad'
  if (before?.do === 'photo' && phrase(isJoined ? 'goesOn' : 'usesOther').test(says))
    return [{ do: 'photo', ...((before.lead || phrase('leadOne').test(says)) && { lead: true }) }];
  // 'That's the old logo' … 'use the one with the van'
  if (before?.do === 'logo' && phrase('oneLogo').test(says)) return [before];
  // 'Use the green from our logo' wishes for none.
  if (phrase('logo').test(says))
    return isAsked && !phrase('logoOthers').test(says) && colorsNamed(says).length === 0 ? [{ do: 'logo' }] : [];
  const isRemoval = phrase('removesOne').test(says) && !phrase('ofWork').test(says);
  const isSwap = phrase('swaps').test(isRemoval ? says.replace(/ with .*/, '') : says);
  const isTopic = before?.do === 'photo' || topic?.of.includes('photo');
  const isNoun = phrase('noun').test(says);
  const isOne = isTopic && new RegExp(`\\b(?:${phrase('ones').source})\\b`).test(says);
  const isSaid = isRequest || isRemoval || isAsked;
  if (!(isNoun || isOne) || !isSaid || phrase('notPhotos').test(says)) return [];
  if (phrase('others').test(says) && !isRemoval && !isSwap) return [];
  if (phrase('asksUs').test(says) && !phrase('notAskingUs').test(says)) return [];
  if (isOne && !isNoun && (isQuestion || phrase('notOne').test(says) || colorsNamed(says).length > 0)) return [];
  const isLead = phrase('lead').test(says) || (isOne && phrase('leadOne').test(says)) || topic?.noun === 'the first photo';
  // 'It's the wrong courthouse' says why.
  if (before?.do === 'photo' && !isNoun && !isRemoval && !phrase('asks').test(says) && !isRequest) return [before];
  return [{ do: 'photo', ...(isLead ? { lead: true } : {}), ...(isRemoval && !isSwap ? { remove: true } : {}) }];
};
