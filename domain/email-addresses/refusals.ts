import { refusalsOf } from '../refusals.ts';
import { mostAddresses, mostMailboxes } from './schema.ts';

export const refusedAs = refusalsOf({
  'email-not-received': () => 'We don’t receive email for this site yet. Connect its domain, and choose that we receive its email.',
  'address-exists': ({ address }: { address: string }) => `You have ${address} already.`,
  'address-not-found': () => 'This address no longer exists.',
  'addresses-full': () => `The limit is ${mostAddresses} addresses. Remove one first.`,
  'always-received': ({ address }: { address: string }) => `Email to ${address} goes to your first address, so you don’t need to add it.`,
  'first-address-needed': () => 'Add an address first. Everything else can then go where its email goes.',
  'mailbox-not-found': () => 'This mailbox is no longer in use here.',
  'mailbox-verified': () => 'This mailbox is verified already.',
  'mailbox-ours': ({ mailbox }: { mailbox: string }) =>
    `We receive the email to ${mailbox} ourselves, so it would go in a circle. Type an address elsewhere, such as one at Gmail.`,
  'mailbox-unknown-ending': ({ ending }: { ending: string }) => `There are no domains that end with ${ending}. Check the spelling.`,
  'mailbox-misspelled': ({ host }: { host: string }) => `Check the spelling of ${host}. If it’s right, click the button again.`,
  'mailboxes-full': () => `The limit is ${mostMailboxes} mailboxes. Remove one first.`,
  'vacation-over': () => 'Pick a day that isn’t over.',
});
