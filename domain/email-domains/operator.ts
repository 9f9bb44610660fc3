import { env } from '../../base/env.ts';
import { isSpf } from './spf.ts';

/** The domain of a sender: 'Sunup <hello@sunup.example>' is from sunup.example. */
export function domainOfSender(mailFrom: string): string {
  return /@([^\s>@]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
}

/** Where mailbox providers send their reports about owners' domains. Undefined if no email comes in here. */
export function reportAddress(): string | undefined {
  const { mailIn } = env();
  return mailIn && `dmarc@${mailIn.host}`;
}

/**
 * The domain that owners' SPF records include so that our way of sending counts as theirs: that of MAIL_FROM. Undefined while it has no
 * record of its own, because one that includes it would be ignored.
 */
export async function sendersDomain(texts: (name: string) => Promise<string[]>): Promise<string | undefined> {
  const domain = domainOfSender(env().mailFrom);
  return (await texts(domain)).filter(isSpf).length === 1 ? domain : undefined;
}
