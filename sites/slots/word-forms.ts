import { usEnglish } from '../language/us-english.ts';
import type { SlotLanguage } from './slot.ts';

/**
 * The words of a text in lower case and American spelling. Contractions are written out, hyphens and possessives are taken
 * apart, and numbers are left out (see quantities.ts).
 */
export function wordsIn(text: string): string[] {
  return spelledOut(text).match(/\p{L}+/gu) ?? [];
}

/** The text in lower case with contractions written out: 'We don’t' → 'we do not'. */
export function spelledOut(text: string): string {
  return usEnglish(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(?:can't|cannot)\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:re|ve|ll|m|d)\b/g, (ending) => ` ${contractions[ending] ?? ''}`)
    .replace(/\b(it|that|there|here|what|who|he|she|let)'s\b/g, '$1 is')
    .replace(/'s?\b/g, ' ');
}

const contractions: Record<string, string> = { "'re": 'are', "'ve": 'have', "'ll": 'will', "'m": 'am', "'d": 'would' };

/** Forms under which a word counts as the same as another: 'repaired' and 'fixes' share 'fix'. */
export function formsOf(word: string, language: SlotLanguage): string[] {
  return language === 'es' ? [bare(word), spanishRoot(word)] : englishForms(word);
}

function englishForms(word: string): string[] {
  const forms = new Set([word]);
  const base = irregular.get(word);
  if (base) forms.add(base);
  for (const [ending, replacements] of endings) {
    if (!word.endsWith(ending) || word.endsWith('ss')) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < 3) continue;
    for (const replacement of replacements) forms.add(stem + replacement);
    if (/([bdgklmnprt])\1$/.test(stem)) forms.add(stem.slice(0, -1));
  }
  for (const form of [...forms]) {
    const same = synonym.get(form);
    if (same) forms.add(same);
  }
  return [...forms];
}

/**
 * Endings that don't change what is claimed. '-er', '-est' and '-ly' stay on the word: 'faster' and 'carefully' say more than
 * 'fast' and 'careful'.
 */
const endings: [ending: string, replacements: string[]][] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ation', ['', 'e', 'ate']],
  ['ations', ['', 'e', 'ate']],
  ['ion', ['', 'e']],
  ['ions', ['', 'e']],
  ['ment', ['']],
  ['ments', ['']],
  ['ery', ['er']],
  ['eries', ['er']],
  ['al', ['', 'e']],
  ['als', ['', 'e']],
];

const irregular = new Map(
  Object.entries({
    children: 'child',
    kids: 'kid',
    feet: 'foot',
    teeth: 'tooth',
    knives: 'knife',
    women: 'woman',
    men: 'man',
    built: 'build',
    began: 'begin',
    begun: 'begin',
    bought: 'buy',
    brought: 'bring',
    came: 'come',
    chose: 'choose',
    chosen: 'choose',
    driven: 'drive',
    drove: 'drive',
    gave: 'give',
    given: 'give',
    grew: 'grow',
    grown: 'grow',
    held: 'hold',
    kept: 'keep',
    led: 'lead',
    left: 'leave',
    made: 'make',
    met: 'meet',
    paid: 'pay',
    ran: 'run',
    sent: 'send',
    sold: 'sell',
    speaks: 'speak',
    spoke: 'speak',
    spoken: 'speak',
    taken: 'take',
    taught: 'teach',
    took: 'take',
    used: 'use',
    using: 'use',
    went: 'go',
    goes: 'go',
    won: 'win',
    written: 'write',
    wrote: 'write',
  }),
);

/** Words that say the same on a website, each group under its first. Broader and narrower words aren't synonyms. */
const synonym = new Map(
  [
    ['fix', 'repair'],
    ['house', 'home'],
    ['child', 'kid'],
    ['photo', 'picture'],
    ['big', 'large'],
    ['start', 'begin'],
    ['phone', 'telephone'],
    ['buy', 'purchase'],
    ['doctor', 'physician'],
    ['lawyer', 'attorney'],
    ['minute', 'min'],
    ['hour', 'hr', 'hourly'],
    ['day', 'daily'],
    ['week', 'wk', 'weekly'],
    ['month', 'mo', 'monthly'],
    ['year', 'yr', 'yearly', 'annual'],
    ['foot', 'ft'],
    ['mile', 'mi'],
    ['pound', 'lb'],
  ].flatMap((group) => group.map((word): [string, string] => [word, `=${group[0]}`])),
);

/** A Spanish word without accents, so 'reparación' and 'reparacion' are the same. */
function bare(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** The start of a Spanish word that its inflections share: 'reparamos', 'reparación' → 'repar'. */
function spanishRoot(word: string): string {
  const plain = bare(word);
  const root = plain.replace(
    /(?:aciones|acion|iciones|icion|amientos?|imientos?|amos|emos|imos|ando|iendo|ados?|adas?|idos?|idas?|ares?|eres?|ires?|ar|er|ir|an|en|es|as|os|a|e|o)$/,
    '',
  );
  return root.length >= 3 ? root : plain;
}
