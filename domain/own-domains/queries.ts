import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { domainClaims } from '../../db/schema/index.ts';
import { originOfHost } from '../addresses.ts';
import { type DomainState, isBeingSetUp } from '../hosting/schema.ts';
import { type DomainClaim, isOpen } from './claim.ts';
import { connectUrl } from './domain-connect.ts';
import { shownName } from './name.ts';
import { problemInWords } from './problem-words.ts';
import { domainTarget, type Target, wantedRecords } from './records.ts';
import type { DomainProblem, WantedRecord } from './schema.ts';

/** A site's own domain, as its screens show it. */
export interface ShownDomain {
  id: string;
  /** As people write it. */
  name: string;
  /** The name that redirects to it. */
  twin: string | null;
  /** The domain that was registered, as people write it: hollis.com for www.hollis.com. */
  registered: string;
  address: string;
  state: DomainState;
  /** Those that are still to be set, or may be set wrongly. The proving one may go once it was seen. */
  records: WantedRecord[];
  /** What to do next. Empty if there's nothing to do. */
  problem: string;
  problemCode: DomainProblem['code'] | null;
  /** As people write them. */
  nameServers: string[];
  /** The provider of its DNS, and its page on which the owner lets it set all records. Null if it doesn't offer that. */
  connect: { name: string; url: string } | null;
  checkedAt: Date | null;
}

/** The domain that a project has, or is getting. */
export async function domainOf(projectId: string): Promise<ShownDomain | undefined> {
  const [claim] = await db()
    .select()
    .from(domainClaims)
    .where(and(eq(domainClaims.projectId, projectId), isOpen));
  if (!claim) return undefined;
  const target = await domainTarget();
  const { id, host, twin, state, problem, seen, checkedAt } = claim;
  return {
    id,
    name: shownName(host),
    twin: twin && shownName(twin),
    registered: shownName(claim.domain),
    address: originOfHost(host),
    state,
    records:
      target && (isBeingSetUp(state) || problem)
        ? wantedRecords(claim, target).filter(({ of }) => of !== 'proof' || state === 'claimed')
        : [],
    problem: problem ? problemInWords(problem) : '',
    problemCode: problem?.code ?? null,
    nameServers: seen?.nameServers.map(shownName) ?? [],
    connect: connectOf(claim, target),
    checkedAt,
  };
}

function connectOf(claim: DomainClaim, target: Target | undefined): ShownDomain['connect'] {
  const provider = claim.seen?.connect;
  const url = provider && target && isBeingSetUp(claim.state) ? connectUrl(claim, target, provider) : undefined;
  return provider && url ? { name: provider.name, url } : null;
}

/** The records that owners of open claims are asked to set, by domain, those that were asked for last first. */
export async function recordsAskedFor(): Promise<{ name: string; records: WantedRecord[] }[]> {
  const target = await domainTarget();
  if (!target) return [];
  const claims = await db().select().from(domainClaims).where(isOpen).orderBy(desc(domainClaims.createdAt));
  return claims.map((claim) => ({ name: claim.domain, records: wantedRecords(claim, target) }));
}
