import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readAnswers } from '/work/main/sites/slots/answers.ts';
import { refusalOf } from '/work/main/sites/slots/refusal.ts';

const D = '/work/main/sites/slots/';
for (const [file, good] of [
  ['good-answers.yaml', true],
  ['bad-answers.yaml', false],
] as const) {
  const all = parse(readFileSync(D + file, 'utf8'));
  let n = 0;
  for (const e of all) {
    const answers = readAnswers(e.answer);
    const r = answers.length ? answers.map((a: any) => refusalOf(a, e.slot, e.facts, e.neighbors ?? []))[0] : 'no answer';
    if (good ? r : !r) {
      n++;
      console.log(good ? 'REFUSED' : 'ACCEPTED', e.business, e.kind ?? '', '|', e.answer.text, '|', r);
    } else if (process.argv[2] === '-v') console.log('  ', e.kind ?? 'good', '|', e.answer.text ?? e.answer, '->', r);
  }
  console.log(file, all.length, 'wrong', n);
}
