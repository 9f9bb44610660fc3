import { phrasesIn } from '../phrases.ts';
import type { Reader, Reading, Said } from '../reader.ts';
import lines from '../words/photos.txt?raw';
import { colorsNamed } from './look.ts';

const { one } = phrasesIn(lines);
const [lead, leadOne, noun, asks, dislikes, removesOne] = [
  one('lead'),
  one('lead-one'),
  one('noun'),
  one('asks'),
  one('dislikes'),
  one('removes-one'),
];
const [swaps, oneOfThem, another, continued, bareName] = [
  one('swaps'),
  one('one-of-them'),
  one('another'),
  one('continued'),
  one('bare-name'),
];
const [others, notPhotos, asksUs, notAskingUs] = [one('others'), one('not-photos'), one('asks-us'), one('not-asking-us')];
const removesThem = one('removes-them');
const notOne = one('not-one');
const otherThing = one('other-thing');
const swapsThem = one('swaps-them');
const [ofWork, bareWish] = [one('of-work'), one('bare-wish')];
const [logo, otherLogo, logoOthers] = [one('logo'), one('other-logo'), one('logo-others')];

/** Reads that a photo or the logo should come, go or change. */
export const readPhotos: Reader = ({ says, isQuestion, isRequest }, reading) => {
  if (logo.test(says)) return logoSaid(says, reading);
  const { topic, last, isJoined } = reading;
  if (topic?.of === 'logo' && otherLogo.test(says)) return last?.do === 'logo' ? 'more' : [{ do: 'logo' }];
  const isTopic = topic?.of === 'photo';
  const before = isTopic && last?.do === 'photo' ? last : undefined;
  if (before && isJoined && continued.test(says) && bareName.test(says)) {
    if (leadOne.test(says)) before.lead = true;
    return 'more';
  }
  const isRemoval = removesOne.test(says) && !ofWork.test(says);
  const isSaid = isRequest || isRemoval || asks.test(says) || dislikes.test(says);
  const isNoun = noun.test(says);
  const isOne = (isTopic && isSaid && (isRemoval ? removesThem : oneOfThem).test(says)) || (isTopic && swapsThem.test(says));
  const isSwap = swaps.test(isRemoval ? says.replace(/ with .*/, '') : says);
  if (isTopic && isRequest && bareWish.test(says))
    return before ? 'more' : [{ do: 'photo', ...(topic.where === 'lead' ? { lead: true } : {}) }];
  if (!isNoun && (notOne.test(says) || colorsNamed(says).length > 0)) return undefined;
  if (!(isNoun || isOne) || notPhotos.test(says) || (others.test(says) && !isRemoval && !isSwap)) return undefined;
  if ((asksUs.test(says) && !notAskingUs.test(says)) || (isNoun && isQuestion && !isSaid)) return undefined;
  const isLead = lead.test(says) || (isOne && leadOne.test(says));
  reading.topic = { of: 'photo', where: isLead ? 'lead' : isTopic ? topic.where : undefined };
  if (!isSaid) return 'waits';
  const isGone = isRemoval && !isSwap;
  // 'I don't like the photo, use another' is one wish; 'use the van, and remove the one with the dog' are two.
  const isAnother = isGone && before && !before.remove && (another.test(says) || otherThing.test(says));
  if (before && !isNoun && !isAnother && !(isLead && !before.lead && before.remove)) {
    if (isLead && !isGone) before.lead = true;
    if (isGone) before.remove = true;
    else if (isSwap) delete before.remove;
    return 'more';
  }
  const isTop = isLead || (reading.topic.where === 'lead' && !isAnother && (!isNoun || !before));
  return [{ do: 'photo', ...(isTop ? { lead: true } : {}), ...(isGone ? { remove: true } : {}) }];
};

function logoSaid(says: string, reading: Reading): Said {
  // 'Use the green from our logo'
  if (logoOthers.test(says) || colorsNamed(says).length > 0) return undefined;
  if (!(asks.test(says) || dislikes.test(says))) {
    reading.topic = { of: 'logo' };
    return 'waits';
  }
  const { last, topic } = reading;
  reading.topic = { of: 'logo' };
  return topic?.of === 'logo' && last?.do === 'logo' ? 'more' : [{ do: 'logo' }];
}
