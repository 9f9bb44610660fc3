import { expect, test } from 'vitest';
import type { ProjectState } from '../../../domain/projects/schema.ts';
import { type StageFacts, stagesOf } from './stages.ts';
import { statusOf } from './status-words.ts';

const nothing: StageFacts = {
  state: 'awaiting_brief',
  paidAt: null,
  briefSubmittedAt: null,
  firstDraftAt: null,
  approvedAt: null,
  draftNumber: null,
  late: false,
};
const paidAt = 'paid at noon';
const briefSubmittedAt = 'sent at one';
const firstDraftAt = 'drafted at two';
const approvedAt = 'approved at three';

/** Each stage as 'Label: state, note'; dates stand as they are. */
function linesOf(facts: Partial<StageFacts>): string[] {
  return stagesOf({ ...nothing, ...facts }, (date) => date).map(({ label, state, note }) => `${label}: ${state}, ${note}`);
}

test('at the start no stage is done', () => {
  expect(linesOf({})).toEqual([
    'Paid: ahead, Waiting for you',
    'Brief received: now, Waiting for you',
    'Drafting: ahead, Starts when we have both',
    'Draft ready: ahead, Ready for your review',
    'Approved: ahead, When you decide',
    'Live: ahead, Right after you approve',
  ]);
});

test('paid first, brief second, or the other way around', () => {
  expect(linesOf({ paidAt }).slice(0, 2)).toEqual(['Paid: done, paid at noon', 'Brief received: now, Waiting for you']);
  expect(linesOf({ state: 'awaiting_payment', briefSubmittedAt }).slice(0, 2)).toEqual([
    'Paid: now, Waiting for you',
    'Brief received: done, sent at one',
  ]);
});

test.each<[ProjectState, boolean, string]>([
  ['scheduled', false, 'Drafting: now, Building'],
  ['drafting', false, 'Drafting: now, Building'],
  ['in_qa', false, 'Drafting: now, We’re checking it first'],
  ['drafting', true, 'Drafting: late, Late'],
])('while a project is %s (late: %s)', (state, late, stage) => {
  const stages = linesOf({ state, late, paidAt, briefSubmittedAt });
  expect(stages[2]).toBe(stage);
  expect(stages[3]).toBe('Draft ready: ahead, Ready for your review');
});

test('with a draft to judge, and while its edits are made', () => {
  const facts = { paidAt, briefSubmittedAt, firstDraftAt, draftNumber: 3 };
  expect(linesOf({ ...facts, state: 'draft_ready' }).slice(2, 5)).toEqual([
    'Drafting: done, drafted at two',
    'Draft ready: now, Version 3, waiting for you',
    'Approved: ahead, When you decide',
  ]);
  expect(linesOf({ ...facts, state: 'edits_requested' })[3]).toBe('Draft ready: now, We’re working on your edits');
});

const approved = { paidAt, briefSubmittedAt, firstDraftAt, approvedAt, draftNumber: 2 };

test.each<ProjectState>(['suspended', 'canceled', 'archived'])(
  'a project that is %s shows how far it came, with nothing going on',
  (state) => {
    expect(
      linesOf({ ...approved, state })
        .slice(0, 5)
        .every((stage) => stage.includes(': done, ')),
    ).toBe(true);
    expect(linesOf({ state, paidAt }).map((stage) => stage.split(',')[0])).toEqual([
      'Paid: done',
      'Brief received: ahead',
      'Drafting: ahead',
      'Draft ready: ahead',
      'Approved: ahead',
      'Live: ahead',
    ]);
  },
);

test('at most one stage is in progress', () => {
  for (const state of [
    'awaiting_brief',
    'awaiting_payment',
    'scheduled',
    'drafting',
    'in_qa',
    'draft_ready',
    'edits_requested',
    'approved',
  ] as const)
    expect(linesOf({ ...approved, state }).filter((stage) => /: (?:now|late),/.test(stage)).length).toBeLessThanOrEqual(1);
});

const still = { openEdits: 0, versionToApprove: null };

test('a late project says so beside whom it waits for', () => {
  expect(statusOf({ ...still, state: 'drafting', late: false })).toEqual({ dot: 'active', words: 'Waiting on us' });
  expect(statusOf({ ...still, state: 'drafting', late: true })).toEqual({ dot: 'late', words: 'Waiting on us, late' });
  expect(statusOf({ ...still, state: 'draft_ready', late: false })).toEqual({
    dot: 'waiting',
    words: 'Waiting on you. The clock is paused',
  });
});

test('a site that staff suspended is called suspended, even without a written reason', () => {
  const live = { state: 'live', late: false, openEdits: 2, versionToApprove: 3 } as const;
  for (const suspendedFor of ['', 'Spam.']) expect(statusOf({ ...live, suspendedFor })).toEqual({ dot: 'late', words: 'Suspended' });
});

test('a live site is called live whatever else happens', () => {
  const live = { state: 'live', late: false } as const;
  expect(statusOf({ ...still, ...live })).toEqual({ dot: 'done', words: 'Live' });
  expect(statusOf({ ...live, openEdits: 2, versionToApprove: null })).toEqual({
    dot: 'active',
    words: 'Live. We’re working on your edits',
  });
  expect(statusOf({ ...live, openEdits: 2, versionToApprove: 3 })).toEqual({
    dot: 'active',
    words: 'Live. We’re working on your edits, version 3 is waiting for you',
  });
  expect(statusOf({ ...live, openEdits: 0, versionToApprove: 3 })).toEqual({
    dot: 'waiting',
    words: 'Live. Version 3 is waiting for your approval',
  });
});
