import { dollars } from '../../content/dollars.ts';
import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'already-refunded': () => 'It’s already refunded, or the refund is on its way.',
  'amount-too-high': ({ refundableCents }: { refundableCents: number }) => `You can refund up to ${dollars(refundableCents)}.`,
  'not-paid-by-card': () => 'This wasn’t paid by card. Refund it by bank transfer.',
  'nothing-paid': () => 'There’s no payment here to refund.',
  'payment-disputed': () => 'This payment is disputed, and the bank is deciding. A refund now would pay it back twice.',
  'version-approved': () => 'You’ve approved a version, so the automatic full refund is no longer available. Contact us.',
});
