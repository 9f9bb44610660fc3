import { expect, test } from 'vitest';
import script from './editor.ts?bundle';

test('the script that makes a draft editable has up to 60 KB', () => {
  expect(script.length).toBeGreaterThan(5000);
  expect(script.length).toBeLessThan(60 * 1024);
});
