import { expect, test } from 'vitest';
import { historyOf } from './history-words.ts';

const event = (actor: string, kind: string, reason: string) => ({
  id: reason,
  actor,
  kind,
  reason,
  versionId: null,
  createdAt: new Date('2026-11-20T14:00:00Z'),
});
const linesOf = (...events: ReturnType<typeof event>[]) => historyOf(events, 'mine').map(({ who, words }) => `${who}: ${words}`);

test("an owner's own change is one line, and our version is ready for them", () => {
  expect(
    linesOf(
      event('user:mine', 'draft', 'Version 4 shown to the customer'),
      event('user:mine', 'version', 'Version 4: Hours'),
      event('system', 'draft', 'Version 1 shown to the customer'),
      event('admin:1', 'draft', 'Version 2 shown to the customer despite a failed quality check'),
    ),
  ).toEqual(['you: Version 4: Hours', 'us: Version 1 is ready for review', 'us: Version 2 is ready for review']);
});

test('one click on approve is one line, and going back names its version', () => {
  expect(
    linesOf(
      event('user:mine', 'publication', 'Restored by the owner: version 5'),
      event('user:mine', 'publication', 'Approved by the owner'),
      event('user:mine', 'approval', 'Version 6 approved'),
      event('admin:1', 'publication', 'Published from Admin: version 3'),
    ),
  ).toEqual(['you: Version 5 restored and live again', 'you: Version 6 approved and live', 'us: Version 3 restored and live again']);
});

test('other events are shown as they were recorded', () => {
  expect(
    linesOf(
      event('visitor', 'lead', 'New message'),
      event('user:mine', 'edit-request', 'Edit requested: Home, hero'),
      event('admin:1', 'edit-request', 'Some edits are still open'),
      event('system', 'gate', 'Quality check failed: Byte budget'),
    ),
  ).toEqual(['you: Edit requested: Home, hero', 'us: One of our checks flagged something, so a person is looking at it']);
});
