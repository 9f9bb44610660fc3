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
const mostDoubt = 0.16;

/** The kind of a sentence or fragment, in English or Spanish. */
export function classifySentence(sentence: string): SentenceKind {
  return classified(sentence).kind;
}

/** Of the kept samples that are this likely to be of a kind with a place, 24 of 25 are. */
const sure = 0.7;

/** Its kind if that's sure. */
export function sureKind(sentence: string): SentenceKind | undefined {
  const { kind, likely } = classified(sentence);
  return likely >= sure ? kind : undefined;
}

/** How early a sentence comes among what can be said large: 0 for a promise, 3 for proof. Undefined if it can't be. */
export function openingRank(sentence: string): number | undefined {
  const { kind, doubt } = classified(sentence);
  const rank = openers.indexOf(kind);
  return rank < 0 || doubt > mostDoubt ? undefined : rank;
}

/** True if a sentence has its place in the running text, but not on the first screen. */
export function isFurtherDown(sentence: string): boolean {
  const { doubt, quoted } = classified(sentence);
  return doubt + quoted > 0.5;
}

function classified(sentence: string): { kind: SentenceKind; likely: number; doubt: number; quoted: number } {
  const all = probabilitiesOf(sentence, weights);
  const most = kindOf(all);
  return {
    kind: sentenceKinds.find((kind) => kind === most) ?? 'other',
    likely: all.get(most) ?? 0,
    doubt: neverLarge.reduce((sum, kind) => sum + (all.get(kind) ?? 0), 0),
    quoted: all.get('quote') ?? 0,
  };
}
