import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { defaultSettings } from '../settings/schema.ts';
import { answerQuestion } from './answer.ts';
import { collectKnowledge } from './knowledge.ts';

interface Case {
  q: string;
  starts?: string;
  says?: string[];
  never?: string[];
  unsure?: true;
}

const { asked, missed } = parse(readFileSync(`${import.meta.dirname}/prospects.yaml`, 'utf8')) as { asked: Case[]; missed: Case[] };
const knowledge = await collectKnowledge(defaultSettings());

/** 'right', 'unsure' where the reply says plainly that our pages have no answer, or the reply that isn't right. */
function judged({ q, starts, says = [], never = [], unsure }: Case): string {
  const reply = answerQuestion([{ role: 'user', content: q }], knowledge);
  if (reply.includes('I couldn’t find an answer')) return unsure ? 'right' : 'unsure';
  const answer = reply.replace(/\n\nMore: [^\n]*/g, '');
  const right =
    (!starts || new RegExp(`^${starts}(?!\\p{L})`, 'u').test(answer)) &&
    says.every((pattern) => new RegExp(pattern, 'i').test(answer)) &&
    !never.some((pattern) => new RegExp(pattern, 'i').test(answer));
  return right ? 'right' : `${q} → ${answer}`;
}

test('of 60 prospects’ questions, at least 54 are answered right and none wrong', () => {
  const outcomes = asked.map(judged);
  expect(asked).toHaveLength(60);
  expect(outcomes.filter((outcome) => outcome !== 'right' && outcome !== 'unsure')).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'right').length).toBeGreaterThanOrEqual(54);
});

test.each(missed)('answered right: $q', (one) => {
  expect(judged(one)).toBe('right');
});
