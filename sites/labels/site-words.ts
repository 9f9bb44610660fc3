import { type FormOfAddress, inForm, type Speech } from '../language/form-of-address.ts';
import type { Language } from '../language/language.ts';
import { english } from './english.ts';
import type { SiteWords } from './format.ts';
import { spanish } from './spanish.ts';

const spanishIn: Record<FormOfAddress, SiteWords> = { usted: inForm(spanish, 'usted'), tú: inForm(spanish, 'tú') };

/** What a site says that isn't its owner's, by the site's language. Spanish ones speak to readers as usted (`wordsOf` in either form). */
export const siteWords: Record<Language, SiteWords> = { en: english, es: spanishIn.usted };

/** The same for a site that speaks to its readers in a form of address. */
export function wordsOf({ language, formOfAddress = 'usted' }: Speech): SiteWords {
  return language === 'es' ? spanishIn[formOfAddress] : english;
}
