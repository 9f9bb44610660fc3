import { languageOfText } from './language.ts';

/** Whether the owner speaks as one person or as a business of several. */
export type Voice = 'I' | 'we';

/** Who speaks more often in a text. 'We meet at the green bench' makes no business of several out of an owner who says 'I' five times. */
export function voiceOf(text: string, ifSilent: Voice = 'we'): Voice {
  const own = withoutOthers(text);
  const [one = 0, several = 0] = speakers[languageOfText(text)].map((words) => own.match(words)?.length ?? 0);
  return one === several && one === 0 ? ifSilent : one > several ? 'I' : 'we';
}

/** Without what's quoted and what's asked, which customers say: 'How long do I have to file?' */
function withoutOthers(text: string): string {
  const parts = text.replace(/["“][^"“”]*["”]/g, ' ').split(/(?<=[.!?\n])/);
  return parts.filter((part) => !part.endsWith('?')).join(' ');
}

const speakers = {
  en: [/\b(?:I(?![-/&])|[Mm]e|[Mm]y|mine)\b|(?:^|[\s(])i(?:['’](?:m|ve|ll|d))?(?=\s)/g, /\b(?:[Ww]e|WE|[Oo]ur|OUR|[Uu]s)\b/g],
  es: [
    /\b(?:yo|mis?|soy|hago|ofrezco|trabajo yo|reparo|afino|limpio|vendo|preparo|cocino|enseño|atiendo)\b/gi,
    /\b(?:nosotr[oa]s|nuestr[oa]s?|somos|hacemos|ofrecemos|trabajamos|atendemos|tenemos|vendemos|salimos|llevamos|estamos)\b/gi,
  ],
} as const;
