import { stateCode } from '../../addresses/us-states.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import { capital } from '../../language/phrases.ts';

/** Letters and a number of five digits or more in one piece: 'SR0981144', 'PLB-20418'. 'ISO 9001' isn't a license. */
const bareNumber = /^[A-Z]{0,5}[- ]?\d[\d-]{4,14}[A-Z]?$/i;

/** A license as a site shows it: with a label if it's a number alone, and in one spelling. Certificates stay as typed. */
export function licenseText(typed: string, language: Language): string {
  const [first = '', ...rest] = typed.split(' ');
  // 'FL HH 204881': the number of a state.
  const ofState = first.length === 2 && stateCode(first) !== undefined && rest.length > 0;
  if (bareNumber.test(ofState ? rest.join(' ') : typed)) return siteWords[language].facts.license(typed);
  const spelled = typed.replace(/\b([Ll])icence\b/g, '$1icense');
  return /^licen[sc]/i.test(spelled) ? capital(spelled) : spelled;
}
