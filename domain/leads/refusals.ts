import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'date-impossible': () => 'This date doesn’t exist. Pick another one.',
  'date-past': () => 'This day has passed. Pick today or a later day.',
  'date-too-far': () => 'This day is more than three years away. Pick an earlier one.',
  'date-unreadable': () => 'We couldn’t read this date. Enter it like 12/31/2027.',
});
