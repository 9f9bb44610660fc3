import { languageOfText } from './language.ts';

/** Whether the owner speaks as one person or as a business of several. */
export type Voice = 'I' | 'we';

export function voiceOf(text: string): Voice {
  const [one, several] = speakers[languageOfText(text)];
  return one.test(text) && !several.test(text) ? 'I' : 'we';
}

const speakers = {
  en: [/\b(?:I|me|my|mine)\b|(?:^|[\s(])i(?:['’](?:m|ve|ll|d))?\s/, /\b(?:[Ww]e|WE|[Oo]ur|OUR|[Uu]s)\b/],
  es: [
    /\b(?:yo|mi|mis|soy|hago|ofrezco|trabajo yo|reparo|afino|limpio|vendo|preparo|cocino|enseño)\b/i,
    /\b(?:nosotr[oa]s|nuestr[oa]s?|somos|hacemos|ofrecemos|trabajamos|atendemos|tenemos|vendemos)\b/i,
  ],
} as const;

/** True if a text speaks of its writers as several. */
export function speaksOfSeveral(text: string): boolean {
  const [, several] = speakers[languageOfText(text)];
  return several.test(text);
}
