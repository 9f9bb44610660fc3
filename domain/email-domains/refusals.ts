import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'domain-not-connected': () => 'Connect your domain first. Then you can set up email at it.',
  'email-not-set-up': () => 'Email isn’t set up for this domain.',
  'email-elsewhere': ({ name, provider }: { name: string; provider: string }) =>
    `Email to ${name} already goes to ${provider}. Keep it there, or check the box if that mailbox is no longer needed.`,
  'email-taken': ({ name }: { name: string }) => `Email at ${name} is set up for another site here. Turn it off there first.`,
  'not-receiving': () => 'We don’t receive email for domains. Choose where your mailbox is.',
  'checked-just-now': () => 'We checked a few seconds ago. Wait a moment, then check again.',
  'records-not-needed': ({ name }: { name: string }) => `The email records of ${name} are right, so there’s nothing to send.`,
});
