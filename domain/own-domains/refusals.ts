import { refusalsOf } from '../refusals.ts';

export const refusedAs = refusalsOf({
  'brief-not-sent': () => 'Send your brief first. Then you can connect a domain.',
  'claim-exists': ({ name }: { name: string }) => `${name} is set up for this site already. Remove it first to use another domain.`,
  'claim-not-found': () => 'This domain is no longer set up for this site.',
  'checked-just-now': () => 'We checked a few seconds ago. Wait a moment, then check again.',
  'records-not-needed': ({ name }: { name: string }) => `The records of ${name} are right, so there’s nothing to send.`,
  'name-ours': () => 'This address belongs to us. Type a domain that you registered.',
  'name-email': () => 'That’s an email address. Type your domain, such as your-business.com.',
  'name-no-ending': ({ name }: { name: string }) => `Add the ending, such as ${name}.com.`,
  'name-of-mailboxes': ({ name }: { name: string }) =>
    `${name} belongs to a mailbox provider, so it can’t be your site’s address. Type a domain that you registered, such as your-business.com.`,
  'name-space': ({ name }: { name: string }) => `A domain name can’t have a space in it. Type it as one word, such as ${name}.`,
  'name-suffix': ({ name }: { name: string }) =>
    `${name} is an ending that many domains share. Type the whole name, such as your-business.com.`,
  'name-unknown-ending': ({ ending }: { ending: string }) => `There are no domains that end with ${ending}. Check the spelling.`,
  'name-unreadable': () => 'Type a domain name, such as your-business.com.',
  'name-taken': ({ name }: { name: string }) =>
    `${name} is connected to another site here. If it’s yours, remove it there first. If it isn’t, message us.`,
});
