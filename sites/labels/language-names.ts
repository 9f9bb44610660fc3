import { fold } from '../language/fold.ts';
import type { Language } from '../language/language.ts';
import languageData from './languages.yaml';

const known = languageData as { en: string; es: string; signed?: boolean }[];
const byWord = new Map(known.flatMap((names) => [names.en, names.es].map((word) => [fold(word), names] as const)));

/** What a site calls a language that its business speaks: 'english' is 'English', or 'inglés' in Spanish. Others stay as typed. */
export function languageName(typed: string, language: Language): string {
  const own = known.find((names) => fold(names[language]) === fold(typed));
  return (own ?? byWord.get(fold(typed)))?.[language] ?? typed;
}

/** Whether a language is signed: no one speaks American Sign Language. */
export function isSigned(name: string): boolean {
  return byWord.get(fold(name))?.signed === true;
}
