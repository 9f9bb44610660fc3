import { featuresOf } from './features.ts';

/** What was learned from the samples: the weight of each feature for each kind, in the order of the kinds. */
export interface Weights {
  kinds: string[];
  weights: ReadonlyMap<string, number[]>;
}

/** How likely a sentence is of each kind, by the given weights. All together are 1. */
export function probabilitiesOf(sentence: string, { kinds, weights }: Weights): Map<string, number> {
  const features = featuresOf(sentence);
  const sums = kinds.map(() => 0);
  for (const [name, strength] of features)
    for (const [at, weight] of (weights.get(name) ?? []).entries()) sums[at] = (sums[at] ?? 0) + weight * strength;
  const powers = sums.map((sum) => Math.exp(sum / (weightUnit * Math.sqrt(features.size))));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / total]));
}

/** Weights are kept as whole numbers. */
const weightUnit = 10;

export function kindOf(likely: Map<string, number>): string {
  const [[kind] = ['other']] = [...likely].sort(([, a], [, b]) => b - a);
  return kind;
}
