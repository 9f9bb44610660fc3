import type { Language } from '../../language/language.ts';
import { contentWords } from './alike.ts';
import { sentences } from './sentences.ts';

const forms = {
  en: {
    yes: 'Yes.',
    stem: 6,
    share: 0.6,
    asks: /^(?:do|does|did|can|could|will|would|should|may|is|are|have|has)\s(?!.*\sor\s)/i,
    denies: /^(?:\S+\s){1,3}?(?:don|doesn|can|won|isn|aren)['’]t\s|^(?:there(?:['’]s| is| are)|we have|i have) no\s/i,
    limits: /\b(?:not|no|never|only|but|except|unless|most|some|many|other|extra|sometimes|usually|often|depends)\b|n['’]t\b/i,
  },
  es: {
    yes: 'Sí.',
    // 'cobran' and 'cobramos' are one verb, while 'piden' and 'pedimos' don't look it.
    stem: 4,
    share: 0.5,
    asks: /^¿(?!\s*(?:qué|cómo|cuándo|dónde|cuánt\p{L}*|cuál\p{L}*|quién\p{L}*|por|para|y\s|a\s|en\s|de\s|con\s|hasta|desde))(?!.*\so\s)/iu,
    denies: /^no\s/i,
    limits: /(?<!\p{L})(?:no|nunca|sol[oa]|sólo|pero|excepto|salvo|otr[oa]s?|algun[oa]s?|much[oa]s|mayoría|aparte|depende)(?!\p{L})/iu,
  },
} as const;

/**
 * The answer with 'Yes.' or 'No.' before it where it repeats a yes-or-no question: 'Are meals included?' 'Yes. Meals are included,
 * through the food program.' Left alone if it limits what it says, since it might be neither.
 */
export function yesOrNo(question: string, answer: string, language: Language): string {
  const { yes, asks, denies, limits, stem, share } = forms[language];
  const [first = ''] = sentences(answer);
  const said = [...contentWords(first)];
  const asked = [...contentWords(question)];
  const repeated = asked.filter((word) => said.some((other) => other.startsWith(word.slice(0, stem)) || word.startsWith(other)));
  if (!asks.test(question) || repeated.length === 0 || repeated.length / asked.length < share) return answer;
  // A Spanish denial begins with 'No' anyway.
  if (denies.test(first)) return language === 'es' || limits.test(first.replace(denies, '')) ? answer : `No. ${answer}`;
  return limits.test(first) ? answer : `${yes} ${answer}`;
}
