/**
 * British spellings in a text, written the American way: whole words, letter case kept, meaning untouched.
 * 'Full colour' → 'Full color'.
 */
export function usEnglish(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const american = usWord(word.toLowerCase());
    return american === undefined ? word : withCase(american, word);
  });
}

function withCase(word: string, model: string): string {
  if (model === model.toUpperCase() && model.length > 1) return word.toUpperCase();
  if (model.charAt(0) !== model.charAt(0).toLowerCase()) return word.charAt(0).toUpperCase() + word.slice(1);
  return word;
}

function usWord(word: string): string | undefined {
  const whole = words.get(word);
  if (whole) return whole;
  const stem = stemsByStart
    .get(word.slice(0, 3))
    ?.find(([british, , endings]) => word.startsWith(british) && endings.test(word.slice(british.length)));
  return stem && stem[1] + word.slice(stem[0].length);
}

/** Inflections of a noun or verb that ends in the stem. */
const any = /^(?:s|ed|er|ers|ing|ings|ful|fully|less|able|ably|ist|ists|ation|ations|ite|ites|hood|hoods|ly|y|al)?$/;
/** Endings of an -ise verb whose stem was cut before the final vowel. */
const ise = /^(?:e|es|ed|er|ers|ing|ation|ations|able|ational)$/;
const doubled = /^(?:ed|er|ers|ing|ings)$/;

/** Stems that change alike: how each begins, its British and its American end, and what may follow. */
const families: [beginnings: string, british: string, american: string, endings: RegExp][] = [
  ['col discol flav neighb fav hon lab harb hum od parl rum vap arm sav behavi endeav', 'our', 'or', any],
  ['cent theat fib lit met millimet centimet kilomet', 're', 'er', /^s?$/],
  ['licen', 'c', 's', /^(?:e|es|ed|ing)$/],
  ['defen offen', 'c', 's', /^(?:e|es)$/],
  ['practi', 's', 'c', /^(?:e|es|ed|ing)$/],
  ['organ reorgan special recogn real apolog custom personal moistur steril sanit fertil', 'is', 'iz', ise],
  ['galvan modern optim priorit standard stabil summar final immun item maxim minim', 'is', 'iz', ise],
  // 'Analyses' is the plural of analysis too.
  ['analy', 's', 'z', /^(?:e|ed|er|ers|ing)$/],
  ['trave cance labe mode pane remode leve fue', 'll', 'l', doubled],
  ['t', 'yre', 'ire', /^s?$/],
  ['', 'kerb', 'curb', /^s?$/],
  ['m', 'ould', 'old', /^(?:s|y|ed|ing|ings)?$/],
  ['pl', 'ough', 'ow', /^(?:s|ed|ing)?$/],
  ['gr', 'ey', 'ay', /^(?:s|ed|er|est|ing|ish)?$/],
  ['catalog', 'ue', '', /^s?$/],
  ['che', 'que', 'ck', /^s?$/],
  ['stor', 'ey', 'y', /^$/],
  ['p', 'yjama', 'ajama', /^s?$/],
];
const stems = families.flatMap(([beginnings, british, american, endings]) =>
  beginnings.split(' ').map((start): [british: string, american: string, endings: RegExp] => [start + british, start + american, endings]),
);
/** The gate looks up every word of a site. One look here rules most of them out. */
const stemsByStart = Map.groupBy(stems, ([british]) => british.slice(0, 3));

const words = new Map(
  Object.entries({
    jewellery: 'jewelry',
    aluminium: 'aluminum',
    storeys: 'stories',
    tumour: 'tumor',
    paediatric: 'pediatric',
    paediatrics: 'pediatrics',
    anaesthetic: 'anesthetic',
    anaesthesia: 'anesthesia',
    orthopaedic: 'orthopedic',
    gynaecology: 'gynecology',
    manoeuvre: 'maneuver',
    fulfil: 'fulfill',
    fulfils: 'fulfills',
    skilful: 'skillful',
    skilfully: 'skillfully',
    enrol: 'enroll',
    enrols: 'enrolls',
    enrolment: 'enrollment',
    instalment: 'installment',
    instalments: 'installments',
    judgement: 'judgment',
    programme: 'program',
    programmes: 'programs',
    sceptical: 'skeptical',
    cosy: 'cozy',
    cosier: 'cozier',
    moustache: 'mustache',
    moustaches: 'mustaches',
    whilst: 'while',
    amongst: 'among',
    learnt: 'learned',
    woollen: 'woolen',
    yoghurt: 'yogurt',
    yoghurts: 'yogurts',
    draught: 'draft',
    draughts: 'drafts',
    draughty: 'drafty',
  }),
);
