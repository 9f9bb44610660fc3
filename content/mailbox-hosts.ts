import file from './mailbox-hosts.yaml';

/** Domains of mailboxes: those that most people have, others, and domains that only look like a slip in one of the first. */
export const mailboxHosts = file as Record<'common' | 'others' | 'lookalikes', readonly string[]>;

/** Whether a provider gives its customers mailboxes at this domain, so it's none of theirs. */
export function isMailboxDomain(domain: string): boolean {
  return mailboxHosts.common.includes(domain) || mailboxHosts.others.includes(domain);
}
