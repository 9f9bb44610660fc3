import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'site-not-live': () => 'These steps start once your site is live.',
  'step-not-found': () => 'That step no longer exists. Reload the page.',
});
