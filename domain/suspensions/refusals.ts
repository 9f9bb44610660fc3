import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'already-suspended': () => 'This site is already suspended.',
  'not-suspended': () => 'This site isn’t suspended.',
  'site-not-published': () => 'There’s no published site to suspend.',
});
