import { domainToASCII } from 'node:url';
import type { DomainState } from '../../domain/hosting/schema.ts';
import { type Checking, checkClaim } from '../../domain/own-domains/checking.ts';
import type { DomainClaim } from '../../domain/own-domains/claim.ts';
import { shownName } from '../../domain/own-domains/name.ts';
import { problemInWords } from '../../domain/own-domains/problem-words.ts';
import { proofName, proofValue } from '../../domain/own-domains/records.ts';
import type { ZoneRecord } from '../../outside/fakes/name-server.ts';
import { addClaimants, type Claimant, claim, inTurns, readClaim, recordsFor, type Wanted } from './claims.ts';
import type { startNameServers, Zone } from './name-server.ts';
import zoneFile from './zones.yaml';

interface Case extends Pick<Zone, 'alternating' | 'fault' | 'nameServer'> {
  what: string;
  /** The domain, if the case depends on it. */
  name?: string;
  typed?: string;
  records?: string[];
  remembered?: string[];
  /** Zones below the domain, each with a name server of its own. */
  below?: Record<string, string[]>;
  unregistered?: boolean;
  state: DomainState;
  says?: string;
}

const cases = zoneFile as Case[];

/** The domain of each case, as DNS has it. */
export const zoneNames: string[] = cases.map(({ name }, index) => (name ? domainToASCII(name) : `zone-${index + 1}.com`));

interface World {
  served: Awaited<ReturnType<typeof startNameServers>>;
  checking: Checking;
  addresses: { v4: string; v6: string };
}

/** Checks a claim of each zone in `zones.yaml` once. Returns how many there are, and what was wrong. */
export async function checkZones({ served, checking, addresses }: World): Promise<{ count: number; wrong: string[] }> {
  const claimants = await addClaimants(cases.length, 'zone');
  const wrong: string[] = [];
  await inTurns(cases, async (one, index) => {
    const name = one.name ?? `zone-${index + 1}.com`;
    const made = await claim(claimants[index] as Claimant, (one.typed ?? '$name').replaceAll('$name', name));
    const wanted = await recordsFor(made, served.names);
    const own = { $name: made.domain, $alias: wanted.alias, $v4: addresses.v4, $v6: addresses.v6, $proof: proofValue(made) };
    const records = (lines: string[] | undefined, apex = made.domain) => lines?.flatMap((line) => recordsOf(line, apex, made, wanted, own));
    if (!one.unregistered) {
      const { alternating, fault, nameServer } = one;
      served.zones.set(made.domain, {
        ...{ alternating, fault, nameServer },
        records: records(one.records) ?? [],
        remembered: records(one.remembered),
      });
    }
    for (const [label, lines] of Object.entries(one.below ?? {}))
      served.zones.set(`${label}.${made.domain}`, { records: records(lines, `${label}.${made.domain}`) ?? [] });
    await checkClaim(made, checking);
    const { state, problem } = await readClaim(made.id);
    const says = problem ? problemInWords(problem) : '';
    const right = (one.says ?? '').replaceAll('$name', shownName(made.domain));
    if (state !== one.state || says !== right) wrong.push(`${one.what}: ${state}, “${says}”, not ${one.state}, “${right}”`);
  });
  return { count: cases.length, wrong };
}

/** A line of `zones.yaml` as records. */
function recordsOf(line: string, apex: string, made: DomainClaim, wanted: Wanted, own: Record<string, string>): ZoneRecord[] {
  if (line === 'proved' || line === 'leading') return wanted[line];
  const [label = '', kind = '', ...rest] = line.split(' ');
  const name = label === '@' ? apex : label === '_proof' ? proofName(made) : `${label}.${apex}`;
  const value = rest.map((word) => Object.entries(own).reduce((text, [key, put]) => text.replace(key, put), word)).join(' ');
  return [{ name, kind: kind as ZoneRecord['kind'], value }];
}
