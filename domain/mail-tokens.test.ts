import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { mailToken, readMailToken, tokenKinds } from './mail-tokens.ts';

test('an address names its row, in small letters or capitals, and fits what mail servers allow', () => {
  for (const kind of tokenKinds) {
    for (const id of [v7(), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
      const token = mailToken(kind, id);
      expect(token.length).toBeLessThanOrEqual(64);
      expect(readMailToken(token)).toEqual({ kind, id });
      expect(readMailToken(token.toUpperCase())).toEqual({ kind, id });
    }
  }
});

test('an address that someone else made, or that was for another kind, is refused', () => {
  const token = mailToken('reply', v7());
  const last = token.at(-1) === 'a' ? 'b' : 'a';
  expect(readMailToken(token.slice(0, -1) + last)).toBeUndefined();
  expect(readMailToken(token.replace('reply', 'answer'))).toBeUndefined();
  const [start, , end] = [token.slice(0, 6), token.slice(6, 32), token.slice(32)];
  expect(readMailToken(`${start}${mailToken('reply', v7()).slice(6, 32)}${end}`)).toBeUndefined();
  for (const other of ['', 'reply', 'reply+', 'info', `reply+${'a'.repeat(26)}.${'a'.repeat(16)}`, `${token}x`])
    expect(readMailToken(other)).toBeUndefined();
});
