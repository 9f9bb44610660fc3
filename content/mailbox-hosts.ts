import file from './mailbox-hosts.yaml';

/** Domains of mailboxes that many people have, and others that look like a slip in one of those. */
export const mailboxHosts = file as { common: readonly string[]; others: readonly string[] };
