import { isIPv4 } from 'node:net';
import { type Answer, bareHost, type NameServer, type RecordsOf } from '../../outside/network/name-server.ts';
import type { Names } from '../../outside/network/names.ts';
import { isPublicAddress } from '../../outside/network/public-addresses.ts';
import { proofName, proofValue, type Target } from './records.ts';
import type { DomainProblem, DomainSeen, RecordState } from './schema.ts';

/** What one look at a domain's records found. */
export interface Sighting {
  seen: DomainSeen;
  proof: RecordState;
  /** `unasked` if a host couldn't be asked about and nothing else is wrong. */
  pointing: 'right' | 'wrong' | 'unasked';
  /** The first thing to do, in the order in which an owner would. */
  problem: DomainProblem | undefined;
}

interface Looked {
  host: string;
  twin: string | null;
  domain: string;
  proof: string;
}

interface Pointing {
  state: RecordState;
  instead: string[];
  problem?: DomainProblem;
}

/** Longest chain of aliases that's followed. Resolvers give up at about as many. */
const longestChain = 8;

/**
 * Looks a domain's records up at its own name servers, because resolvers remember for up to an hour that a record isn't there, and at
 * public resolvers for what visitors see. `authority` is who may issue certificates for us, as CAA records name it; without one, they aren't
 * looked at.
 */
export async function lookUp(claim: Looked, names: Names, target: Target, authority: string | undefined): Promise<Sighting> {
  const zone = await zoneOf(claim.domain, names);
  const { server, nameServers } = zone;
  if (!server) {
    const problem: DomainProblem = zone.isAsked ? { code: 'no-zone' } : { code: 'unasked' };
    const state = zone.isAsked ? 'missing' : 'unasked';
    return { seen: { records: {}, nameServers }, proof: state, pointing: zone.isAsked ? 'wrong' : 'unasked', problem };
  }
  const hosts = [claim.host, ...(claim.twin ? [claim.twin] : [])];
  const [proof, pointings] = await Promise.all([
    proofAt(server, claim),
    Promise.all(hosts.map((host) => pointingBelow(host, claim.domain, zone, names, target))),
  ]);
  const isPointing = pointings.every(({ state }) => state === 'right');
  const caa = isPointing && authority ? await forbiddenBy(hosts, claim.domain, server, authority) : undefined;
  const [host, twin] = pointings;
  const seen: DomainSeen = {
    nameServers,
    records: {
      proof: { state: proof.state, instead: proof.instead },
      ...(host && { host: { state: host.state, instead: host.instead } }),
      ...(twin && { twin: { state: twin.state, instead: twin.instead } }),
    },
  };
  const wrong = pointings.find(({ state }) => state === 'wrong' || state === 'missing')?.problem ?? caa;
  const isUnasked = pointings.some(({ state }) => state === 'unasked');
  const hidden = wrong || isUnasked ? undefined : await notVisible(hosts, names, target);
  const problem = proof.problem ?? wrong ?? (isUnasked ? { code: 'unasked' as const } : hidden);
  return { seen, proof: proof.state, pointing: wrong || hidden ? 'wrong' : isUnasked ? 'unasked' : 'right', problem };
}

/** A zone's name servers. `isAsked` is true if it's certain that there are none. */
export interface Zone {
  server?: NameServer | undefined;
  nameServers: string[];
  isAsked: boolean;
}

export async function zoneOf(domain: string, names: Names): Promise<Zone> {
  const answers = await Promise.all(names.public.map((resolver) => resolver.ask(domain, 'NS')));
  const found = answers.find((answer) => answer.kind === 'records');
  if (found?.kind !== 'records') return { nameServers: [], isAsked: answers.every(({ kind }) => kind === 'none') };
  const nameServers = found.records.slice(0, 4).sort();
  const addresses = (await Promise.all(nameServers.map((host) => firstOf(names.public, host, 'A')))).flat();
  return { server: names.authorityAt(addresses), nameServers, isAsked: false };
}

async function firstOf(servers: NameServer[], host: string, kind: 'A' | 'AAAA'): Promise<string[]> {
  for (const server of servers) {
    const answer = await server.ask(host, kind);
    if (answer.kind === 'records') return answer.records;
  }
  return [];
}

async function proofAt(server: NameServer, claim: Looked): Promise<Pointing> {
  const answer = await server.ask(proofName(claim), 'TXT');
  if (answer.kind === 'unasked') return { state: 'unasked', instead: [], problem: { code: 'unasked' } };
  const texts = answer.kind === 'records' ? answer.records.map((text) => text.trim()) : [];
  if (texts.includes(proofValue(claim))) return { state: 'right', instead: [] };
  return texts.length > 0
    ? { state: 'wrong', instead: texts.slice(0, 3), problem: { code: 'proof-outdated' } }
    : { state: 'missing', instead: [], problem: { code: 'proof-missing' } };
}

/** Where a host leads, by the domain's name server, or by that of a zone in between to which the domain's refers. */
async function pointingBelow(host: string, domain: string, zone: Zone, names: Names, target: Target): Promise<Pointing> {
  const pointing = await pointingOf(host, zone, names, target);
  if (pointing.state !== 'missing') return pointing;
  for (let name = host; name.length > domain.length; name = parentOf(name)) {
    const below = await zoneOf(name, names);
    if (below.server) return pointingOf(host, below, names, target);
    if (!below.isAsked) return unasked;
  }
  return pointing;
}

const parentOf = (name: string): string => name.slice(name.indexOf('.') + 1);

/** Where a host leads, by its zone's own name server. */
async function pointingOf(host: string, { server, nameServers }: Zone, names: Names, target: Target): Promise<Pointing> {
  if (!server) return unasked;
  const alias = await server.ask(host, 'CNAME');
  if (alias.kind === 'unasked') return unasked;
  const [to] = alias.kind === 'records' ? alias.records : [];
  if (to === target.alias) return { state: 'right', instead: [] };
  const end = to ? await endOf(to, host, names) : undefined;
  if (end === 'unasked') return unasked;
  if (to && !end) return { state: 'wrong', instead: [to], problem: { code: 'alias-lost', host, target: to } };
  if (end === target.alias) return { state: 'right', instead: [] };
  const asked = end ? names.public : [server];
  const [v4, v6] = await Promise.all([anyOf(asked, end ?? host, 'A'), anyOf(asked, end ?? host, 'AAAA')]);
  if (v4.kind === 'unasked' || v6.kind === 'unasked') return unasked;
  const addresses = [v4, v6].flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
  if (to && addresses.length === 0) return { state: 'wrong', instead: [to], problem: { code: 'alias-lost', host, target: to } };
  return judged(host, addresses, target, nameServers);
}

const unasked: Pointing = { state: 'unasked', instead: [] };

/** The last name of a chain of aliases. Undefined if it's a circle or too long. */
async function endOf(first: string, host: string, names: Names): Promise<string | 'unasked' | undefined> {
  const chain = new Set([bareHost(host)]);
  for (let name = first; chain.size <= longestChain; ) {
    if (chain.has(name)) return undefined;
    chain.add(name);
    const answer = await anyOf(names.public, name, 'CNAME');
    // Resolvers answer for a circle with a failure, so what's known so far decides.
    if (answer.kind === 'unasked') return 'unasked';
    if (answer.kind === 'none') return name;
    name = answer.records[0] ?? name;
  }
  return undefined;
}

/** The first answer of several servers that may be relied on. */
export async function anyOf<Kind extends keyof RecordsOf>(
  servers: readonly NameServer[],
  name: string,
  kind: Kind,
): Promise<Answer<RecordsOf[Kind]>> {
  let last: Answer<RecordsOf[Kind]> = { kind: 'unasked', code: 'EUNKNOWN' };
  for (const server of servers) {
    last = await server.ask(name, kind);
    if (last.kind !== 'unasked') return last;
  }
  return last;
}

function judged(host: string, addresses: string[], target: Target, nameServers: string[]): Pointing {
  const same = new Set(target.addresses.map(canonical));
  const others = addresses.filter((address) => !same.has(canonical(address)));
  if (addresses.length === 0) return { state: 'missing', instead: [], problem: { code: 'address-missing', host } };
  const isV4Missing = target.addresses.some(isIPv4) && !addresses.some(isIPv4);
  if (others.length === 0 && isV4Missing) return { state: 'missing', instead: [], problem: { code: 'address-missing', host } };
  if (others.length === 0) return { state: 'right', instead: [] };
  const wrong = (problem: DomainProblem): Pointing => ({ state: 'wrong', instead: others, problem });
  const oursV4 = addresses.some((address) => isIPv4(address) && same.has(canonical(address)));
  if (oursV4 && others.every((address) => address.includes(':'))) return wrong({ code: 'ipv6-leftover', host, instead: others });
  if (others.length < addresses.length) return wrong({ code: 'address-extra', host, instead: others });
  const provider = proxyAt(others, nameServers);
  if (provider) return wrong({ code: 'proxied', host, provider });
  if (others.some((address) => !isPublicAddress(address))) return wrong({ code: 'address-private', host, instead: others });
  return wrong({ code: 'address-wrong', host, instead: others });
}

/** An address in one spelling, so that `2001:DB8::1` and `2001:db8:0::1` are the same. */
function canonical(address: string): string {
  return address.includes(':') ? new URL(`http://[${address}]`).hostname : address;
}

/** Cloudflare's proxies answer from these networks (cloudflare.com/ips) for zones with its name servers, so the records behind them can't be seen. */
function proxyAt(addresses: string[], nameServers: string[]): string | undefined {
  const isTheirs = nameServers.some((host) => host.endsWith('.ns.cloudflare.com'));
  return isTheirs &&
    addresses.every(
      (address) => /^(?:104\.(?:1[6-9]|2[0-7])|172\.(?:6[4-9]|7[01])|188\.114)\./.test(address) || /^2606:4700:/i.test(address),
    )
    ? 'Cloudflare'
    : undefined;
}

/** What CAA records say against our authority (RFC 8659: the closest ones up the tree count). */
async function forbiddenBy(hosts: string[], domain: string, server: NameServer, authority: string): Promise<DomainProblem | undefined> {
  for (const host of hosts) {
    for (let name = host; name.length >= domain.length; name = parentOf(name)) {
      const answer = await server.ask(name, 'CAA');
      if (answer.kind !== 'records') continue;
      const issuers = answer.records.flatMap(({ issue }) => (issue === undefined ? [] : [issue.replace(/;.*$/s, '').trim().toLowerCase()]));
      if (issuers.length > 0 && !issuers.includes(authority)) return { code: 'caa', allowed: issuers.filter(Boolean) };
      break;
    }
  }
  return undefined;
}

/** Set if a public resolver still leads visitors elsewhere. */
async function notVisible(hosts: string[], names: Names, target: Target): Promise<DomainProblem | undefined> {
  const same = new Set(target.addresses.map(canonical));
  const answers = await Promise.all(names.public.flatMap((resolver) => hosts.map((host) => resolver.ask(host, 'A'))));
  const hidden = answers.some(
    (answer) => answer.kind === 'none' || (answer.kind === 'records' && answer.records.some((one) => !same.has(canonical(one)))),
  );
  return hidden ? { code: 'not-visible-yet' } : undefined;
}
