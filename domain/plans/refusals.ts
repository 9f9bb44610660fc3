import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'bill-not-found': () => 'This bill no longer exists.',
  'bill-not-unpaid': () => 'This bill is no longer unpaid.',
  'card-declined': ({ reason }: { reason: string }) => reason,
  'card-missing': () => 'There’s no card to charge. Add one first.',
  'nothing-unpaid': () => 'There’s no unpaid bill here.',
  'plan-ended': () => 'This plan has ended.',
  'plan-not-found': () => 'You don’t have a monthly plan to pay by card yet.',
});
