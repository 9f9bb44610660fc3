import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'comparison-running': () => 'A comparison is already running. You’ll see the result here in a moment.',
});
