import { createSign } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { env } from '../../base/env.ts';
import type { ConnectProvider } from '../../outside/network/domain-connect.ts';
import { appUrl } from '../addresses.ts';
import type { DomainClaim } from './claim.ts';
import { proofName, proofValue, type Target } from './records.ts';

/** Path of the screen that providers send owners back to. The template names our host for that. */
const backPath = '/portal/settings/domain';
/** Says in the address of that screen that the owner was at their provider. */
const agreedMark = 'agreed';

/** Whether an owner who is back from their provider agreed there. One who didn't brings an `error`. */
export function agreedAtProvider(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.has(agreedMark) && !searchParams.has('error');
}

/**
 * Where an owner agrees to have the records of a claim set, with their values, signed if there's a key. Undefined for hosts other than a domain
 * and its www: the template has only those.
 */
export function connectUrl(claim: DomainClaim, { alias, addresses }: Target, provider: ConnectProvider): string | undefined {
  const address = addresses.find(isIPv4);
  if (!address || (claim.host !== claim.domain && claim.twin !== claim.domain)) return undefined;
  const values = new URLSearchParams({
    domain: claim.domain,
    IP: address,
    ALIAS: alias,
    PROOFNAME: proofName(claim).slice(0, -claim.domain.length - 1),
    PROOF: proofValue(claim),
    redirect_uri: `${appUrl()}${backPath}?project=${claim.projectId}&${agreedMark}=yes`,
  }).toString();
  const key = env().domainConnect?.key;
  const signature = key
    ? `&${new URLSearchParams({ sig: createSign('RSA-SHA256').update(values).sign(key.pem, 'base64'), key: key.name })}`
    : '';
  return `${provider.page}?${values}${signature}`;
}
