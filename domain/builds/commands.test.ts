import { expect, test } from 'vitest';
import { asTyped } from './commands.ts';

test.each([
  ['Run npm run admin -- grant EMAIL.', 'Run node build/server/main.js admin grant EMAIL.'],
  [
    'Run npm start for web and worker, or npm start -- worker alone.',
    'Run node build/server/main.js for web and worker, or node build/server/main.js worker alone.',
  ],
  ['Check it with npm run doctor.', 'Check it with node build/server/main.js doctor.'],
])('%s', (sentence, inFolder) => {
  expect(asTyped(sentence, true)).toBe(sentence);
  expect(asTyped(sentence, false)).toBe(inFolder);
});
