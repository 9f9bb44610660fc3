import { brand } from './brand.ts';
import { productWords } from './product-facts.ts';

/** How the answer to “Is email included?” begins. */
export function emailAnswer(): string {
  return brand.receivesEmail ? 'Yes.' : 'No.';
}

/**
 * What buyers get as "Pro Email". Every page and answer that mentions it uses these sentences, because it depends on the operator: one
 * without a mail host leaves mailboxes to providers.
 */
export function emailToday(): string {
  return brand.receivesEmail
    ? `You can have up to ${productWords().emailAddresses} addresses at your own domain, such as info@yourbusiness.com, at no extra price. You answer from the mailbox you already use, and customers don’t see it.`
    : 'Email at your own domain comes from a provider that you choose and pay, such as Google Workspace or Microsoft 365. Your portal lists the DNS records for it and checks them.';
}

/** What an address isn't, a sentence before which there's a space. Empty if we have none to offer. */
export function emailLimits(): string {
  return brand.receivesEmail
    ? ' It’s for what people send you and for your answers. There’s no new mailbox, and you can’t start a conversation from it.'
    : '';
}

/** The same in a few words, next to "Pro Email" and in the price list. Empty if it's included. */
export function emailBy(): string {
  return brand.receivesEmail ? '' : 'from a provider';
}

/** What the site does with email in any case. */
export const formsByEmail = 'Messages from your site’s forms are emailed to the address you already use and kept in your portal.';

/** What buyers get with a domain of their own, wherever a page says so. */
export const domainToday =
  'You can connect a domain that you own in the portal, at no extra price. It stays in your account, and your free address redirects to it.';

/** Who gets a name for a buyer who has none. */
export const registeringToday =
  'We don’t register domain names. Register yours with any registrar, in your own name, so it’s always yours.';
