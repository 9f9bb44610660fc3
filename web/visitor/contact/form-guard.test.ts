import { expect, test } from 'vitest';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { limitMessage, refusalReason } from './form-guard.ts';

useDatabase();

test.each([
  [{}, undefined],
  [{ website: '', tookMs: '3000' }, undefined],
  [{ website: 'http://spam.test', tookMs: '9000' }, 'machine'],
  [{ tookMs: '2999' }, 'That was unusually fast, so we want to make sure you’re a person. Please click the button again.'],
  [{ tookMs: 'soon' }, 'That was unusually fast, so we want to make sure you’re a person. Please click the button again.'],
])('%o is judged as: %s', (fields, thought) => {
  expect(refusalReason(fields)).toBe(thought);
});

test('one client gets six an hour', async () => {
  for (let n = 1; n <= 6; n++) expect(await limitMessage('203.0.113.5')).toBeUndefined();
  expect(await limitMessage('203.0.113.5')).toMatch(/^Too many attempts\. Please wait \d+ minutes\.$/);
  expect(await limitMessage('203.0.113.6')).toBeUndefined();
});
