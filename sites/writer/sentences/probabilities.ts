import { featuresOf } from './features.ts';

/** What was learned from the samples: how much each feature says for each kind. */
export interface Weights {
  kinds: readonly string[];
  /** The row of each feature in `values`. */
  rows: ReadonlyMap<string, number>;
  /** A row for each feature, with a weight for each kind, in units. */
  values: Int8Array;
  /** What 1 stands for in `values`. */
  unit: number;
}

/** As weights are kept in a file: a letter for each kind, as far from `zero` in Unicode as the weight is from 0. */
export interface WeightFile {
  kinds: string[];
  unit: number;
  zero: string;
  weights: Record<string, string>;
}

export function weightsIn({ kinds, unit, zero, weights }: WeightFile): Weights {
  const names = Object.keys(weights);
  const values = new Int8Array(names.length * kinds.length);
  const start = zero.charCodeAt(0);
  for (const [row, name] of names.entries()) {
    const letters = weights[name] ?? '';
    for (let at = 0; at < kinds.length; at++) values[row * kinds.length + at] = letters.charCodeAt(at) - start;
  }
  return { kinds, unit, rows: new Map(names.map((name, row) => [name, row])), values };
}

/** How likely a sentence is of each kind, by the given weights. All together are 1. */
export function probabilitiesOf(sentence: string, { kinds, rows, values, unit }: Weights): Map<string, number> {
  const features = featuresOf(sentence);
  const sums = new Float64Array(kinds.length);
  for (const [name, strength] of features) {
    const row = rows.get(name);
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[row * sums.length + at] ?? 0) * strength;
  }
  const powers = sums.map((sum) => Math.exp((sum * unit) / Math.sqrt(features.size)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / total]));
}

export function kindOf(likely: ReadonlyMap<string, number>): string {
  const [[kind] = ['other']] = [...likely].sort(([, a], [, b]) => b - a);
  return kind;
}
