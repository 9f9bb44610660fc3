import { expect, test } from 'vitest';
import type { ProjectEvent } from '../../../domain/projects/schema.ts';
import { historyOf } from './history-words.ts';

const row = (actor: string) => ({ id: 'event', actor, reason: 'In words', versionId: null, createdAt: new Date('2026-11-20T14:00:00Z') });
const linesOf = (...events: [actor: string, event: ProjectEvent][]) =>
  historyOf(
    events.map(([actor, { kind, ...details }]) => ({ ...row(actor), kind, details })),
    'mine',
  ).map(({ who, words }) => `${who}: ${words}`);

test("an owner's own change is one line, and our version is ready for them", () => {
  expect(
    linesOf(
      ['user:mine', { kind: 'draft', step: 'shown', number: 4, passed: true }],
      ['user:mine', { kind: 'version', step: 'changed', number: 4, name: 'Hours' }],
      ['system', { kind: 'draft', step: 'started' }],
      ['system', { kind: 'draft', step: 'shown', number: 1, passed: true }],
      ['admin:1', { kind: 'draft', step: 'shown', number: 2, passed: false }],
    ),
  ).toEqual(['you: Version 4: Hours', 'us: Draft started', 'us: Version 1 is ready for review', 'us: Version 2 is ready for review']);
});

test('one click on approve is one line, and going back names its version', () => {
  expect(
    linesOf(
      ['user:mine', { kind: 'publication', by: 'owner', number: 5 }],
      ['user:mine', { kind: 'publication', by: 'approval' }],
      ['user:mine', { kind: 'approval', number: 6 }],
      ['admin:1', { kind: 'publication', by: 'admin', number: 3 }],
      ['admin:1', { kind: 'publication', by: 'rollback', before: 9, number: 8, why: 'Not version 7' }],
    ),
  ).toEqual([
    'you: Version 5 restored and live again',
    'you: Version 6 approved and live',
    'us: Version 3 restored and live again',
    'us: Version 8 restored and live again',
  ]);
});

test('other events are shown in the words that staff read, and leads have a list of their own', () => {
  expect(
    linesOf(
      ['visitor', { kind: 'lead', form: 'contact' }],
      ['user:mine', { kind: 'edit-request', step: 'requested', place: 'Home, hero' }],
      ['admin:1', { kind: 'edit-request', step: 'still-open' }],
      ['system', { kind: 'gate', passed: false, checks: ['Byte budget'] }],
    ),
  ).toEqual(['you: Edit requested: Home, hero', 'us: One of our checks flagged something, so a person is looking at it']);
});

test('an event that an older release wrote in unknown words is shown as it was recorded, but for leads and our checks', () => {
  const unread = (kind: string) => historyOf([{ ...row('admin:1'), kind, details: null }], 'mine').map(({ words }) => words);
  expect(unread('draft')).toEqual(['In words']);
  expect(unread('lead')).toEqual([]);
  expect(unread('gate')).toEqual(['One of our checks flagged something, so a person is looking at it']);
});
