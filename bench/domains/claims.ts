import { eq, inArray } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { domainClaims, projects, users } from '../../db/schema/index.ts';
import type { DomainClaim } from '../../domain/own-domains/claim.ts';
import { claimDomain } from '../../domain/own-domains/claims.ts';
import { domainTarget, wantedRecords } from '../../domain/own-domains/records.ts';
import { asOwner } from '../../domain/projects/site-editor.ts';
import type { ZoneRecord } from '../../outside/fakes/name-server.ts';
import type { Names } from '../../outside/network/names.ts';
import { must } from '../../tests/harness/must.ts';

/** A project that may have a domain. */
export interface Claimant {
  ownerId: string;
  projectId: string;
}

/** Projects without a published site, each of an owner of its own. */
export async function addClaimants(count: number, prefix: string): Promise<Claimant[]> {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const owners = await db()
    .insert(users)
    .values(numbers.map((n) => ({ email: `${prefix}-${n}@bench.test`, name: 'Bench' })))
    .returning({ id: users.id });
  const made = await db()
    .insert(projects)
    .values(
      owners.map(({ id }, n) => ({ ownerId: id, slug: `${prefix}-${n}`, name: `${prefix} ${n}`, seed: 1, state: 'approved' as const })),
    )
    .returning({ ownerId: projects.ownerId, projectId: projects.id });
  return made;
}

export async function claim({ ownerId, projectId }: Claimant, typed: string): Promise<DomainClaim> {
  const { claimId } = must(await claimDomain(asOwner(ownerId), projectId, typed));
  return readClaim(claimId);
}

export async function readClaim(id: string): Promise<DomainClaim> {
  const [row] = await db().select().from(domainClaims).where(eq(domainClaims.id, id));
  if (!row) throw new Error('A claim is gone.');
  return row;
}

export async function statesOf(claims: DomainClaim[]): Promise<Map<string, DomainClaim['state']>> {
  const ids = claims.map(({ id }) => id);
  const rows = await db()
    .select({ id: domainClaims.id, state: domainClaims.state })
    .from(domainClaims)
    .where(inArray(domainClaims.id, ids));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export interface Wanted {
  proved: ZoneRecord[];
  leading: ZoneRecord[];
  /** The host that aliases name. */
  alias: string;
}

/** The records that a claim's owner is asked to set: the proof, and those that lead visitors to us. */
export async function recordsFor(of: DomainClaim, names: Names): Promise<Wanted> {
  const target = await domainTarget(names);
  if (!target) throw new Error('The name that own domains lead to has no address.');
  const all = wantedRecords(of, target);
  const bare = (records: typeof all) => records.map(({ name, kind, value }) => ({ name, kind, value }));
  return {
    proved: bare(all.filter((one) => one.of === 'proof')),
    leading: bare(all.filter((one) => one.of !== 'proof')),
    alias: target.alias,
  };
}

/** Runs a task for each item, some at the same time, as the job does. */
export async function inTurns<Item>(
  items: readonly Item[],
  task: (item: Item, index: number) => Promise<void>,
  together = 8,
): Promise<void> {
  const left = items.entries();
  const work = async () => {
    for (const [index, item] of left) await task(item, index);
  };
  await Promise.all(Array.from({ length: together }, work));
}
