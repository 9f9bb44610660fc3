import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAnswers } from './answers.ts';
import { refusalOf } from './refusal.ts';
import type { Fact, Slot, SlotAnswer } from './slot.ts';

interface Recorded {
  business: string;
  kind: string;
  slot: Slot;
  facts: Fact[];
  answer: SlotAnswer | string;
  neighbors?: string[];
}
type Good = Omit<Recorded, 'answer'> & { answer: SlotAnswer };

const read = <Entry>(name: string) => parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Entry[];
const bad = read<Recorded>('bad-answers.yaml');
const good = read<Good>('good-answers.yaml');

/** Kinds whose replies hold no answer, so there's nothing to refuse. */
const unreadableKinds = new Set(['broken-reply']);

const refusals = ({ slot, facts, answer, neighbors = [] }: Recorded) =>
  (readAnswers(answer) ?? []).map((one) => refusalOf(one, slot, facts, neighbors));
/** The good answers that stay accepted with another text, which none should. */
const acceptedWith = (change: (text: string) => string[]) =>
  good.flatMap(({ slot, facts, answer }) =>
    change(answer.text).filter((text) => text !== answer.text && refusalOf({ ...answer, text }, slot, facts, []) === undefined),
  );

test('there are at least 200 bad answers of at least 25 kinds, and 40 good ones, of many businesses', () => {
  expect(bad.length).toBeGreaterThanOrEqual(200);
  expect(new Set(bad.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
  expect(good.length).toBeGreaterThanOrEqual(40);
  expect(new Set([...bad, ...good].map(({ business }) => business)).size).toBeGreaterThanOrEqual(30);
});

test('every bad answer is read and refused', () => {
  const accepted = bad.filter((entry) => {
    const reasons = refusals(entry);
    return reasons.includes(undefined) || (reasons.length === 0 && !unreadableKinds.has(entry.kind));
  });
  expect(accepted.map(({ business, kind, answer }) => [business, kind, answer])).toEqual([]);
});

test('every good answer is accepted', () => {
  const refused = good.map((entry) => [entry.answer.text, ...refusals(entry)]).filter(([, refusal]) => refusal !== undefined);
  expect(refused).toEqual([]);
});

test('a refusal is a few words', () => {
  const reasons = bad.flatMap(refusals).map(String);
  expect(reasons.filter((reason) => reason.length > 120 || reason.includes('undefined'))).toEqual([]);
});

test('a good answer with any other digit is refused', () => {
  const otherDigits = (text: string) =>
    [...text.matchAll(/\d/g)].flatMap(({ 0: digit, index }) =>
      [1, 5].map((more) => text.slice(0, index) + ((Number(digit) + more) % 10) + text.slice(index + 1)),
    );
  expect(acceptedWith(otherDigits)).toEqual([]);
});

test.each(['always', 'licensed', 'trusted', 'fast', '24/7', 'in Springfield'])(
  'a good answer with “%s” added anywhere is refused',
  (words) => {
    const withWords = (text: string) =>
      text.split(' ').map((_, index, all) => [...all.slice(0, index + 1), words, ...all.slice(index + 1)].join(' '));
    expect(acceptedWith(withWords)).toEqual([]);
  },
);

test('a good answer whose starting price became a fixed one is refused', () => {
  expect(acceptedWith((text) => [text.replace(/\bstarts? at \$/, 'costs $'), text.replace(/cuesta desde \$/, 'cuesta $')])).toEqual([]);
});

test('a good answer in the wrong language is refused', () => {
  const wrong = good.filter(
    ({ slot, facts, answer }) => refusalOf(answer, { ...slot, language: slot.language === 'en' ? 'es' : 'en' }, facts, []) === undefined,
  );
  expect(wrong.map(({ answer }) => answer.text)).toEqual([]);
});

test('a good answer that cites other facts of its slot is refused', () => {
  const lazy = good.filter(({ slot, facts, answer }) => {
    const others = slot.facts.filter((id) => !answer.facts.includes(id));
    return others.length > 0 && refusalOf({ ...answer, facts: others }, slot, facts, []) === undefined;
  });
  expect(lazy.map(({ answer }) => answer.text)).toEqual([]);
});
