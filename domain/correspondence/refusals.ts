import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'answer-invalid': ({ problem }: { problem: string }) => problem,
  'email-not-found': () => 'The email that you answer no longer exists. Reload the page to see the others.',
  'lead-not-found': () => 'This lead no longer exists.',
  'no-address': () => 'Email at your own domain isn’t set up, so we can’t send answers from it.',
  'no-recipient': ({ phone }: { phone: string }) =>
    phone ? `They didn’t leave an email address. Call them at ${phone}.` : 'They didn’t leave an email address.',
  'not-a-mailbox': ({ author, address }: { author: string; address: string }) =>
    `${author} isn’t a verified mailbox of ${address}. Add it in your email settings, or answer from one that’s listed there.`,
  'recipient-blocked': ({ recipient }: { recipient: string }) =>
    `We no longer email ${recipient}, because an earlier email couldn’t be delivered or its reader complained.`,
  'nothing-written': () => 'Your answer was empty.',
  unreadable: () => 'We couldn’t read what’s in your email. Please write it again as a new answer.',
});
