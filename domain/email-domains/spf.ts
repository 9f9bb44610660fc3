import { BlockList, isIPv6 } from 'node:net';

/** Records that need more look-ups than this don't count (RFC 7208, section 4.6.4). */
export const mostLookups = 10;

/** What a record refers to is looked up here. Rejects if no name server answers. */
export interface SpfNames {
  texts: (name: string) => Promise<string[]>;
  addresses: (name: string) => Promise<string[]>;
  mailServers: (name: string) => Promise<string[]>;
}

/** Why receivers ignore a record, or accept it from everyone. `domain` has it. */
export type SpfProblem =
  | { code: 'none' | 'everyone' | 'too-many'; domain: string }
  | { code: 'several'; domain: string; count: number }
  | { code: 'broken'; domain: string; included: string };

type Spf = { isNamed: boolean; lookups: number } | { problem: SpfProblem };

export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

interface Term {
  /** As it's written. */
  text: string;
  qualifier: string;
  name: string;
  value: string;
}

export function termsOf(record: string): Term[] {
  const words = record.trim().split(/\s+/).slice(1);
  return words.map((text) => {
    const [, qualifier = '', name = '', value = ''] = /^([+?~-]?)([a-z0-9]+)[:=]?(.*)$/i.exec(text) ?? [];
    return { text, qualifier: qualifier === '+' ? '' : qualifier, name: name.toLowerCase(), value: value.toLowerCase().replace(/\.$/, '') };
  });
}

/**
 * Whether a domain's SPF record lets one of these addresses send, as receivers read it, and the look-ups that takes, or why they'd ignore
 * it. `record` is read in place of the domain's own.
 */
export async function readSpf(domain: string, senders: string[], names: SpfNames, record?: string): Promise<Spf> {
  const reading: Reading = { domain, senders, names, lookups: 0 };
  try {
    const isNamed = await isNamedBy(domain, reading, record === undefined ? await names.texts(domain) : [record]);
    return { isNamed, lookups: reading.lookups };
  } catch (error) {
    if (error instanceof Ignored) return { problem: error.problem };
    throw error;
  }
}

interface Reading {
  domain: string;
  senders: string[];
  names: SpfNames;
  lookups: number;
}

/** Receivers ignore the record. */
class Ignored extends Error {
  readonly problem: SpfProblem;
  constructor(problem: SpfProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

async function isNamedBy(domain: string, reading: Reading, texts: string[]): Promise<boolean> {
  const records = texts.filter(isSpf);
  if (records.length > 1) throw new Ignored({ code: 'several', domain, count: records.length });
  if (!records[0])
    throw new Ignored(domain === reading.domain ? { code: 'none', domain } : { code: 'broken', domain: reading.domain, included: domain });
  const terms = termsOf(records[0]);
  const hasAll = terms.some(({ name }) => name === 'all');
  let isNamed = false;
  // To the end, because receivers count the look-ups of a sender that's named last.
  for (const term of terms) if (term.name !== 'redirect' || !hasAll) isNamed = (await matches(term, domain, reading)) || isNamed;
  return isNamed;
}

async function matches({ qualifier, name, value }: Term, domain: string, reading: Reading): Promise<boolean> {
  const { names, senders } = reading;
  if (name === 'all' && qualifier === '') throw new Ignored({ code: 'everyone', domain });
  if (name === 'ip4' || name === 'ip6') return isWithin(value, senders);
  if (!['include', 'redirect', 'a', 'mx', 'exists', 'ptr'].includes(name)) return false;
  reading.lookups++;
  if (reading.lookups > mostLookups) throw new Ignored({ code: 'too-many', domain: reading.domain });
  const [target = '', length] = (value || domain).split('/');
  if (name === 'include' || name === 'redirect') return isNamedBy(target, reading, await names.texts(target));
  if (name === 'exists' || name === 'ptr' || senders.length === 0) return false;
  const hosts = name === 'mx' ? await names.mailServers(target || domain) : [target || domain];
  const addresses = (await Promise.all(hosts.map((host) => names.addresses(host)))).flat();
  return addresses.some((address) => isWithin(length && !isIPv6(address) ? `${address}/${length}` : address, senders));
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

/**
 * One record that says what all of a domain's SPF records say, and lets the senders of `included` send. Terms keep their order and their
 * qualifiers, except that no one else may send as the domain (`+all`). Undefined if there's nothing to say.
 */
export function mergedSpf(existing: readonly string[], included: string | undefined): string | undefined {
  if (existing.length === 0 && !included) return undefined;
  const [base, ...others] = inOrder(existing, included);
  const own = base === undefined ? termsOf('v=spf1 ~all') : termsOf(base);
  const isOurs = ({ name, value }: Term) => name === 'include' && value === included;
  const end = endOf(own);
  const named = included === undefined || (base !== undefined && isNaming(base, included));
  const kept = own.filter((term, place) => !isOurs(term) || (term.qualifier === '' && place < end));
  const known = new Set(kept.map(sameAs));
  const added = others
    .flatMap((record) => termsOf(record).map(asMechanism))
    .filter((term) => term.name !== 'all' && term.name !== 'exp' && term.name !== '' && !isOurs(term))
    .filter((term) => !known.has(sameAs(term)) && known.add(sameAs(term)));
  const place = endOf(kept);
  const terms = [...kept.slice(0, place), ...added, ...(named ? [] : termsOf(`v=spf1 include:${included}`)), ...kept.slice(place)];
  return ['v=spf1', ...terms.map((term) => (term.name === 'all' && term.qualifier === '' ? '~all' : term.text))].join(' ');
}

/** In another record, an `include` does what a `redirect` does in its own. */
function asMechanism(term: Term): Term {
  return term.name === 'redirect' ? { text: `include:${term.value}`, qualifier: '', name: 'include', value: term.value } : term;
}

/** Place of what decides about everyone else: `all`, or else `redirect`. Receivers read no further, and a redirect last. */
function endOf(terms: Term[]): number {
  const all = terms.findIndex(({ name }) => name === 'all');
  if (all >= 0) return all;
  const redirect = terms.findIndex(({ name }) => name === 'redirect');
  return redirect >= 0 ? redirect : terms.length;
}

/** Whether a record lets the senders of another domain send. A redirect counts only where there's no `all`. */
export function isNaming(record: string, included: string): boolean {
  const terms = termsOf(record);
  const end = endOf(terms);
  return terms.some(
    ({ qualifier, name, value }, place) =>
      value === included && ((name === 'include' && qualifier === '' && place < end) || (name === 'redirect' && place === end)),
  );
}

/** The records, that which others are merged into first: the one that names our senders already, or else the longest. */
function inOrder(existing: readonly string[], included: string | undefined): string[] {
  const naming = (record: string) => Number(included !== undefined && isNaming(record, included));
  return existing.toSorted((one, other) => naming(other) - naming(one) || other.length - one.length || (one < other ? -1 : 1));
}

const sameAs = ({ qualifier, name, value }: Term): string => `${qualifier}${name}:${value}`;

/** Whether two records have the same terms in the same order. */
export function isSameSpf(one: string, other: string): boolean {
  const text = (record: string) => termsOf(record).map(sameAs).join(' ');
  return text(one) === text(other);
}
