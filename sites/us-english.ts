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

const stems: [british: string, american: string, endings: RegExp][] = [
  ['colour', 'color', any],
  ['discolour', 'discolor', any],
  ['flavour', 'flavor', any],
  ['neighbour', 'neighbor', any],
  ['favour', 'favor', any],
  ['honour', 'honor', any],
  ['labour', 'labor', any],
  ['harbour', 'harbor', any],
  ['humour', 'humor', any],
  ['odour', 'odor', any],
  ['parlour', 'parlor', any],
  ['rumour', 'rumor', any],
  ['vapour', 'vapor', any],
  ['armour', 'armor', any],
  ['savour', 'savor', any],
  ['behaviour', 'behavior', any],
  ['endeavour', 'endeavor', any],
  ['centre', 'center', /^s?$/],
  ['theatre', 'theater', /^s?$/],
  ['fibre', 'fiber', /^s?$/],
  ['litre', 'liter', /^s?$/],
  ['metre', 'meter', /^s?$/],
  ['millimetre', 'millimeter', /^s?$/],
  ['centimetre', 'centimeter', /^s?$/],
  ['kilometre', 'kilometer', /^s?$/],
  ['licenc', 'licens', /^(?:e|es|ed|ing)$/],
  ['defenc', 'defens', /^(?:e|es)$/],
  ['offenc', 'offens', /^(?:e|es)$/],
  ['practis', 'practic', /^(?:e|es|ed|ing)$/],
  ['organis', 'organiz', ise],
  ['reorganis', 'reorganiz', ise],
  ['specialis', 'specializ', ise],
  ['recognis', 'recogniz', ise],
  ['realis', 'realiz', ise],
  ['apologis', 'apologiz', ise],
  ['customis', 'customiz', ise],
  ['personalis', 'personaliz', ise],
  ['moisturis', 'moisturiz', ise],
  ['sterilis', 'steriliz', ise],
  ['sanitis', 'sanitiz', ise],
  ['fertilis', 'fertiliz', ise],
  ['galvanis', 'galvaniz', ise],
  ['modernis', 'moderniz', ise],
  ['optimis', 'optimiz', ise],
  ['prioritis', 'prioritiz', ise],
  ['standardis', 'standardiz', ise],
  ['stabilis', 'stabiliz', ise],
  ['summaris', 'summariz', ise],
  ['finalis', 'finaliz', ise],
  ['immunis', 'immuniz', ise],
  ['itemis', 'itemiz', ise],
  ['maximis', 'maximiz', ise],
  ['minimis', 'minimiz', ise],
  // 'Analyses' is the plural of analysis too.
  ['analys', 'analyz', /^(?:e|ed|er|ers|ing)$/],
  ['travell', 'travel', doubled],
  ['cancell', 'cancel', doubled],
  ['labell', 'label', doubled],
  ['modell', 'model', doubled],
  ['panell', 'panel', doubled],
  ['remodell', 'remodel', doubled],
  ['levell', 'level', doubled],
  ['fuell', 'fuel', doubled],
  ['tyre', 'tire', /^s?$/],
  ['kerb', 'curb', /^s?$/],
  ['mould', 'mold', /^(?:s|y|ed|ing|ings)?$/],
  ['plough', 'plow', /^(?:s|ed|ing)?$/],
  ['grey', 'gray', /^(?:s|ed|er|est|ing|ish)?$/],
  ['catalogue', 'catalog', /^s?$/],
  ['cheque', 'check', /^s?$/],
  ['storey', 'story', /^$/],
  ['pyjama', 'pajama', /^s?$/],
];
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
