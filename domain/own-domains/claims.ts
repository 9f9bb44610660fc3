import { randomBytes } from 'node:crypto';
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { domainClaims, projects } from '../../db/schema/index.ts';
import { dayMs } from '../../time/units.ts';
import { siteAddress } from '../addresses.ts';
import { boundStates, isAnswered, isPrimary } from '../hosting/schema.ts';
import { projectChanged } from '../live/project-changed.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { actorOf, mayChange, type SiteEditor } from '../projects/site-editor.ts';
import { recordEvent } from '../projects/states.ts';
import { moveAddress } from '../publications/publishing.ts';
import { type DomainClaim, isOpen } from './claim.ts';
import { claimedHosts, shownName } from './name.ts';
import { notifyOfStep, remindOfClaim } from './notify.ts';
import { refusedAs } from './refusals.ts';
import { leavingDays, type Step } from './states.ts';

/** Letters of a proof: 100 bits. */
const newProof = (): string => randomBytes(13).toString('hex');

/** Claims a domain for a site. It becomes the site's address once its records prove it and lead here. */
export async function claimDomain(
  editor: SiteEditor,
  projectId: string,
  typed: string,
  now = new Date(),
): Promise<Result<{ claimId: string }>> {
  const named = claimedHosts(typed);
  if (!named.ok) return named;
  const { host, twin, domain } = named;
  return db().transaction(async (tx) => {
    const [project] = await tx
      .select({ id: projects.id, slug: projects.slug })
      .from(projects)
      .where(mayChange(editor, projectId))
      .for('update');
    if (!project) return refusedAs('project-not-found');
    if (!project.slug) return refusedAs('brief-not-sent');
    const [open] = await tx
      .select({ host: domainClaims.host })
      .from(domainClaims)
      .where(and(eq(domainClaims.projectId, projectId), isOpen));
    if (open) return refusedAs('claim-exists', { name: shownName(open.host) });
    if (await isTaken(tx, { projectId, host, twin })) return refusedAs('name-taken', { name: shownName(host) });
    const [claim] = await tx
      .insert(domainClaims)
      .values({ projectId, host, twin, domain, proof: newProof(), createdAt: now, since: now, nextCheckAt: now })
      .returning({ id: domainClaims.id });
    if (!claim) throw new Error('A claim was not stored.');
    await recordEvent(tx, projectId, { actor: actorOf(editor), event: { kind: 'domain', step: 'claimed', name: host } });
    if (editor.role === 'admin')
      await addSystemLine(
        tx,
        projectId,
        `domain-claimed:${claim.id}`,
        `We set up ${shownName(host)} for this site. Its records are in the settings, under Domain.`,
      );
    return { ok: true, claimId: claim.id };
  });
}

/**
 * Removes a site's domain. What was never answered ends at once. A domain that visitors know redirects them to the free address for a while, so
 * that links and bookmarks don't break the same day.
 */
export async function removeDomain(editor: SiteEditor, projectId: string, claimId: string, now = new Date()): Promise<Result> {
  const [claim] = await db()
    .select({ claim: domainClaims, slug: projects.slug })
    .from(domainClaims)
    .innerJoin(projects, eq(projects.id, domainClaims.projectId))
    .where(and(mayChange(editor, projectId), eq(domainClaims.id, claimId), isOpen));
  if (!claim) return refusedAs('claim-not-found');
  const { host, state } = claim.claim;
  const leaves = state !== 'claimed' && state !== 'proved' && state !== 'pointed';
  const change = async (tx: Transaction) => {
    const [changed] = await tx
      .update(domainClaims)
      .set({
        ...(leaves
          ? {
              state: 'leaving',
              leavesAt: new Date(now.getTime() + leavingDays * dayMs),
              nextCheckAt: new Date(now.getTime() + leavingDays * dayMs),
            }
          : { state: 'ended', ending: 'removed', nextCheckAt: null }),
        problem: null,
        since: now,
        updatedAt: now,
      })
      .where(and(eq(domainClaims.id, claimId), eq(domainClaims.state, state)))
      .returning({ id: domainClaims.id });
    if (!changed) return false;
    await recordEvent(tx, projectId, { actor: actorOf(editor), event: { kind: 'domain', step: 'removed', name: host } });
    if (editor.role === 'admin')
      await addSystemLine(tx, projectId, `domain-removed:${claimId}`, `We removed ${shownName(host)} from this site.`);
    await domainChanged(tx, claimId);
    return true;
  };
  const removed = isPrimary(state)
    ? await moveAddress(projectId, siteAddress({ slug: claim.slug, ownHost: null }), actorOf(editor), withOwnHost(projectId, null, change))
    : await db().transaction(change);
  return removed ? { ok: true } : refusedAs('changed-meanwhile');
}

/**
 * Writes a claim's next step, unless it has changed since it was read. Returns whether it was written. `step` says `proved` only if no
 * other site has the name.
 */
export async function takeStep(claim: DomainClaim, step: Step, seen: Partial<DomainClaim>, now: Date): Promise<boolean> {
  const { id, projectId, host } = claim;
  const isMoving = isPrimary(step.state) !== isPrimary(claim.state);
  const change = async (tx: Transaction) => {
    const isBinding = claim.state === 'claimed' && (boundStates as readonly string[]).includes(step.state);
    const next: Step = isBinding && (await isTaken(tx, claim)) ? { ...step, state: 'claimed', problem: { code: 'taken' } } : step;
    const isNew = next.state !== claim.state;
    if (isBinding && isNew) await endOthers(tx, claim, now);
    const [written] = await tx
      .update(domainClaims)
      .set({
        ...seen,
        ...next,
        ...(isNew && { since: now }),
        ...(isBinding && isNew && { provedAt: now }),
        checkedAt: now,
        updatedAt: now,
      })
      .where(and(eq(domainClaims.id, id), eq(domainClaims.state, claim.state)))
      .returning();
    if (!written) return false;
    if (isNew) await notifyOfStep(tx, claim, written);
    else {
      await projectChanged(tx, projectId);
      if (next.state === 'claimed') await remindOfClaim(tx, written, now);
    }
    if (isNew && (isAnswered(claim.state) || isAnswered(next.state))) await domainChanged(tx, id);
    return true;
  };
  if (!isMoving) return db().transaction(change);
  const ownHost = isPrimary(step.state) ? host : null;
  const [project] = await db().select({ slug: projects.slug }).from(projects).where(eq(projects.id, projectId));
  return moveAddress(projectId, siteAddress({ slug: project?.slug ?? null, ownHost }), 'system', withOwnHost(projectId, ownHost, change));
}

/** A change of a claim that also changes the host that is its project's address. */
function withOwnHost(projectId: string, ownHost: string | null, change: (tx: Transaction) => Promise<boolean>) {
  return async (tx: Transaction): Promise<boolean> => {
    if (!(await change(tx))) return false;
    await tx.update(projects).set({ ownHost, updatedAt: sql`now()` }).where(eq(projects.id, projectId));
    return true;
  };
}

type Named = Pick<DomainClaim, 'host' | 'twin' | 'projectId'>;

/** Claims that have proved the same name, other than this project's. Callers of a name wait for each other until `tx` ends. */
async function othersOf(tx: Transaction, { host, twin }: Named) {
  const key = twin && twin < host ? twin : host;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('own-domain'), hashtext(${key}))`);
  return and(eq(sql`least(${domainClaims.host}, ${domainClaims.twin})`, key), inArray(domainClaims.state, [...boundStates]));
}

/** Whether another site has the name. A site that lost it, or is leaving it, doesn't have it against someone who proves it. */
async function isTaken(tx: Transaction, named: Named): Promise<boolean> {
  const others = await othersOf(tx, named);
  const [taken] = await tx
    .select({ id: domainClaims.id })
    .from(domainClaims)
    .where(and(others, ne(domainClaims.projectId, named.projectId), notInArray(domainClaims.state, ['away', 'leaving'])))
    .limit(1);
  return taken !== undefined;
}

/** Ends what others, and the same site before, still had of a name that is proved now. */
async function endOthers(tx: Transaction, claim: DomainClaim, now: Date): Promise<void> {
  const others = await othersOf(tx, claim);
  const ended = await tx
    .update(domainClaims)
    .set({
      state: 'ended',
      ending: sql`case when ${domainClaims.projectId} = ${claim.projectId} then 'removed' else 'lost' end`,
      since: now,
      nextCheckAt: null,
      updatedAt: now,
    })
    .where(and(others, ne(domainClaims.id, claim.id)))
    .returning();
  for (const other of ended) {
    if (other.ending === 'lost') await notifyOfStep(tx, { ...other, state: 'away' }, other);
    await domainChanged(tx, other.id);
  }
}

/** Makes every process read a claim's hosts again when `tx` commits. */
async function domainChanged(tx: Transaction, claimId: string): Promise<void> {
  await publishChange(tx, { topic: 'domain', id: claimId });
}
