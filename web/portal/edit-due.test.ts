import { expect, test } from 'vitest';
import { editDueWords } from './edit-due.ts';

test('an owner reads how long an edit takes, and on a closed day when its hours start', () => {
  expect(editDueWords(48, undefined)).toBe('It’s due in 48 hours.');
  expect(editDueWords(1, undefined)).toBe('It’s due in 1 hour.');
  expect(editDueWords(48, { reason: 'Thanksgiving Day', until: '2026-11-27' })).toBe(
    'We’re closed today (Thanksgiving Day), so the 48 hours start on Friday, November 27.',
  );
  expect(editDueWords(1, { reason: '', until: '2026-11-27' })).toBe('We’re closed today, so the 1 hour starts on Friday, November 27.');
});
