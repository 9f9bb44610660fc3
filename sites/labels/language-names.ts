import { fold } from '../language/fold.ts';
import type { Language } from '../language/language.ts';
import languageData from './languages.yaml';

const known = languageData as { en: string; es: string; also?: string[] }[];
const byWord = new Map(known.flatMap((names) => [names.en, names.es, ...(names.also ?? [])].map((word) => [fold(word), names] as const)));

/** What a site calls a language that its business speaks: 'english' is 'English', or 'inglés' in Spanish. Others stay as typed. */
export function languageName(typed: string, language: Language): string {
  return byWord.get(fold(typed))?.[language] ?? typed;
}
