import { stateCode } from '../../addresses/us-states.ts';
import { siteWords } from '../../labels/site-words.ts';
import type { Language } from '../../language/language.ts';
import { capital } from '../../language/phrases.ts';

/** Numbers with letters before them that are no licenses. */
const others = /^(?:ISO|EIN|FEIN|NPI|NMLS|ASE|USDOT|DOT|MC|DUNS|UEI)(?!\p{L})/iu;

/**
 * A number of five digits or more, perhaps with letters in one piece with it: 'SR0981144', 'PLB-20418', '31877'. Letters before a space
 * may name anything, so only a state may be before one: 'FL HH 204881'.
 */
const bareNumber = /^(?:[A-Z]{1,5}-?)?\d{5,15}[A-Z]?$/i;
const numberOfState = /^(?:[A-Z]{1,5}[- ]?)?\d{5,15}[A-Z]?$/i;

/** A license as a site shows it: with a label if it's a number alone, and in one spelling. Certificates stay as typed. */
export function licenseText(typed: string, language: Language): string {
  const [first = '', ...rest] = typed.split(' ');
  const isOfState = first.length === 2 && stateCode(first) !== undefined && rest.length > 0;
  const [number, pattern] = isOfState ? [rest.join(' '), numberOfState] : [typed, bareNumber];
  if (pattern.test(number) && !others.test(number)) return siteWords[language].facts.license(typed);
  const spelled = typed.replace(/\b([Ll])icence\b/g, '$1icense');
  return /^licen[sc]/i.test(spelled) ? capital(spelled) : spelled;
}
