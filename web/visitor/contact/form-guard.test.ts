import { expect, test } from 'vitest';
import { useDatabase } from '../../../tests/helpers/database.ts';
import { suspicion, tooMany } from './form-guard.ts';

useDatabase();

test.each([
  [{}, undefined],
  [{ website: '', tookMs: '3000' }, undefined],
  [{ website: 'http://spam.test', tookMs: '9000' }, 'machine'],
  [{ tookMs: '2999' }, 'That was quick for a person. Please press the button once more.'],
  [{ tookMs: 'soon' }, 'That was quick for a person. Please press the button once more.'],
])('of %o it is thought: %s', (fields, thought) => {
  expect(suspicion(fields)).toBe(thought);
});

test('one client, and one recipient of copies, gets six an hour', async () => {
  const tries = async (address: (n: number) => string, email: (n: number) => string) => {
    for (let n = 1; n <= 6; n++) expect(await tooMany(address(n), email(n))).toBeUndefined();
    return tooMany(address(7), email(7));
  };
  expect(
    await tries(
      () => '203.0.113.5',
      (n) => `a${n}@people.test`,
    ),
  ).toMatch(/^Too many tries\. Please wait \d+ minutes\.$/);
  expect(
    await tries(
      (n) => `203.0.113.${100 + n}`,
      () => 'victim@people.test',
    ),
  ).toMatch(/^Too many tries/);
});
