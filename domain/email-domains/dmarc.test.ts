import { expect, test } from 'vitest';
import { judgeDmarc, mergedDmarc } from './dmarc.ts';

const ours = 'dmarc@mail.sunup.example';
const mine = `v=DMARC1; p=none; rua=mailto:${ours}`;

test.each<[there: string[], wanted: string]>([
  [[], mine],
  [['v=DMARC1; p=none'], mine],
  [['v=DMARC1;p=none;'], mine],
  [['v=DMARC1; p=quarantine'], `v=DMARC1; p=quarantine; rua=mailto:${ours}`],
  [['v=DMARC1; p=reject; rua=mailto:a@hollis.com'], `v=DMARC1; p=reject; rua=mailto:a@hollis.com,mailto:${ours}`],
  [['v=DMARC1; p=reject; sp=none; adkim=s; fo=1'], `v=DMARC1; p=reject; sp=none; adkim=s; fo=1; rua=mailto:${ours}`],
  [['v=DMARC1; p=none; pct=50'], mine],
  [['v=DMARC1; p=none; np=reject; t=y'], `v=DMARC1; p=none; np=reject; t=y; rua=mailto:${ours}`],
  [
    ['v=DMARC1; p=none; rua=mailto:a@hollis.com!10m , mailto:b@hollis.com'],
    `v=DMARC1; p=none; rua=mailto:a@hollis.com!10m,mailto:b@hollis.com,mailto:${ours}`,
  ],
  [['v=DMARC1; p=none; ruf=mailto:a@hollis.com'], `v=DMARC1; p=none; ruf=mailto:a@hollis.com; rua=mailto:${ours}`],
  [[mine], mine],
  [[`v=DMARC1; p=none; rua=MAILTO:DMARC@mail.sunup.example!5m`], 'v=DMARC1; p=none; rua=MAILTO:DMARC@mail.sunup.example!5m'],
  [['v=DMARC1; p=strict'], mine],
  [['v=DMARC1'], mine],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], `v=DMARC1; p=reject; rua=mailto:${ours}`],
  [
    ['v=DMARC1; p=none; rua=mailto:a@x.example', 'v=DMARC1; p=quarantine; rua=mailto:b@x.example'],
    `v=DMARC1; p=quarantine; rua=mailto:b@x.example,mailto:a@x.example,mailto:${ours}`,
  ],
])('%j becomes %s', (there, wanted) => {
  expect(mergedDmarc(there, ours)).toBe(wanted);
  expect(mergedDmarc([wanted], ours)).toBe(wanted);
});

test('where no email comes in, reports are sent to no one of ours', () => {
  expect(mergedDmarc([], undefined)).toBe('v=DMARC1; p=none');
  expect(judgeDmarc(['v=DMARC1; p=none'], undefined).state).toBe('right');
});

test.each<[texts: string[], state: string, problem: object | undefined]>([
  [[], 'missing', undefined],
  [['something else'], 'missing', undefined],
  [[mine], 'right', undefined],
  [[`v=DMARC1; p=reject; pct=10; rua=mailto:${ours}`], 'right', undefined],
  [['v=DMARC1; p=reject'], 'missing', { code: 'dmarc-unreported' }],
  [['v=DMARC1; rua=mailto:a@b.example'], 'wrong', { code: 'dmarc-unreadable' }],
  [[mine, 'v=DMARC1; p=none'], 'wrong', { code: 'dmarc-several', others: ['v=DMARC1; p=none'] }],
])('the texts %j are %s', (texts, state, problem) => {
  const judged = judgeDmarc(texts, ours);
  expect({ state: judged.state, problem: judged.problem }).toEqual({ state, problem });
});
