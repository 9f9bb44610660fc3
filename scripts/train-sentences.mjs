// `node scripts/train-sentences.mjs`: trains the classifier of sentences (sites/writer/sentences) on the labeled samples and writes its
// weights, by softmax regression with AdaGrad. With `--measure` it prints its accuracy by cross-validation, leaving out whole trades.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { contentFiles } from './content-files.ts';
import { root } from './setup.mjs';

const rounds = 25;
const rate = 0.3;
const decay = 0.0005;
/** Features of a single sentence don't generalize. */
const fewest = 2;
const parts = 8;

const vite = await createServer({
  configFile: false,
  root,
  plugins: [contentFiles],
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
});
const folder = '/sites/writer/sentences';
const { featuresOf } = await vite.ssrLoadModule(`${folder}/features.ts`);
const { probabilitiesOf, kindOf } = await vite.ssrLoadModule(`${folder}/probabilities.ts`);
const samplesFolder = `${folder}/samples/training`;
const trades = {};
for (const file of readdirSync(path.join(root, samplesFolder)).sort())
  Object.assign(trades, (await vite.ssrLoadModule(`${samplesFolder}/${file}`)).default);
await vite.close();

const samples = Object.entries(trades).flatMap(([trade, list]) =>
  list.map(([kind, text, also]) => ({ trade, kind, text, also, features: [...featuresOf(text)] })),
);
const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();

if (process.argv.includes('--measure')) measure();
else writeFileSync(path.join(root, folder, 'weights.json'), written(train(samples)));

function measure() {
  const names = Object.keys(trades);
  const isRight = Array.from({ length: parts }, (_, part) => {
    const isLeftOut = ({ trade }) => names.indexOf(trade) % parts === part;
    const weights = train(samples.filter((sample) => !isLeftOut(sample)));
    return samples.filter(isLeftOut).map(({ text, kind, also }) => [kind, also].includes(kindOf(probabilitiesOf(text, weights))));
  }).flat();
  console.log(`${((isRight.filter(Boolean).length / isRight.length) * 100).toFixed(1)}% of ${isRight.length} are right.`);
}

/** Weights by feature, each for all kinds in their order. */
function train(some) {
  const counts = new Map();
  for (const { features } of some) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const zeros = () => new Float64Array(kinds.length);
  const weights = new Map([...counts].filter(([, count]) => count >= fewest).map(([name]) => [name, zeros()]));
  const slopes = new Map([...weights].map(([name]) => [name, zeros().fill(1e-8)]));
  let random = 7;
  const shuffled = [...some];
  for (let round = 0; round < rounds; round++) {
    for (let last = shuffled.length - 1; last > 0; last--) {
      random = (random * 48271) % 2147483647;
      const other = random % (last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    for (const { features, kind } of shuffled) {
      const known = features.filter(([name]) => weights.has(name));
      const scale = 1 / Math.sqrt(features.length);
      const sums = kinds.map((_, at) => known.reduce((sum, [name, strength]) => sum + weights.get(name)[at] * strength * scale, 0));
      const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (const [at, power] of powers.entries()) {
        const miss = power / total - (kinds[at] === kind ? 1 : 0);
        for (const [name, strength] of known) {
          const weight = weights.get(name);
          const slope = slopes.get(name);
          const step = miss * strength * scale + decay * weight[at];
          slope[at] += step * step;
          weight[at] -= (rate * step) / Math.sqrt(slope[at]);
        }
      }
    }
  }
  return { kinds, weights: new Map([...weights].map(([name, list]) => [name, [...list].map((weight) => Math.round(weight * 10))])) };
}

/** One feature a line, in alphabetical order, so that a change shows what it changed. Its weights are a byte for each kind. */
function written({ weights }) {
  const bytes = (list) => Buffer.from(Int8Array.from(list, (weight) => Math.max(-128, Math.min(127, weight)))).toString('base64');
  const lines = [...weights.keys()].sort().map((name) => `    ${JSON.stringify(name)}: "${bytes(weights.get(name))}"`);
  return `{\n  "kinds": ${JSON.stringify(kinds)},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`;
}
