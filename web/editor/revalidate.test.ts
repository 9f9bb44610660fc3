import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { shouldRevalidate } from './revalidate.ts';

test.each([
  ['/portal/editor', '/portal/editor?panel=look', false],
  ['/portal/editor?site=a&panel=facts&card=hours', '/portal/editor?site=a', false],
  ['/admin/projects/7/editor', '/admin/projects/7/editor?panel=structure', false],
  ['/portal/editor?panel=look', '/portal/editor?panel=look', true],
  ['/portal/editor?site=a', '/portal/editor?site=b&panel=look', true],
  ['/portal', '/portal/editor?panel=look', true],
  ['/admin/orders', '/admin/orders?panel=look', true],
])('going from %s to %s loads data again: %s', (from, to, loads) => {
  const url = (path: string) => new URL(path, 'https://sunup.test');
  const args = { currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs;
  expect(shouldRevalidate(args)).toBe(loads);
});
