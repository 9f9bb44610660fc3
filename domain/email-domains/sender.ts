import { env } from '../../base/env.ts';
import type { SigningKey } from '../../outside/mail-in/rewrite.ts';
import { readSettings } from '../settings/settings.ts';
import { domainOfSender } from './operator.ts';
import { signingKeyOf } from './queries.ts';

/** Longest part before an @ (RFC 5321). */
const mostBeforeAt = 64;

interface Sending {
  /** The name that readers see. */
  senderName: string;
  /** The address at the owner's domain. */
  address: string;
  domain: string;
}

interface Sender {
  from: { name: string; address: string };
  signingKey: SigningKey | undefined;
}

/**
 * Who an email at an owner's domain is from. As the address itself, signed by its domain, where the operator's provider sends that and the
 * domain's records are right. Otherwise from the operator, naming the address, because it would be taken for forged.
 */
export async function senderOf({ senderName, address, domain }: Sending): Promise<Sender> {
  const { emailSender } = await readSettings();
  const signingKey = emailSender === 'own' ? await signingKeyOf(domain) : undefined;
  if (signingKey) return { from: { name: senderName, address }, signingKey };
  return { from: { name: `${senderName} via ${address}`, address: operatorsAddress(address, domain) }, signingKey: undefined };
}

/** An address at our mail host that names the owner's: info@hollis.com is info.hollis there. */
function operatorsAddress(address: string, domain: string): string {
  const local = address.slice(0, address.lastIndexOf('@'));
  const [label = ''] = domain.split('.');
  const host = env().mailIn?.host ?? domainOfSender(env().mailFrom);
  return `${`${local}.${label}`.slice(0, mostBeforeAt).replace(/\.$/, '')}@${host}`;
}
