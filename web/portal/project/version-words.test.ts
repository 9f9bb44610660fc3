import { expect, test } from 'vitest';
import { versionHeading } from './version-words.ts';

test.each([
  [1, null, null, 'Draft (version 1)'],
  [2, 2, null, 'Live (version 2)'],
  [2, 2, 3, 'Live (version 2)'],
  [3, 2, 3, 'Version 3: new, not live yet'],
  [1, 2, 3, 'Version 1, not live'],
] as const)('version %i of a site with version %s live and %s to approve', (number, liveNumber, versionToApprove, heading) => {
  expect(versionHeading({ number }, { liveNumber, versionToApprove, suspendedFor: null })).toBe(heading);
});

test('the live version of a suspended site isn’t called live', () => {
  const suspended = { liveNumber: 2, versionToApprove: null, suspendedFor: '' };
  expect(versionHeading({ number: 2 }, suspended)).toBe('Published (version 2)');
});
