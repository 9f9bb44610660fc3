import { phonesIn } from '../../text/phone.ts';
import { tidy } from '../../text/tidy/tidy.ts';

/** One telephone number, and the words that were typed around it: 'call or txt'. Empty if there were none. */
export interface FoundPhone {
  number: string;
  around: string;
}

/** Words that only say that a number is one: 'Office: …', 'call or text …', '… (cell)'. */
const labels = new Set(
  'phone ph p tel telephone teléfono t office oficina work main cell cellphone celular mobile móvil m number no call or text txt us whatsapp'.split(
    ' ',
  ),
);

/** True if nothing is lost without the words around a number. */
export function isLabel(around: string): boolean {
  return (around.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => labels.has(word));
}

/**
 * The telephone number in text with other words, such as '801.555.0199 call or txt'. Undefined if the text is just a number already, and
 * if it holds further digits: another number or a second extension, of which only the owner can choose one.
 */
export function phoneIn(text: string): FoundPhone | undefined {
  // Numbers from web pages come with long dashes and hard spaces, which can't be dialed.
  const typed = tidy(text, 'number');
  const [number, another] = phonesIn(typed);
  if (number === undefined || another !== undefined || number === text.trim()) return undefined;
  const around = typed
    .split(number)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .join(' … ');
  return /\d/.test(around) ? undefined : { number, around };
}
