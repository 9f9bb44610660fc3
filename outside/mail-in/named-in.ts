import { type Authentication, registeredDomain } from './authentication.ts';
import { fieldsOf } from './fields.ts';
import type { ReadMail } from './read-mail.ts';

/**
 * Whether an email's author wrote a recipient into To or Cc. Anyone who holds an old email of theirs can send it to another address, and its
 * signature still proves the author. It doesn't cover the envelope, nor a field that was added later. What the author's own server sends needs
 * no signature for that.
 */
export function isNamedIn(
  raw: Buffer,
  { to, cc }: Pick<ReadMail, 'to' | 'cc'>,
  { recipient, sender, authentication }: { recipient: string; sender: string; authentication: Pick<Authentication, 'spf' | 'author'> },
): boolean {
  const { fields } = fieldsOf(raw);
  const isSentByAuthor = authentication.spf === 'pass' && registeredDomain(sender) === registeredDomain(authentication.author);
  const signatures = fields.filter(({ name }) => name === 'dkim-signature').map(({ bytes }) => signedNames(bytes.toString('latin1')));
  return Object.entries({ to, cc }).some(
    ([name, mailboxes]) =>
      mailboxes.some(({ address }) => address === recipient.toLowerCase()) &&
      fields.filter((field) => field.name === name).length === 1 &&
      // Which of them proved the author isn't stored, so each has to cover it.
      (isSentByAuthor || signatures.every((names) => names.includes(name))),
  );
}

/** Names of the fields that a signature covers, in small letters. */
function signedNames(signature: string): string[] {
  const tags = signature
    .slice(signature.indexOf(':') + 1)
    .split(';')
    .map((tag) => tag.replace(/\s+/g, '').toLowerCase());
  return (
    tags
      .find((tag) => tag.startsWith('h='))
      ?.slice(2)
      .split(':') ?? []
  );
}
