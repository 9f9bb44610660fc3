import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { refusalOf } from './refusal.ts';

const good = parse(readFileSync('/work/main/sites/slots/good-answers.yaml', 'utf8'));
type M = [string, (t: string) => string[]];
const ins =
  (w: string): ((t: string) => string[]) =>
  (t) => {
    const p = t.split(' ');
    return p.slice(1).map((_, i) => [...p.slice(0, i + 1), w, ...p.slice(i + 1)].join(' '));
  };
const muts: M[] = [
  ['digit', (t) => [...t.matchAll(/\d/g)].map((m) => t.slice(0, m.index) + ((+m[0] + 1) % 10) + t.slice(m.index + 1))],
  ...[
    'not',
    'never',
    'always',
    'all',
    'only',
    'free',
    'licensed',
    'insured',
    'certified',
    'guaranteed',
    'best',
    'expert',
    'local',
    'fast',
    'every',
    'most',
    'professional',
    'and Springfield',
    'experienced',
    'now',
    '24/7',
    'trusted',
    'at no charge',
    'siempre',
    'gratis',
  ].map((w): M => ['+' + w, ins(w)]),
  [
    'drop',
    (t) => {
      const p = t.split(' ');
      return p.map((_, i) => p.filter((_, j) => j !== i).join(' ')).slice(1);
    },
  ],
  [
    'swapnum',
    (t) => {
      const n = [...t.matchAll(/\$?\d[\d,.]*\d|\$?\d/g)];
      const out: string[] = [];
      for (let i = 0; i < n.length; i++)
        for (let j = i + 1; j < n.length; j++)
          if (n[i][0] !== n[j][0])
            out.push(
              t.slice(0, n[i].index) +
                n[j][0] +
                t.slice(n[i].index + n[i][0].length, n[j].index) +
                n[i][0] +
                t.slice(n[j].index + n[j][0].length),
            );
      return out;
    },
  ],
  ['starts->costs', (t) => (/starts? at/.test(t) ? [t.replace(/starts? at/, 'costs')] : [])],
  [
    'swapwords',
    (t) => {
      const p = t.split(' ');
      const out: string[] = [];
      for (let i = 0; i < p.length; i++)
        for (let j = i + 2; j < p.length; j++) {
          const q = [...p];
          [q[i], q[j]] = [q[j], q[i]];
          out.push(q.join(' '));
        }
      return out;
    },
  ],
];
for (const [name, f] of muts) {
  let n = 0,
    acc: string[] = [];
  for (const e of good) {
    for (const t of f(e.answer.text)) {
      if (t === e.answer.text) continue;
      n++;
      if (!refusalOf({ ...e.answer, text: t }, e.slot, e.facts, [])) acc.push(t);
    }
  }
  console.log(name, n, 'accepted', acc.length);
  if (process.argv[2] === name || (acc.length && acc.length < 15)) for (const a of acc) console.log('    ', a);
}
