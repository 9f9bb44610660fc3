import { kindOf, probabilitiesOf, weightsIn } from './probabilities.ts';
import weightFile from './weights.json' with { type: 'json' };

/** What a sentence of the owner is: the part of a page that it belongs to. The samples show what each kind means. */
export const sentenceKinds = [
  'promise',
  'specialty',
  'story',
  'method',
  'proof',
  'offer',
  'price',
  'payment',
  'insurance',
  'logistics',
  'hours',
  'emergency',
  'place',
  'list',
  'greeting',
  'refusal',
  'instruction',
  'quote',
  'remains',
  'other',
] as const;
export type SentenceKind = (typeof sentenceKinds)[number];

const weights = weightsIn(weightFile);

/** What can be said large, best first. */
const openers: readonly SentenceKind[] = ['promise', 'specialty', 'story', 'proof'];
/** Kinds that are never set large. */
const neverLarge: readonly SentenceKind[] = [
  'payment',
  'price',
  'logistics',
  'refusal',
  'instruction',
  'remains',
  'hours',
  'insurance',
  'greeting',
];
/** A sentence that's more likely than this to be one of them isn't set large either. */
const mostDoubt = 0.18;
/** 'Nothing heated, nothing blended' is what people come for, so that it may be a refusal is half a doubt. */
const refusalDoubt = 0.5;

/** The kind of a sentence or fragment, in English or Spanish. */
export function classifySentence(sentence: string): SentenceKind {
  return likeliest(probabilitiesOf(sentence, weights));
}

/** Of the kept samples that are this likely to be of a kind with a place, 24 of 25 are. */
const sure = 0.7;

/** Its kind if that's sure. */
export function sureKind(sentence: string): SentenceKind | undefined {
  const all = probabilitiesOf(sentence, weights);
  const kind = likeliest(all);
  return (all.get(kind) ?? 0) >= sure ? kind : undefined;
}

/** How early a sentence comes among what can be said large: 0 for a promise, 3 for proof. Undefined if it can't be. */
export function openingRank(sentence: string): number | undefined {
  const all = probabilitiesOf(sentence, weights);
  const rank = openers.indexOf(likeliest(all));
  const doubt = sumOf(all, neverLarge) - (1 - refusalDoubt) * sumOf(all, ['refusal']);
  return rank < 0 || doubt > mostDoubt ? undefined : rank;
}

/** True if a sentence has its place in the running text, but not on the first screen. */
export function isFurtherDown(sentence: string): boolean {
  return sumOf(probabilitiesOf(sentence, weights), [...neverLarge, 'quote']) > 0.5;
}

function likeliest(all: ReadonlyMap<string, number>): SentenceKind {
  const most = kindOf(all);
  return sentenceKinds.find((kind) => kind === most) ?? 'other';
}

/** How likely it's one of the kinds. */
function sumOf(all: ReadonlyMap<string, number>, kinds: readonly SentenceKind[]): number {
  return kinds.reduce((sum, kind) => sum + (all.get(kind) ?? 0), 0);
}
