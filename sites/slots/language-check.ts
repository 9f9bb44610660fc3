import { tellingWords } from '../language/stop-words.ts';
import type { Fact, SlotLanguage } from './slot.ts';

const telling: Record<SlotLanguage, RegExp> = { en: anyOf(tellingWords.en), es: anyOf(tellingWords.es) };
/** Lower-case words that are clearly of one language. Loan words that menus use are left out. */
const shapes: Record<SlotLanguage, RegExp> = {
  en: /(?<!\p{L})(?!parking|marketing|catering|camping|brunch|lunch|sandwich\p{L}*|show|spa)\p{Ll}*(?:ing|tion|ment|ness|ck|sh|th|ght|ough|wh|ee|oo)(?!\p{L})|(?<!\p{L})(?:wh|th|sh|kn)\p{Ll}+/gu,
  es: /(?<!\p{L})\p{Ll}+(?:ción|ciones|dades|mente|amos|emos|imos|mientos?)(?!\p{L})|(?<!\p{L})(?!jalapeño|piña|niño|señor)\p{Ll}*ñ\p{Ll}*/gu,
};

/**
 * Why a text isn't in the language of its slot; undefined if it is. Names in the cited facts may be in any. `facts` are all facts: where
 * they are in another language, a text from them would be half translated.
 */
export function languageRefusal(text: string, language: SlotLanguage, cited: Fact[], facts: Fact[]): string | undefined {
  const other = language === 'en' ? 'es' : 'en';
  const all = facts.map((fact) => withoutNames(fact.text, [fact])).join('. ');
  if (count(all, other) > 2 * count(all, language)) return `needs facts in ${names[language]}`;
  const plain = withoutNames(text, cited);
  // A short English sentence may have no telling word. A Spanish one has at least 'de' or 'a'.
  const isTold =
    count(plain, language) > 0 || (language === 'en' ? count(plain, other) === 0 : /(?<!\p{L})(?:de|a|o)(?!\p{L})/iu.test(plain));
  if (!isTold) return `isn’t in ${names[language]}`;
  const foreign = [...(plain.match(telling[other]) ?? []), ...(plain.match(shapes[other]) ?? [])];
  return foreign.length > 0 ? `mixes in ${names[other]} (“${foreign[0]}”)` : undefined;
}

function anyOf(words: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
}

function count(text: string, language: SlotLanguage): number {
  return text.match(telling[language])?.length ?? 0;
}

const names: Record<SlotLanguage, string> = { en: 'English', es: 'Spanish' };

/** The text without the names of the business, its people and places, and without other words in capitals that facts have. */
function withoutNames(text: string, cited: Fact[]): string {
  const citedWords = new Set(cited.flatMap((fact) => fact.text.match(/\p{L}+/gu) ?? []));
  const whole = cited
    .filter(({ field }) => /^business\.(?:name|address|serviceArea|state|trade|called|people)|^proof\./.test(field))
    .flatMap((fact) => [fact.text, ...fact.text.split(/,\s*/)])
    .sort((one, two) => two.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return whole.replace(/(?<=[\p{L}\p{N},]\s)\p{Lu}\p{L}+/gu, (word) => (citedWords.has(word) ? ' ' : word));
}
