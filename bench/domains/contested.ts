import { boundStates } from '../../domain/hosting/schema.ts';
import { type Checking, checkClaim } from '../../domain/own-domains/checking.ts';
import type { DomainClaim } from '../../domain/own-domains/claim.ts';
import { removeDomain } from '../../domain/own-domains/claims.ts';
import { asOwner } from '../../domain/projects/site-editor.ts';
import { must } from '../../tests/harness/must.ts';
import { addClaimants, type Claimant, claim, inTurns, readClaim, recordsFor, statesOf } from './claims.ts';
import type { startNameServers } from './name-server.ts';

export const contestedName = (index: number): string => `contested-${index}.com`;

interface Contest {
  owner: DomainClaim | undefined;
  thief: DomainClaim;
}

interface World {
  served: Awaited<ReturnType<typeof startNameServers>>;
  checking: Checking;
}

/**
 * Lets two sites claim each of some names, of which one can't set its records: at the same time, the name with and without `www.`, a former owner
 * whose old record is still there, a name that leads here and that no one claimed, and someone who can write into the zone of a site that's served
 * already. Returns how many names went to the wrong one, and how many owners didn't get theirs.
 */
export async function contest(count: number, { served, checking }: World): Promise<{ stolen: number; kept: number; owned: number }> {
  const claimants = await addClaimants(count * 2, 'contest');
  const contests: Contest[] = [];
  await inTurns(Array.from({ length: count }), async (_, index) => {
    const domain = contestedName(index);
    const [owner, thief] = claimants.slice(index * 2, index * 2 + 2) as [Claimant, Claimant];
    const kind = index % 5;
    if (kind === 2) {
      // Its record stays in the zone, and the name leads elsewhere from then on.
      const former = await claim(thief, domain);
      const { proved, leading } = await recordsFor(former, served.names);
      served.zones.set(domain, { records: [...proved, ...leading] });
      await checkClaim(former, checking);
      must(await removeDomain(asOwner(thief.ownerId), thief.projectId, former.id));
    }
    const before = served.zones.get(domain)?.records.filter(({ kind: one }) => one === 'TXT') ?? [];
    const own = kind === 3 ? undefined : await claim(owner, domain);
    const wanted = await recordsFor(own ?? (await claim(owner, `unclaimed-${index}.com`)), served.names);
    const leading = wanted.leading.map((one) => ({ ...one, name: one.name.replace(`unclaimed-${index}.com`, domain) }));
    const other = await claim(thief, kind === 1 ? `www.${domain}` : domain);
    const proved = own ? wanted.proved : [];
    served.zones.set(domain, { records: [...before, ...proved, ...leading] });
    if (kind === 4 && own) {
      await checkClaim(own, checking);
      served.zones.get(domain)?.records.push(...(await recordsFor(other, served.names)).proved);
    }
    contests.push({ owner: own, thief: other });
  });
  const all = contests.flatMap(({ owner, thief }) => (owner ? [thief, owner] : [thief]));
  // Everyone is checked twice, and claims of a name at the same time.
  for (let round = 0; round < 2; round++) await inTurns(all, async ({ id }) => checkClaim(await readClaim(id), checking));
  const states = await statesOf(all);
  const isBound = ({ id }: DomainClaim) => (boundStates as readonly string[]).includes(states.get(id) ?? '');
  const owners = contests.flatMap(({ owner }) => owner ?? []);
  return {
    stolen: contests.filter(({ thief }) => isBound(thief)).length,
    kept: owners.filter(({ id }) => states.get(id) === 'serving').length,
    owned: owners.length,
  };
}
