// `node scripts/train-sentences.mjs`: trains the classifier of sentences (sites/writer/sentences) on the labeled samples and writes its
// weights, by softmax regression with AdaGrad, and prints how many of the kept samples are right. With `--measure` it prints its accuracy
// by cross-validation instead, leaving out whole trades.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { contentFiles } from './content-files.ts';
import { root } from './setup.mjs';

const rounds = 20;
const rate = 0.15;
const decay = 0.0005;
/** Features of a single sentence don't generalize, and pairs of words need one sentence more. */
const fewest = 2;
const fewestPair = 3;
const parts = 8;
/** Weights are written in these units, each as a character from '1' to 'o'. */
const unit = 0.2;
const zero = 'P';
const mostUnits = 31;

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
const { probabilitiesOf, kindOf, weightsIn } = await vite.ssrLoadModule(`${folder}/probabilities.ts`);
const samplesFolder = `${folder}/samples/training`;
const trades = {};
for (const file of readdirSync(path.join(root, samplesFolder)).sort())
  Object.assign(trades, (await vite.ssrLoadModule(`${samplesFolder}/${file}`)).default);
const { default: kept } = await vite.ssrLoadModule(`${folder}/samples/kept.yaml`);
await vite.close();

const samples = Object.entries(trades).flatMap(([trade, list]) =>
  list.map(([kind, text, also]) => ({ trade, kind, text, also, features: [...featuresOf(text)] })),
);
const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();

if (process.argv.includes('--measure')) measure();
else learnAll();

function learnAll() {
  const file = train(samples);
  writeFileSync(path.join(root, folder, 'weights.json'), written(file));
  printRight(rightness(Object.values(kept).flat(), weightsIn(file)));
}

function measure() {
  const names = Object.keys(trades);
  const isRight = Array.from({ length: parts }, (_, part) => {
    const isLeftOut = ({ trade }) => names.indexOf(trade) % parts === part;
    const weights = weightsIn(train(samples.filter((sample) => !isLeftOut(sample))));
    return rightness(
      samples.filter(isLeftOut).map(({ kind, text, also }) => [kind, text, also]),
      weights,
    );
  }).flat();
  printRight(isRight);
}

function rightness(some, weights) {
  return some.map(([kind, text, also]) => [kind, also].includes(kindOf(probabilitiesOf(text, weights))));
}

function printRight(isRight) {
  console.log(`${((isRight.filter(Boolean).length / isRight.length) * 100).toFixed(1)}% of ${isRight.length} are right.`);
}

/** The weights of features for kinds, as they are kept in a file. */
function train(some) {
  const names = usefulFeatures(some);
  const rows = new Map(names.map((name, row) => [name, row]));
  const width = kinds.length;
  const weights = new Float32Array(names.length * width);
  const slopes = new Float32Array(weights.length).fill(1e-8);
  const coded = some.map(({ kind, features }) => {
    const known = features.filter(([name]) => rows.has(name));
    return { kind: kinds.indexOf(kind), rows: known.map(([name]) => rows.get(name) * width), strengths: scaled(known, features.length) };
  });
  let random = 7;
  for (let round = 0; round < rounds; round++) {
    for (let last = coded.length - 1; last > 0; last--) {
      random = (random * 48271) % 2147483647;
      const other = random % (last + 1);
      [coded[last], coded[other]] = [coded[other], coded[last]];
    }
    for (const sample of coded) learn(sample, weights, slopes);
  }
  const lettersOf = (row) => [...weights.subarray(row * width, (row + 1) * width)].map(letter).join('');
  return { kinds, unit, zero, weights: Object.fromEntries(names.map((name, row) => [name, lettersOf(row)])) };
}

/** Names of the features that enough samples have, in alphabetical order, so that a change of the file shows what it changed. */
function usefulFeatures(some) {
  const counts = new Map();
  for (const { features } of some) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isPair = (name) => / /.test(name) && !/^(?:is|most|opens|early|begins|has) /.test(name);
  return [...counts].flatMap(([name, count]) => (count >= (isPair(name) ? fewestPair : fewest) ? [name] : [])).sort();
}

/** A long sentence has more features, each of which counts for less. */
function scaled(known, length) {
  return known.map(([, strength]) => strength / Math.sqrt(length));
}

function learn({ kind, rows, strengths }, weights, slopes) {
  const sums = new Float64Array(kinds.length);
  for (const [index, row] of rows.entries()) for (let at = 0; at < sums.length; at++) sums[at] += weights[row + at] * strengths[index];
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const misses = powers.map((power, at) => power / total - (at === kind ? 1 : 0));
  for (const [index, row] of rows.entries())
    for (let at = 0; at < misses.length; at++) {
      const step = misses[at] * strengths[index] + decay * weights[row + at];
      slopes[row + at] += step * step;
      weights[row + at] -= (rate * step) / Math.sqrt(slopes[row + at]);
    }
}

function letter(weight) {
  const units = Math.max(-mostUnits, Math.min(mostUnits, Math.round(weight / unit)));
  return String.fromCharCode(zero.charCodeAt(0) + units);
}

/** One feature a line. */
function written({ weights, ...head }) {
  const lines = Object.entries(weights).map(([name, letters]) => `    ${JSON.stringify(name)}: ${JSON.stringify(letters)}`);
  return `${JSON.stringify(head).slice(0, -1)},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`;
}
