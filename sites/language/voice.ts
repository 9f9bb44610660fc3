import type { Brief } from '../brief/brief.ts';
import { languageOfText } from './language.ts';

/** Whether the owner speaks as one person or as a business of several: decided by the owner, else by their own words. */
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

export function voiceOfBrief({ business, details }: Pick<Brief, 'business' | 'details'>): Voice {
  if (business.traits?.who === 'one') return speakers[languageOfText(business.description)][1].test(business.description) ? 'we' : 'I';
  if (business.traits?.who) return 'we';
  return voiceOf([business.description, business.tagline, ...(details?.faq ?? []).map(({ answer }) => answer)].join(' '));
}
