import { BlockList, isIPv6 } from 'node:net';
import type { Reach } from '../../outside/network/reach.ts';

/** Records that need more look-ups than this don't count (RFC 7208, section 4.6.4). */
const mostLookups = 10;

type Spf = { isNamed: boolean } | { problem: string };

/** Whether a domain's SPF record lets one of these addresses send, as receivers read it, or why they'd ignore the record. */
export async function readSpf(domain: string, senders: string[], reach: Reach): Promise<Spf> {
  const reading: Reading = { domain, senders, reach, lookups: 0 };
  try {
    return { isNamed: await isNamedBy(domain, reading) };
  } catch (error) {
    if (error instanceof Invalid) return { problem: error.message };
    throw error;
  }
}

interface Reading {
  domain: string;
  senders: string[];
  reach: Reach;
  lookups: number;
}

/** Receivers ignore the record. The message says why. */
class Invalid extends Error {}

async function isNamedBy(domain: string, reading: Reading): Promise<boolean> {
  const records = (await reading.reach.texts(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (records.length > 1) throw new Invalid(`${domain} has ${records.length} SPF records, so none of them counts.`);
  if (!records[0]) {
    if (domain === reading.domain) throw new Invalid(`${domain} has no SPF record, so emails from it may land in spam.`);
    throw new Invalid(`The SPF record of ${reading.domain} includes ${domain}, which has none, so it doesn’t count.`);
  }
  let isNamed = false;
  // To the end, because receivers count the look-ups of a sender that's named last.
  for (const term of records[0].toLowerCase().split(/\s+/).slice(1)) isNamed = (await matches(term, domain, reading)) || isNamed;
  return isNamed;
}

async function matches(term: string, domain: string, reading: Reading): Promise<boolean> {
  const [, qualifier = '', name = '', value = ''] = /^([+?~-]?)([a-z0-9]+)[:=]?(.*)$/.exec(term) ?? [];
  if (name === 'all' && (qualifier === '' || qualifier === '+'))
    throw new Invalid(`The SPF record of ${domain} ends with +all, so everyone may send for it.`);
  if (name === 'ip4' || name === 'ip6') return isWithin(value, reading.senders);
  if (!['include', 'redirect', 'a', 'mx', 'exists', 'ptr'].includes(name)) return false;
  reading.lookups++;
  if (reading.lookups > mostLookups)
    throw new Invalid(`The SPF record of ${reading.domain} takes more than ${mostLookups} look-ups, so it doesn’t count.`);
  const [target = '', length] = (value || domain).split('/');
  if (name === 'include' || name === 'redirect') return isNamedBy(target, reading);
  if (name === 'exists' || name === 'ptr') return false;
  const hosts = name === 'mx' ? await reading.reach.mailServers(target || domain) : [target || domain];
  const addresses = (await Promise.all(hosts.map((host) => reading.reach.addresses(host)))).flat();
  return addresses.some((address) => isWithin(length && !isIPv6(address) ? `${address}/${length}` : address, reading.senders));
}

/** Whether one of the senders is in a range such as 192.0.2.0/24. */
function isWithin(range: string, senders: string[]): boolean {
  const [address = '', length] = range.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  try {
    list.addSubnet(address, Number(length ?? (family === 'ipv6' ? 128 : 32)), family);
  } catch {
    return false;
  }
  return senders.some((sender) => list.check(sender, isIPv6(sender) ? 'ipv6' : 'ipv4'));
}
