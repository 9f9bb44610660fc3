import { kindOf, type Weights, weigh } from './weigh.ts';
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

const weights: Weights = {
  kinds: weightFile.kinds,
  weights: new Map(Object.entries(weightFile.weights).map(([name, bytes]) => [name, [...new Int8Array(Buffer.from(bytes, 'base64'))]])),
};

/** What can be said large, best first. */
const openers: readonly SentenceKind[] = ['promise', 'specialty', 'story', 'proof'];
/** Kinds that are never set large. */
const terms: readonly SentenceKind[] = [
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
const mostDoubt = 0.2;

/** The kind of a sentence or fragment, in English or Spanish. */
export function sortSentence(sentence: string): SentenceKind {
  return sorted(sentence).kind;
}

/** Its kind if that's at least as likely (0 to 1) as `sure`. */
export function sureKind(sentence: string, sure: number): SentenceKind | undefined {
  const { kind, likely } = sorted(sentence);
  return likely >= sure ? kind : undefined;
}

/** How early a sentence comes among what can be said large: 0 for a promise, 3 for proof. Undefined if it can't be. */
export function openingRank(sentence: string): number | undefined {
  const { kind, doubt } = sorted(sentence);
  const rank = openers.indexOf(kind);
  return rank < 0 || doubt > mostDoubt ? undefined : rank;
}

/** True if a sentence has its place in the running text, but not on the first screen. */
export function isFurtherDown(sentence: string): boolean {
  const { doubt, quoted } = sorted(sentence);
  return doubt + quoted > 0.5;
}

function sorted(sentence: string): { kind: SentenceKind; likely: number; doubt: number; quoted: number } {
  const all = weigh(sentence, weights);
  const most = kindOf(all);
  return {
    kind: sentenceKinds.find((kind) => kind === most) ?? 'other',
    likely: all.get(most) ?? 0,
    doubt: terms.reduce((sum, kind) => sum + (all.get(kind) ?? 0), 0),
    quoted: all.get('quote') ?? 0,
  };
}
