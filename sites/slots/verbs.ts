/** Place of the first verb among the words of a part, -1 if it has none. Words that may be nouns count if nothing else does. */
export function verbAt(part: string): number {
  const written = part.split(/\s+/);
  const words = written.map((word) =>
    word
      .toLowerCase()
      .replace(/[’]/g, "'")
      .replace(/[^\p{L}']/gu, ''),
  );
  const sure = words.findIndex((word, index) => isVerb(word, words[index - 1], words[index - 2]));
  if (sure >= 0) return sure;
  // 'Ana cuts', 'It moves': a name or pronoun before the verb.
  const isNamed = (index: number) => /^\p{Lu}|^it$/u.test(written[index - 1] ?? '');
  return words.findIndex(
    (word, index) =>
      index > 0 &&
      (nounOrVerb.has(word) || (isPast(word) && isSubject(written[index - 1])) || (isNamed(index) && word.endsWith('s') && isBase(word))),
  );
}

/** True for a word that is mostly used as a verb, in any form. */
export function isVerbForm(word: string): boolean {
  const plain = word.toLowerCase();
  const stems = [plain, plain.replace(/(?:ing|ed|s)$/, ''), plain.replace(/(?:ing|ed|es)$/, 'e'), plain.replace(/(.)\1(?:ing|ed)$/, '$1')];
  return stems.some((stem) => verbs.has(stem) || baseVerbs.has(stem)) || spanishVerbs.has(plain);
}

/** Words before a verb in the past, where 'walls patched' and 'breakfast included' have a noun. */
function isSubject(word: string | undefined): boolean {
  return /^(?:\p{Lu}.*|everyone|here|team|crew|staff|both|all)$/u.test(word ?? '');
}

/** 'Trained' in 'Everyone here trained with Aveda'. */
function isPast(word: string): boolean {
  return word.endsWith('ed') && isVerbForm(word);
}

/** True if a part goes on with a verb of the subject before it: 'fix leaks' in 'We clean drains and fix leaks'. */
export function startsWithVerb(part: string): boolean {
  const words = part.toLowerCase().split(/\s+/);
  return words.length > 1 && baseVerbs.has(words[0] ?? '');
}

function isBase(word: string): boolean {
  return baseVerbs.has(word.replace(/s$/, '')) || baseVerbs.has(word.replace(/es$/, ''));
}

/** True if a sentence has a verb, or starts with one as a command does. */
export function hasVerb(sentence: string): boolean {
  if (verbAt(sentence) >= 0 || spanishVerbForms.test(sentence)) return true;
  const words = sentence.match(/\p{L}+/gu) ?? [];
  return words.some((word, index) => {
    const before = words[index - 1];
    if (before === undefined) return baseVerbs.has(word.toLowerCase().replace('please', 'come'));
    // 'Two people clean', 'Ana and Lou cut': several before a verb. 'Ana cuts': a name before it.
    if (baseVerbs.has(word))
      return /s$|^(?:people|team|crew|staff)$/i.test(before) || (/^\p{Lu}/u.test(before) && words[index - 2] === 'and');
    return word.endsWith('s') && isBase(word) && /^\p{Lu}|^(?:it|team|crew|staff)$/u.test(before);
  });
}

function isVerb(word: string, before: string | undefined, twoBefore: string | undefined): boolean {
  if (verbs.has(word) || spanishVerbs.has(word)) return true;
  if (/^(?:i|we|you|they|he|she|it|that|there|who|what)'(?:m|re|s|ve|ll|d)$|n't$/.test(word)) return true;
  const subject = adverbs.has(before ?? '') ? twoBefore : before;
  return subject !== undefined && pronouns.has(subject) && !adverbs.has(word);
}

const list = (words: string) => new Set(words.trim().split(/\s+/));

const pronouns = list('i we you they he she who');
const adverbs = list('also usually only always never still often both each all now then normally generally sometimes mostly just either');
/** Forms that are rarely a noun on a small business's website, so a text without any has no verb. */
const verbs = list(`
  is are was were be been has have had do does did can could will would may might must should
  costs cost starts start begins begin runs takes take took includes include comes come came offers provides serves
  opens opened closes lasts gets get gives give gave makes make made keeps keep kept needs worked accepts accept
  brings bring stays stay holds hold held speaks speak sells sell sold teaches teach taught owns own owned founded handles handle
  moved joined started began became carries carry picks drops leads led lives live lets let means mean meets meet met pays pay
  leaves leave left sees see saw goes go went grew built build baked bakes bake grooms fixes fix installs install cleans
  replaces replace removes remove fit helps won earned received belongs belong sends send fill arrives arrive tells tell says
  say knows know love loves loved trust trusts recommend recommends prepares prepare writes write sits sit sews mows mow learns learn`);
const nounOrVerb = list(`
  charges covers works uses work paints repairs fits answers washes travels lists shows files bills treats trains ships hosts tunes
  trims plays seats sleeps cuts colors cooks plants tests frames prints rents books supports stocks drives calls tows boards walks`);
/** Verbs that follow 'we … and', and that short sentences have: 'Two people clean your home.' */
const baseVerbs = list(`
  open close call clean cut color groom care move cover fix repair replace install build paint mow trim bake cook serve sell rent
  teach train coach treat see test check inspect haul wash detail tow file prepare bill handle answer text email send bring pick drop
  deliver ship order cancel bite stay board walk feed play sing tune perform plan plant prune remove grind pour print sew hem
  frame photograph film edit design style shape braid wax thread weld tile stain seal sand polish shine groom write speak interpret translate drive travel arrive follow carry use work run offer charge
  accept take give keep need want show sit come go start finish last cost include leave pack load unload store`);
/** Spanish verbs by root, for forms that aren't nouns as well. */
const spanishVerbForms =
  /(?<!\p{L})(?:trabaj|repar|instal|limpi|vend|acept|prepar|lleg|llev|entreg|recog|arregl|tom|cuid|recib|ofrec|atiend|atend|cobr|empiez|incluy|serv|constru|diseñ|ayud|contest|respond|transport|fertiliz|enseñ|mantien|manten)(?:an|amos|en|emos|imos|ó|aron|ieron)(?!\p{L})|(?<!\p{L})(?:trabaja|repara|instala|limpia|vende|acepta|prepara|llega|lleva|entrega|recoge|arregla|cuida|recibe|ofrece|atiende|incluye|sirve|construye|diseña|ayuda|contesta|responde|transporta|enseña|mantiene)(?!\p{L})/iu;
const spanishVerbs = list(`
  es son está están somos estamos hay tiene tienen tenemos cuesta cuestan empieza empiezan abre abren abrimos cierra cierran
  cerramos ofrece ofrecen ofrecemos hace hacen hacemos damos incluye incluyen hablamos habla atendemos servimos cobramos cobra
  reparamos instalamos limpiamos cortamos vendemos aceptamos trabajamos preparamos vamos llega llegan llegamos puede pueden dura
  duran lleva llevan fundó abrió ganó ganamos usamos traemos cocinamos enseñamos pintamos lavamos entregamos recogemos pertenecemos
  cubre cubrimos llevamos arreglamos tomamos cuidamos reciben recibimos recibe hago doy reparo corto trabajo ofrezco`);
