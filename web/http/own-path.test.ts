import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/portal', '/portal/leads?page=2#new', '/onboarding'])('%s is ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  'https://evil.example/portal',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'portal',
  '',
  null,
  undefined,
])('%s is not followed', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
