import { phonesIn } from '../../../sites/phone.ts';
import { tidy } from '../../../text/tidy/tidy.ts';

/**
 * The telephone number in text with other words, such as '801.555.0199 call or txt'. Undefined if there's none or more
 * than one, so none is dropped, and if the text is just a number already.
 */
export function phoneIn(text: string): string | undefined {
  // Numbers from web pages come with long dashes and hard spaces, which can't be dialed.
  const [found, ...others] = phonesIn(tidy(text, 'number'));
  if (others.length > 0) return undefined;
  return found === text.trim() ? undefined : found;
}
