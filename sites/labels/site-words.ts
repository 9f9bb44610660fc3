import type { Language } from '../language/language.ts';
import { english } from './english.ts';
import type { SiteWords } from './format.ts';
import { spanish } from './spanish.ts';

/** What a site says that isn't its owner's, by the site's language. */
export const siteWords: Record<Language, SiteWords> = { en: english, es: spanish };
