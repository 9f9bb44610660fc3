import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'site-not-live': () => 'Only a live site can be shown. Approve a version first.',
});
