import { isPhone } from '../../../sites/phone.ts';
import { tidy } from '../../../text/tidy/tidy.ts';

const number = /\+?(?:\(\d|\d)[\d\s().\-/]*\d(?:[\s,]*(?:ext(?:ension|\.)?|x|#)\s*\d{1,6})?/gi;

/**
 * The telephone number in text with other words, such as '801.555.0199 call or txt'. Undefined if there's none or more
 * than one, so none is dropped, and if the text is just a number already.
 */
export function phoneIn(text: string): string | undefined {
  // Numbers from web pages come with long dashes and hard spaces, which can't be dialed.
  const plain = tidy(text, 'number');
  const [found, ...others] = plain.match(number)?.filter(isPhone) ?? [];
  if (others.length > 0) return undefined;
  return found === undefined || found === text.trim() ? undefined : found;
}
