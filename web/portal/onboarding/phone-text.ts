import { isPhone } from '../../../sites/phone.ts';

const number = /\+?(?:\(\d|\d)[\d\s().\-/]*\d(?:\s*(?:ext\.?|x)\s*\d{1,6})?/gi;

/**
 * The telephone number in text with other words, such as '801.555.0199 call or txt'. Undefined if there's none, and if the
 * text is just a number already.
 */
export function phoneIn(text: string): string | undefined {
  // Numbers from web pages come with long dashes and hard spaces, which can't be dialed.
  const plain = text
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u00a0/g, ' ')
    .trim();
  const found = plain.match(number)?.find(isPhone);
  return found === undefined || found === text.trim() ? undefined : found;
}
