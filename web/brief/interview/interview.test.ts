import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../../domain/briefs/advice.ts';
import {
  chosenIn,
  type Given,
  givenText,
  type InterviewRow,
  isAnswered,
  othersOf,
  ownWordsIn,
  rowOf,
  rowsOf,
  withChip,
  withDetail,
  withGiven,
  withOwnWords,
} from './interview.ts';

const fee: AskedQuestion = {
  ask: 'Do you charge to come out?',
  chips: [{ label: 'No' }, { label: 'Yes', detail: 'amount' }, { label: 'Yes, off the bill', detail: 'amount' }],
};
const never: AskedQuestion = {
  ask: 'What kinds of plumbing don’t you do?',
  several: true,
  chips: [{ label: 'Septic and wells' }, { label: 'New construction' }, { label: 'Other work', detail: 'list' }],
};
const row = (asked: AskedQuestion, given?: Omit<Given, 'question'>): InterviewRow => ({
  at: 0,
  asked,
  given: given && { question: asked.ask, ...given },
});

test('one tap answers, another chip replaces it, and the same chip takes it back', () => {
  const first = withChip(row(fee), 'No');
  expect(first).toEqual({ question: fee.ask, answers: ['No'] });
  expect(withChip(row(fee, { answers: ['No'] }), 'Yes')?.answers).toEqual(['Yes']);
  expect(withChip(row(fee, { answers: ['No'] }), 'No')).toBeUndefined();
});

test('a detail stays with its chip and moves to another that asks for the same', () => {
  const paid = withDetail(row(fee, { answers: ['Yes'] }), '79');
  expect(paid).toEqual({ question: fee.ask, answers: ['Yes'], detail: '79' });
  expect(withChip(row(fee, { answers: ['Yes'], detail: '79' }), 'Yes, off the bill')?.detail).toBe('79');
  expect(withChip(row(fee, { answers: ['Yes'], detail: '79' }), 'No')).not.toHaveProperty('detail');
  expect(withChip(row(fee, { answers: ['No'] }), 'Yes', '79')?.detail).toBe('79');
});

test('several chips stand together only where answers add up', () => {
  const one = row(never, { answers: ['New construction'] });
  expect(withChip(one, 'Septic and wells')?.answers).toEqual(['Septic and wells', 'New construction']);
  expect(withChip(one, 'Other work')?.answers).toEqual(['New construction', 'Other work']);
});

test('own words stand beside a chip, and alone', () => {
  const both = row(fee, { answers: ['No', 'Only past Layton.'] });
  expect([chosenIn(both).map(({ label }) => label), ownWordsIn(both)]).toEqual([['No'], 'Only past Layton.']);
  expect(withChip(both, 'No')?.answers).toEqual(['Only past Layton.']);
  expect(withOwnWords(both, ' ')?.answers).toEqual(['No']);
  expect(withOwnWords(row(fee), 'It depends on the road.')?.answers).toEqual(['It depends on the road.']);
  // On the way to 'No exceptions', the words are the label of a chip that no one tapped.
  expect(withOwnWords(row(fee, { answers: ['No'] }), 'No e', [])?.answers).toEqual(['No e']);
});

test('answers keep their places, new ones go to the end, and those of a former trade stay out of sight', () => {
  const former = { question: 'Do you bake?', answers: ['Yes'] };
  const list = [former, { question: never.ask, answers: ['New construction'] }];
  const rows = rowsOf([fee, never], list);
  expect(rows.map(({ at, given }) => [at, given?.answers])).toEqual([
    [2, undefined],
    [1, ['New construction']],
  ]);
  expect(othersOf([fee, never], list)).toEqual([{ at: 0, given: former }]);
  const [first, second] = rows as [InterviewRow, InterviewRow];
  expect(withGiven(list, first, withChip(first, 'No'))).toEqual([...list, { question: fee.ask, answers: ['No'] }]);
  expect(withGiven(list, second, undefined)).toEqual([former]);
});

test('an answer counts once it says something', () => {
  expect(isAnswered(row(fee))).toBe(false);
  expect(isAnswered(row(fee, { answers: ['No'] }))).toBe(true);
  expect(isAnswered(row(fee, { answers: ['Yes'] }))).toBe(false);
  expect(isAnswered(row(fee, { answers: ['Yes'], detail: '79' }))).toBe(true);
  expect(isAnswered(row(fee, { answers: ['Only on Sundays'] }))).toBe(true);
});

test('what was chosen in step 1 isn’t asked again, unless it was answered here', () => {
  const where: AskedQuestion = { ask: 'Where does it happen?', before: 'place', chips: [{ label: 'Here' }, { label: 'There' }] };
  const asks = (list: Given[]) => rowsOf([where, fee], list, { place: 'go' }).map(({ asked, at }) => [asked.ask, at]);
  expect(asks([])).toEqual([[fee.ask, 1]]);
  expect(asks([{ question: where.ask, answers: ['Here'] }])).toEqual([
    [where.ask, 0],
    [fee.ask, 1],
  ]);
  expect(rowsOf([where], [], { who: 'one' })).toHaveLength(1);
  const spoken: AskedQuestion = { ask: 'Which languages do you speak?', before: 'languages', chips: [{ label: 'English' }] };
  expect(rowsOf([spoken], [], { languages: ['English', 'Spanish'] })).toEqual([]);
  expect(rowsOf([spoken], [], { languages: [''] })).toHaveLength(1);
});

test('ways to pay have a field of their own, and are only listed here if they were answered here', () => {
  const pay: AskedQuestion = { ask: 'How can people pay?', before: 'payments', chips: [{ label: 'Cash only' }] };
  expect(rowsOf([pay, fee], []).map(({ asked }) => asked.ask)).toEqual([fee.ask]);
  expect(rowsOf([pay], [{ question: pay.ask, answers: ['Cash only'] }])).toHaveLength(1);
});

test('a full list makes room at its start', () => {
  const list = Array.from({ length: 40 }, (_, n) => ({ question: `q${n}`, answers: ['Yes'] }));
  const [first] = rowsOf([fee], list) as [InterviewRow];
  const next = withGiven(list, first, withChip(first, 'No'));
  expect(next).toHaveLength(40);
  expect(next.at(-1)?.question).toBe(fee.ask);
});

test('the summary says chip, detail and own words', () => {
  expect(givenText(row(fee, { answers: ['Yes, off the bill', 'Ask for Dana'], detail: '79' }))).toBe(
    'Yes, off the bill: $79. Ask for Dana',
  );
  expect(givenText(row(never, { answers: ['Other work'], detail: 'gas lines' }))).toBe('Other work: gas lines');
});

test('an answer saved under a chip’s former label is that chip', () => {
  const asked: AskedQuestion = {
    ask: 'How is payment split?',
    chips: [{ label: 'Three equal payments', was: 'Thirds' }, { label: 'Half and half' }],
  };
  const [row] = rowsOf([asked], [{ question: asked.ask, answers: ['Thirds'] }]);
  if (!row) throw new Error('No row.');
  expect(chosenIn(row)).toEqual([asked.chips[0]]);
  expect(ownWordsIn(row)).toBe('');
});

test('a question from beside a short page is asked with the others once it’s answered', () => {
  const beside: AskedQuestion = { ask: 'How did the business begin?', chips: [], besidePage: true };
  expect(rowsOf([beside], [])).toEqual([]);
  expect(rowOf([beside], [], beside.ask)).toMatchObject({ at: 0, given: undefined });
  const given = { question: beside.ask, answers: ['With one van.'] };
  expect(rowsOf([beside], [given])).toEqual([{ at: 0, asked: beside, given }]);
});
