import type { ShownEmailDomain } from '../../../../domain/email-domains/queries.ts';
import type { EmailRecord, EmailRecordUse } from '../../../../domain/email-domains/schema.ts';
import type { DotState } from '../../../ui/drawings/dot.tsx';

/** What's chosen: us, a mailbox elsewhere, or neither yet. */
export const choices = (name: string) => [
  {
    value: 'us',
    label: 'We receive it and pass it on',
    note: `Read and answer it in the mailbox you have, such as Gmail. Customers see your address at ${name} and not that mailbox.`,
  },
  {
    value: 'elsewhere',
    label: 'I have a mailbox elsewhere',
    note: 'At Google, Microsoft, Zoho or Fastmail. We’ll show its records and check them.',
  },
  { value: 'none', label: 'Not now', note: 'Nothing changes. You can set it up later.' },
];

/** Who receives email at a domain. `isReceivedHere`: we do, which the owner's choice alone doesn't make so. */
export function whoReceives({ provider, providers, isReady }: ShownEmailDomain, isReceivedHere: boolean): string {
  const later = 'Once the records are right, ';
  if (isReceivedHere) {
    const then = 'receive it, show it with your leads, and pass it on to your mailboxes.';
    return isReady ? `We ${then}` : `${later}we’ll ${then}`;
  }
  const where = providers.find(({ id }) => id === provider)?.name;
  if (!where) return 'We don’t receive it at the moment.';
  return isReady ? `Your mailbox at ${where} receives it.` : `${later}your mailbox at ${where} will receive it.`;
}

/** How email at a domain is doing, in words for its owner. */
export function emailStateWords({ name, provider, providers, isReady }: ShownEmailDomain): {
  title: string;
  text: string;
  state: DotState;
} {
  const where = providers.find(({ id }) => id === provider)?.name;
  if (isReady)
    return {
      title: 'The records are right',
      text: where
        ? `Email to ${name} goes to your mailbox at ${where}.`
        : `Email to ${name} reaches us, and your answers go out as ${name}.`,
      state: 'done',
    };
  return {
    title: 'Set these records',
    text: where
      ? `Log in where ${name} is registered, open its DNS settings, and add the records below. If ${where} shows you other ones, use those.`
      : `Log in where ${name} is registered, open its DNS settings, and add the records below.`,
    state: 'active',
  };
}

/** Why no provider sets these records in one click, as one may do with the website's. */
export const byHand = 'We don’t offer one-click setup for these, because it could overwrite records that your email needs now.';

/** '4 records, all right'. */
export function recordsInShort(records: EmailRecord[]): string {
  const number = `${records.length} record${records.length === 1 ? '' : 's'}`;
  const others = records.filter(({ state }) => state !== 'right').length;
  return others === 0 ? `${number}, all right` : `${number}, ${others} not right yet`;
}

/** What each record is for. */
export function purposeOf(use: EmailRecordUse, { name, provider, providers, isOffered }: ShownEmailDomain): string {
  const where = providers.find(({ id }) => id === provider)?.name;
  switch (use) {
    case 'mx':
      return where ? `Leads email to ${name} to your mailbox at ${where}.` : `Leads email to ${name} to us.`;
    case 'spf':
      return `Says who may send email as ${name}.`;
    case 'dkim':
      return `Lets mail servers check that an email from ${name} is really yours.`;
    case 'dmarc':
      return isOffered
        ? 'Tells us how many emails are sent as you, and how many of them are verified. No one’s email is refused because of it.'
        : `Tells mail servers that ${name} says who may send its email. No one’s email is refused because of it.`;
  }
}
