import { dollarsAndCents } from '../../content/dollars.ts';
import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'code-not-checked': () => 'We couldn’t check that code. Please try again in a moment.',
  'code-removed': ({ why, dueCents }: { why: { code: string; message: string }; dueCents: number }) =>
    `${why.message} We took it off your order. ${dollarsAndCents(dueCents)} is due now.`,
  'code-unknown': () => 'We don’t recognize this code. Check the spelling.',
  'email-missing': () => 'The buyer hasn’t given an email yet.',
  'email-unchanged': () => 'That’s already the email of this order.',
  'link-just-sent': () => 'You just sent this. Wait a minute before sending it again.',
  'order-has-account': () => 'This order belongs to an account. Change the email there.',
  'order-not-payable': () => 'This order isn’t waiting for payment.',
  'order-paid': () => 'This order is paid or being paid, so its price can’t change.',
  'terms-changed': () => 'The terms changed after you opened this page. Please read the new version and check the box again.',
});
