import { env } from '../../base/env.ts';
import { type Names, names } from '../../outside/network/names.ts';
import { minuteMs } from '../../time/units.ts';
import type { DomainSeen, WantedRecord } from './schema.ts';

/** The host under SITES_DOMAIN that aliases of owners' domains name. No site gets its label. */
export const aliasLabel = 'connect';

/** Where visitors of own domains are led: the host for aliases, and the addresses of the machine or proxy in front of us, IPv4 first. */
export interface Target {
  alias: string;
  addresses: string[];
}

/** How long the addresses that were found last are used. */
const keptMs = 5 * minuteMs;
let kept: { target: Target; at: number } | undefined;

/** Where owners' domains are to lead: wherever our own name leads now. Undefined while that can't be looked up, and nothing is known from before. */
export async function domainTarget({ public: resolvers }: Names = names()): Promise<Target | undefined> {
  if (kept && Date.now() - kept.at < keptMs) return kept.target;
  const alias = `${aliasLabel}.${env().sitesDomain}`;
  for (const resolver of resolvers) {
    const answers = await Promise.all([resolver.ask(alias, 'A'), resolver.ask(alias, 'AAAA')]);
    const addresses = answers.flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
    if (addresses.length === 0) continue;
    kept = { target: { alias, addresses }, at: Date.now() };
    break;
  }
  return kept?.target;
}

interface Named {
  host: string;
  twin: string | null;
  domain: string;
  proof: string;
  seen: DomainSeen | null;
}

/** The name of the record that proves a claim. It's new for every claim, so no resolver remembers that it isn't there. */
export function proofName({ domain, proof }: Pick<Named, 'domain' | 'proof'>): string {
  return `_site-${proof.slice(0, 8)}.${domain}`;
}

export function proofValue({ proof }: Pick<Named, 'proof'>): string {
  return `site-proof=${proof}`;
}

/**
 * The records that an owner sets. A domain itself can't have an alias, so it gets our addresses; `www` and other hosts get the alias, which
 * stays right when our addresses change.
 */
export function wantedRecords(claim: Named, { alias, addresses }: Target): WantedRecord[] {
  const record = (of: WantedRecord['of'], name: string, kind: WantedRecord['kind'], value: string): WantedRecord => ({
    of,
    name,
    label: labelIn(claim.domain, name),
    kind,
    value,
    ...claim.seen?.records[of],
  });
  const leading = (of: 'host' | 'twin', name: string) =>
    name === claim.domain
      ? addresses.map((address) => record(of, name, address.includes(':') ? 'AAAA' : 'A', address))
      : [record(of, name, 'CNAME', alias)];
  return [
    record('proof', proofName(claim), 'TXT', proofValue(claim)),
    ...leading('host', claim.host),
    ...(claim.twin ? leading('twin', claim.twin) : []),
  ];
}

/** A name below a domain as forms want it: '_dmarc' for _dmarc.hollis.com, '@' for the domain itself. */
export function labelIn(domain: string, name: string): string {
  return name === domain ? '@' : name.slice(0, -domain.length - 1);
}
