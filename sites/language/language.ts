import { commonWords, tellingWords } from './stop-words.ts';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const spanishWords = new Set([...tellingWords.es, ...commonWords.es]);
// The last ones are words of other languages too, but a text is English unless it's clearly Spanish.
const englishWords = new Set([...tellingWords.en, ...commonWords.en, 'a', 'an', 'as', 'has', 'no', 'will']);

/** The language of a text, by its commonest words. English if they don't decide. */
export function languageOfText(text: string): Language {
  const { words, spanish, english } = countIn(text);
  return spanish > english && (spanish >= 3 || spanish / words > 0.25) ? 'es' : 'en';
}

/** The `lang` of a text that is clearly not in its site's language, for screen readers. */
export function foreignLanguage(text: string, language: Language): Language | undefined {
  if (language === 'en') return languageOfText(text) === 'es' ? 'es' : undefined;
  const { spanish, english } = countIn(text);
  return english >= 3 && english > spanish ? 'en' : undefined;
}

function countIn(text: string): { words: number; spanish: number; english: number } {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length;
  return { words: words.length, spanish: count(spanishWords), english: count(englishWords) };
}

/** What of a brief tells the language of its site. */
interface Written {
  language?: Language | undefined;
  business: { description: string; tagline?: string | undefined };
  services?: { description?: string | undefined }[] | undefined;
}

/** The language of a brief's site: the owner's choice, else that of what they wrote. */
export function languageOf({ language, business, services = [] }: Written): Language {
  if (language) return language;
  return languageOfText(
    [business.description, business.tagline, ...services.map(({ description }) => description)].filter(Boolean).join(' '),
  );
}
