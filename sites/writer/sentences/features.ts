import { plainWords } from '../../../text/plain-letters.ts';
import signalFile from './signals.yaml';

const { classes, plain, kinds } = signalFile as {
  classes: Record<string, string[]>;
  plain: string[];
  kinds: Record<string, Record<string, string[]>>;
};

/** A word or mark of a sentence. Its forms are itself, its classes and the beginnings that lists name: 'mon' → 'mon', 'DAY'. */
interface Token {
  word: string;
  forms: Set<string>;
}

/** The phrases of all lists as a tree of words, so a sentence is compared with all of them at once. */
interface Node {
  next: Map<string, Node>;
  weights: [kind: string, weight: number][];
}

const pieces = /\$ ?\d[\d.,]*|\d[\d.,:]*|\p{L}[\p{L}\p{M}'’]*\*?|[?!|©»›▾#%&]/gu;

const classesOf = new Map<string, string[]>();
for (const [name, words] of Object.entries(classes)) for (const word of words) classesOf.set(word, [...(classesOf.get(word) ?? []), name]);
const plainWordSet = new Set(plain);
const stems = new Set<string>();
const root: Node = { next: new Map(), weights: [] };
for (const [kind, lists] of Object.entries(kinds))
  for (const [weight, phrases] of Object.entries(lists)) for (const phrase of phrases) learn(phrase, kind, Number(weight));

function learn(phrase: string, kind: string, weight: number) {
  let node = root;
  for (const part of phrase.match(pieces) ?? []) {
    const form = /^\p{Lu}+$/u.test(part) ? part : wordOf(part);
    if (form.endsWith('*')) stems.add(form);
    const next = node.next.get(form) ?? { next: new Map(), weights: [] };
    node.next.set(form, next);
    node = next;
  }
  node.weights.push([kind, weight]);
}

/**
 * What is seen of a sentence, with how strongly: the phrases of each kind, its words, their beginnings and classes, pairs of words, the
 * words that it opens with, and its shape.
 */
export function featuresOf(sentence: string): Map<string, number> {
  const tokens = tokensOf(sentence);
  const features = new Map<string, number>();
  const told = new Map<string, number>();
  const read = (node: Node, at: number) => {
    for (const [kind, weight] of node.weights) told.set(kind, (told.get(kind) ?? 0) + weight);
    for (const form of tokens[at]?.forms ?? []) {
      const next = node.next.get(form);
      if (next) read(next, at + 1);
    }
  };
  for (const at of tokens.keys()) read(root, at);
  for (const [kind, sum] of told) features.set(`is ${kind}`, Math.min(sum, mostTold) / 5);
  const [most] = [...told].sort(([, a], [, b]) => b - a);
  if (most) features.set(`most ${most[0]}`, 1);
  for (const { forms } of tokens) for (const form of forms) features.set(form, 1);
  features.set(`opens ${tokens[1]?.word}`, 1);
  for (const token of tokens.slice(1, 1 + openingWords)) features.set(`early ${plainForm(token)}`, 1);
  for (const { word } of tokens) if (word.length > beginning) features.set(`begins ${word.slice(0, beginning)}`, 0.7);
  for (const [at, token] of tokens.entries()) features.set(`${plainForm(tokens[at - 1])} ${plainForm(token)}`, 1);
  for (const shape of shapesOf(sentence, tokens.slice(1, -1))) features.set(`has ${shape}`, 1);
  return features;
}

/** A word as it counts in pairs, where all numbers are alike. */
function plainForm(token: Token | undefined): string {
  return token?.forms.has('NUM') ? 'NUM' : token?.forms.has('PRICE') ? 'PRICE' : (token?.word ?? '');
}

/** The first words say most about a sentence's kind. */
const openingWords = 4;
/** Letters that forms of a word share, whatever its ending or a slip at its end. */
const beginning = 5;

/** More phrases than this tell nothing more. */
const mostTold = 15;

/** The words and marks of a sentence between a START and an END. */
function tokensOf(sentence: string): Token[] {
  const parts = [...sentence.matchAll(pieces)].map(([part]) => part);
  const shouts = sentence === sentence.toUpperCase();
  const tokens = parts.map((part, index): Token => {
    const word = wordOf(part);
    const next = parts[index + 1] ?? '';
    const forms = new Set([word, ...(classesOf.get(word) ?? [])]);
    for (let end = 3; end <= word.length; end++) if (stems.has(`${word.slice(0, end)}*`)) forms.add(`${word.slice(0, end)}*`);
    if (part.startsWith('$')) forms.add('PRICE');
    else if (/^\d/.test(part)) for (const form of numberForms(part, next)) forms.add(form);
    else if (!shouts && /^\p{Lu}{3}/u.test(part) && part === part.toUpperCase()) forms.add('CODE');
    else if (!shouts && index > 0 && /^\p{Lu}\p{L}/u.test(part)) forms.add('NAME');
    return { word, forms };
  });
  const edge = (word: string): Token => ({ word, forms: new Set([word]) });
  return [edge('START'), ...tokens.filter(({ word }) => word !== '%' && word !== 'percent'), edge('END')];
}

function wordOf(part: string): string {
  return part === '&' ? 'and' : plainWords(part);
}

function numberForms(part: string, next: string): string[] {
  return [
    'NUM',
    'COUNT',
    ...(part.includes(':') ? ['CLOCK'] : []),
    ...(/^(?:1[89]|20)\d\d$/.test(part) ? ['YEAR'] : []),
    ...(next === '%' || next === 'percent' ? ['PERCENT'] : []),
  ];
}

function shapesOf(sentence: string, tokens: Token[]): string[] {
  const commas = sentence.split(',').length - 1;
  const names = tokens.filter(({ forms }) => forms.has('NAME')).length;
  const isBare = !tokens.some(({ word, forms }) => plainWordSet.has(word) || forms.has('WE') || forms.has('YOU'));
  const shapes: [string, boolean][] = [
    [`${[2, 4, 8, 13].find((most) => tokens.length <= most) ?? 'many'} words`, true],
    ['commas', commas > 1],
    ['many commas', commas > 2],
    ['a quote', /^["“'«]/.test(sentence)],
    ['a signature', /[–—-] ?\p{Lu}[\p{L}. ]*$/u.test(sentence)],
    ['two sentences', /\p{Ll}[.!?] \p{Lu}/u.test(sentence)],
    ['names', names > 1],
    ['names only', names > 0.6 * tokens.length],
    ['capitals', sentence === sentence.toUpperCase()],
    ['bare words', isBare],
    ['bare words and commas', isBare && commas > 1],
    ['many bare words', isBare && tokens.length > 3],
  ];
  return shapes.flatMap(([name, is]) => (is ? [name] : []));
}
