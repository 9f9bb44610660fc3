import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { isMailboxDomain } from '../../content/mailbox-hosts.ts';
import { refusedAs } from './refusals.ts';

/** The hosts of a claim, in the form in which DNS has them (A-labels, small letters). */
export interface ClaimedHosts {
  /** What visitors see. */
  host: string;
  /** The same with `www.` or without, which redirects to `host`. Null for a host below the domain, such as book.hollis.com. */
  twin: string | null;
  /** The domain that was registered: hollis.com. */
  domain: string;
}

/** Longest name in DNS (RFC 1035), less the room that the record of a proof needs. */
const longestName = 253 - '_site-00000000.'.length;

/** What an owner typed or pasted as their domain: a name, or the address of a page, in any alphabet. */
export function claimedHosts(typed: string): Result<ClaimedHosts> {
  const bare = bareName(typed);
  if (bare.includes('@')) return refusedAs('name-email');
  const name = domainToASCII(bare);
  if (!isHostName(name)) return unreadable(bare);
  const { domain, isIp, hostname, isIcann, publicSuffix } = parsed(name);
  if (isIp || !hostname) return refusedAs('name-unreadable');
  if (isOurs(name)) return refusedAs('name-ours');
  const label = withoutWww(name);
  if (!label.includes('.') && !isIcann && publicSuffix !== 'localhost')
    return label !== 'www' ? refusedAs('name-no-ending', { name: shownName(label) }) : refusedAs('name-unreadable');
  if (!domain) return refusedAs('name-suffix', { name: shownName(name) });
  // Names under .localhost lead every browser to its own machine, so a demo can show a domain being connected.
  const ending = unknownEnding(name, ['localhost']);
  if (ending) return refusedAs('name-unknown-ending', { ending });
  if (isMailboxDomain(domain)) return refusedAs('name-of-mailboxes', { name: domain });
  if (name === domain) return { ok: true, host: name, twin: `www.${domain}`, domain };
  if (name === `www.${domain}`) return { ok: true, host: name, twin: domain, domain };
  return { ok: true, host: name, twin: null, domain };
}

function isHostName(name: string): boolean {
  return name.length <= longestName && name.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
}

/** What's wrong with a name that isn't one. Most have a space in them. */
function unreadable(bare: string): Result<never> {
  const joined = bare.replace(/\s/g, '');
  const name = joined.includes('.') ? joined : `${joined}.com`;
  return joined !== bare && isHostName(domainToASCII(name))
    ? refusedAs('name-space', { name: name.toLowerCase() })
    : refusedAs('name-unreadable');
}

/** 'https://www.Hollis.com/menu?x' becomes 'www.Hollis.com', and 'mailto:info@hollis.com' the address in it. */
function bareName(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:mailto:|[a-z][a-z+.-]*:\/\/)/i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/:\d*$/, '')
    .replace(/^\*\./, '')
    .replace(/\.$/, '')
    .trim();
}

/** A name as people write it: 'xn--caf-dma.com' is 'café.com'. */
export function shownName(host: string): string {
  return domainToUnicode(host) || host;
}

/** 'hollis' for 'www.hollis'. */
function withoutWww(name: string): string {
  return name.startsWith('www.') ? name.slice('www.'.length) : name;
}

function isOurs(name: string): boolean {
  const own = [
    env().sitesDomain,
    new URL(env().appUrl).hostname,
    ...env().oldAppHosts.map((host) => host.replace(/:\d+$/, '')),
    ...env().oldSitesDomains,
  ];
  // Every name on this machine ends with .localhost, so only the plain one is the app's.
  return own.some((host) => name === host || (host !== 'localhost' && name.endsWith(`.${host}`)));
}

/** The ending of a name if no domain has it: '.con'. A demo, or a trial on one machine, also has the `local` ones. */
export function unknownEnding(name: string, local: readonly string[]): string | undefined {
  const { isIcann, isPrivate, publicSuffix } = parsed(name);
  const isHere = (env().mode === 'demo' || env().isLocal) && local.includes(publicSuffix ?? '');
  return isIcann || isPrivate || isHere ? undefined : `.${publicSuffix}`;
}

function parsed(name: string) {
  return parse(name, { allowPrivateDomains: true, extractHostname: false });
}
