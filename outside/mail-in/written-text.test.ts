import { expect, test } from 'vitest';
import file from './written-text.samples.yaml';
import { writtenText } from './written-text.ts';

const samples = file as { name: string; text: string; written?: string }[];

test('there are samples of many mail programs', () => {
  expect(samples.length).toBeGreaterThanOrEqual(60);
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
});

test.each(samples)('$name', ({ text, written = text }) => {
  expect(writtenText(text)).toBe(written.trim());
});

const pieces = ['On a 2026 ', '> ', 'From: a\nSent: b\n', '-- ', '-', '_', ' \n', 'wrote:\n', 'On x\n', 'el 1:1 escribió:\n\n', 'a@b.c:\n'];

test.each(pieces)('a megabyte of %j takes no time', (piece) => {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
  const startedAt = performance.now();
  writtenText(text);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
