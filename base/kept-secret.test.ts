import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptSecret } from './kept-secret.ts';

test('a stored secret is random, has its prefix, never changes, and leaves no other file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-env-'));
  const file = path.join(folder, 'new', 'a-secret');
  const first = keptSecret(file, 'whsec_');
  expect(first).toMatch(/^whsec_[0-9a-f]{64}$/);
  expect(keptSecret(file)).toBe(first);
  expect(keptSecret(path.join(folder, 'new', 'another'), 'whsec_')).not.toBe(first);
  expect(readdirSync(path.dirname(file)).sort()).toEqual(['a-secret', 'another']);
  rmSync(folder, { recursive: true });
});
