import { expect, test } from 'vitest';
import { sampleDocument } from '../gate/sample-site.ts';
import { wordmarkOf } from './wordmark.ts';

test('a name too long for a header gives way to its short form', () => {
  const { facts } = sampleDocument();
  expect(wordmarkOf(facts, 26)).toBe('Hollis & Daughter Plumbing');
  expect(wordmarkOf({ ...facts, name: 'Hollis & Daughter Plumbing and Heating' }, 26)).toBe('Hollis & Daughter');
});
