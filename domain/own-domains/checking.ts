import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { domainClaims, projects } from '../../db/schema/index.ts';
import { askAt } from '../../outside/network/ask.ts';
import { type ConnectProvider, connectProviderOf } from '../../outside/network/domain-connect.ts';
import { type Names, names as openNames } from '../../outside/network/names.ts';
import { type Reach, realReach } from '../../outside/network/reach.ts';
import { codeOf, reasonOf } from '../../outside/network/reason.ts';
import { appUrl, originOfHost } from '../addresses.ts';
import { newQuestion, type ProbeFacts, probeHeader, probePath } from '../health/probe.ts';
import { isBeingSetUp } from '../hosting/schema.ts';
import { mayChange, type SiteEditor } from '../projects/site-editor.ts';
import { type DomainClaim, isOpen } from './claim.ts';
import { takeStep } from './claims.ts';
import { lookUp } from './look-up.ts';
import { domainTarget, type Target } from './records.ts';
import { refusedAs } from './refusals.ts';
import type { DomainProblem } from './schema.ts';
import { nextStep } from './states.ts';

/** How a claim is checked. Tests pass their own. */
export interface Checking {
  names?: Names;
  reach?: Reach;
  now?: () => Date;
  /** How long our own first request is repeated, because a certificate takes a moment. */
  answerMs?: number;
}

/** Claims checked by one job, and at the same time. */
export const atOnce = 200;
const together = 8;
/** A job stops in time for the next one. */
const runForMs = 50_000;
const pauseMs = 2000;
/** Shortest time between two checks that someone asks for. */
export const askedAgainMs = 5000;

/** Checks the claims that are due. Returns how many. */
export async function checkDomains(checking: Checking = {}): Promise<number> {
  const now = checking.now ?? (() => new Date());
  const due = await db()
    .select()
    .from(domainClaims)
    .where(and(isNotNull(domainClaims.nextCheckAt), lte(domainClaims.nextCheckAt, now())))
    .orderBy(asc(domainClaims.nextCheckAt))
    .limit(atOnce);
  return checkAll(due, (claim) => checkClaim(claim, checking));
}

/** Checks things that are due, several at a time, until a job has to end. One that can't be checked is logged. Returns how many there were. */
export async function checkAll<Due extends { id: string }>(due: Due[], check: (one: Due) => Promise<void>): Promise<number> {
  const started = performance.now();
  const left = [...due];
  let count = 0;
  const work = async () => {
    for (let one = left.shift(); one && performance.now() - started < runForMs; one = left.shift()) {
      const { id } = one;
      await check(one).catch((error: unknown) => log.error({ err: error, checkedId: id }, 'could not check a domain'));
      count++;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return count;
}

/** Checks a site's claim now, for someone who waits for it. */
export async function checkNow(editor: SiteEditor, projectId: string, checking: Checking = {}): Promise<Result> {
  const [row] = await db()
    .select({ claim: domainClaims })
    .from(domainClaims)
    .innerJoin(projects, eq(projects.id, domainClaims.projectId))
    .where(and(mayChange(editor, projectId), isOpen));
  if (!row) return refusedAs('claim-not-found');
  const now = checking.now?.() ?? new Date();
  if (row.claim.checkedAt && now.getTime() - row.claim.checkedAt.getTime() < askedAgainMs) return refusedAs('checked-just-now');
  // Someone waits, so a certificate that isn't there yet is left to the job.
  await checkClaim(row.claim, { answerMs: 0, ...checking });
  return { ok: true };
}

/** Looks at a claim's records, makes our own request once they're right, and writes what follows. */
export async function checkClaim(claim: DomainClaim, checking: Checking = {}): Promise<void> {
  const { names = openNames(), reach = realReach(), now = () => new Date(), answerMs = 30_000 } = checking;
  const target = await domainTarget(names);
  if (!target) return log.warn('our own address can’t be looked up, so no domain is checked');
  const authority = originOfHost(claim.host).startsWith('https://') ? env().certificateAuthority : undefined;
  const [sighting, connect] = await Promise.all([lookUp(claim, names, target, authority), offerOf(claim, names, reach)]);
  const seen = { ...sighting.seen, ...(connect && { connect }) };
  let current = claim;
  let answered: DomainProblem | null | undefined;
  const isProved = claim.state !== 'claimed' || sighting.proof === 'right';
  if (sighting.pointing === 'right' && isProved && claim.state !== 'leaving') {
    // The proxy gets a certificate only for names that are answered, so the step before our own request comes first.
    const pointed = nextStep(current, sighting, undefined, now());
    if (pointed.state === 'pointed' && current.state !== 'pointed') {
      if (!(await takeStep(current, pointed, { seen }, now()))) return;
      const [written] = await db().select().from(domainClaims).where(eq(domainClaims.id, claim.id));
      if (written?.state !== 'pointed') return;
      current = written;
    }
    answered = await answerAt(current, target, reach, answerMs);
  }
  await takeStep(current, nextStep(current, sighting, answered, now()), { seen }, now());
}

/** The provider that offers to set a claim's records, while they're being set up. */
async function offerOf({ domain, state }: DomainClaim, names: Names, reach: Reach): Promise<ConnectProvider | undefined> {
  const template = env().domainConnect;
  if (!template || !isBeingSetUp(state)) return undefined;
  return connectProviderOf(domain, template, { names, reach, protocol: new URL(appUrl()).protocol });
}

/** Null if our own answer comes from a claim's hosts, at the address of ours that visitors use. */
async function answerAt({ host, twin }: DomainClaim, { addresses }: Target, reach: Reach, forMs: number): Promise<DomainProblem | null> {
  const until = performance.now() + forMs;
  for (;;) {
    const problem = (await ownAnswer(host, addresses, reach)) ?? (twin ? await ownAnswer(twin, addresses, reach) : null);
    if (!problem || performance.now() + pauseMs > until) return problem;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function ownAnswer(host: string, [address = '']: string[], reach: Reach): Promise<DomainProblem | null> {
  const { question, proof } = newQuestion();
  try {
    const url = new URL(probePath, originOfHost(host));
    const answer = await askAt(reach, url, address, { headers: { [probeHeader]: question }, isVerified: true });
    const facts = answer.status === 200 ? (JSON.parse(answer.body) as ProbeFacts) : undefined;
    return facts?.proof === proof ? null : { code: 'no-answer', reason: `another server answers with status ${answer.status}` };
  } catch (error) {
    // A proxy without a certificate for the name ends the connection with an alert.
    const isWaiting = /^(?:EPROTO|ERR_SSL|ECONNRESET)/.test(codeOf(error));
    return {
      code: 'no-answer',
      reason: isWaiting ? 'its certificate isn’t ready' : error instanceof SyntaxError ? 'another server answers' : reasonOf(error),
    };
  }
}
