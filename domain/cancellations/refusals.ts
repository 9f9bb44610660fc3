import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'nothing-to-cancel': () => 'There’s no live site to cancel.',
  'nothing-to-end': () => 'There’s no live site to end.',
  'nothing-to-undo': () => 'There’s no cancellation to undo.',
  'restore-expired': () => 'The 30 days to bring this site back are over. Contact us.',
});
