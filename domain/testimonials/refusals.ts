import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'consent-in-future': () => 'This day hasn’t come yet. Pick today or an earlier day.',
  'sample-unchangeable': () => 'This is a sample of the demo. You can hide or delete it.',
  'site-unknown': () => 'We host no site with this address.',
});
