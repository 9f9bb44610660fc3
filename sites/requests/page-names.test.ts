import { expect, test } from 'vitest';
import { pageKinds } from '../document/document.ts';
import lines from './words/common.txt?raw';

test.each(pageKinds)('owners have names for the page %s', (kind) => {
  expect(lines).toMatch(new RegExp(`^${kind} = \\S`, 'm'));
  expect(lines).toMatch(new RegExp(`^page-${kind} == \\S`, 'm'));
  expect(lines).toMatch(new RegExp(`^pageName = .*\\{${kind}\\}`, 'm'));
});
