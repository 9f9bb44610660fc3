import { plainLetters } from '../../text/plain-letters.ts';
import { commonWords, tellingWords } from '../language/stop-words.ts';
import { capital, type Entry, type Rule, tableRule, whole } from './rules/rule.ts';
import detailFile from './words/spanish-details.yaml';

const spanishWords = whole([...tellingWords.es, ...commonWords.es].join('|'));
const englishWords = whole([...tellingWords.en, ...commonWords.en].join('|'));

/** True if a sentence is Spanish by its stop words. */
export function isSpanish(sentence: string): boolean {
  const spanish = sentence.match(spanishWords)?.length ?? 0;
  const english = sentence.match(englishWords)?.length ?? 0;
  return spanish > 1 && spanish > english * 2;
}

/** True if a sentence is in neither language: words with letters that English doesn’t have, and no English stop words. */
export function isForeign(sentence: string): boolean {
  const strange = sentence.match(/(?<!\p{L})\p{L}*[^\p{ASCII}\p{P}\p{S}\s\ue000-\uf8ff]\p{L}*/gu)?.length ?? 0;
  return strange > 2 && !sentence.match(englishWords);
}

/** Words that have their accent in every meaning, and whose form without it is no other word. */
const accented =
  `también además aquí después rápido rápida número teléfono miércoles sábado sábados día días español inglés jardín jardinería reparación
  instalación construcción atención satisfacción garantía compañía pequeño pequeños niño niños año años mañana fácil crédito débito vehículo
  vehículos eléctrico plomería panadería pastelería peluquería café sesión información dirección decoración baño baños último único única
  básico médico clínica máximo mínimo acrílico acrílica acrílicas lámpara lámparas árbol árboles recién camión México envío artículo artículos
  periódico mecánico mecánica mecánicos eléctrica eléctricos fotografía alérgico cómodo rápidas económico económica económicos próximo próxima nomás`.split(
    /\s+/,
  );
const accents = new Map(accented.map((word) => [plainLetters(word), word]));
const accentPattern = whole([...accents.keys()].join('|'));
/** No Spanish word ends in 'cion' without an accent. A few English ones do. */
const ending = /(?<=\p{L}{2}c)ion(?!\p{L})(?<!suspicion|coercion)/giu;
const asks =
  '(?:qué|que|cuánto|cuanto|cuánta|cuántos|cuántas|cómo|como|cuándo|cuando|dónde|donde|quién|cuál|por qué|necesit\\p{L}+|busc\\p{L}+|quier\\p{L}+|tien\\p{L}+|hac\\p{L}+|acept\\p{L}+|ofrec\\p{L}+|pued\\p{L}+|hay|está\\p{L}*|listo|lista)';

const question = new RegExp(`(^|[.!?\\n] ?)(?!¿)(${asks}(?![\\p{L}])[^.!?¿\\n]*\\?)`, 'giu');

/** Short forms of phones, before words that show what they mean. */
const shortForms: Entry[] = [
  [/porfavor/, 'por favor'],
  [/q(?= WORD)/, 'que'],
  [
    /x(?= (?:favor|tel|teléfono|telefono|mensaje|whatsapp|correo|hora|persona|día|dia|semana|mes|libra|docena|pieza|caja|bolsa|kilo|orden|plato|noche|cuarto|carro|envío|envio)(?!WORD))/,
    'por',
  ],
  [/(\d) ?hrs/, '$1 horas'],
];

/** Spanish: accents of common words, short forms, opening question and exclamation marks. No word is changed otherwise. */
export const spanishRules: Rule[] = [
  tableRule('Short forms', shortForms),
  tableRule('Capital letter', [
    [/itin/, 'ITIN'],
    [/whatsapp/, 'WhatsApp'],
  ]),
  {
    what: 'Accent',
    change: (text) =>
      text
        .replace(ending, (found) => (found === 'ion' ? 'ión' : found))
        .replace(accentPattern, (word) => {
          const right = accents.get(word.toLowerCase()) ?? word;
          return word === word.toUpperCase() ? word : /^\p{Lu}/u.test(word) ? capital(right) : right;
        }),
  },
  {
    what: 'Punctuation',
    change: (text) => text.replace(question, '$1¿$2').replace(/(^|[.!?\n] ?)(?![¡¿])([^.!?¡¿\n,]{2,40}!)/gu, '$1¡$2'),
  },
];

/** Every Spanish sentence begins with a capital letter. */
export const spanishCapitals: Rule = {
  what: 'Capital letter',
  change: (text) =>
    text.replace(
      /(^|\n|[.!?…]\s+)([¿¡"“]*)(\p{Ll})/gu,
      (_, end: string, lead: string, letter: string) => end + lead + letter.toUpperCase(),
    ),
};

const details = detailFile as { nouns: string; verbs: string };
const detailStarts = new Set([...details.nouns.split(' '), ...commonWords.es, ...tellingWords.es]);
const detailVerbs = new Set(details.verbs.split(' '));

/** A detail begins small, because it's put into a sentence: 'Meter motor en la bahía' → 'meter motor…'. Names stay, also beside others: 'Pagar y Ríos'. */
export const spanishSmallStart: Rule = {
  what: 'Capital letter',
  change: (text) =>
    text.replace(/^\p{Lu}\p{Ll}+(?![\p{L}\p{N}'’&.-])(?! \p{Lu})/u, (first) => {
      const small = first.toLowerCase();
      const isVerb = detailVerbs.has(small.replace(/(?<=r)(?:se|l[aeo]s?)$/, '')) && /^,? (?![yoe] )/.test(text.slice(first.length));
      return isVerb || detailStarts.has(small) ? small : first;
    }),
};
