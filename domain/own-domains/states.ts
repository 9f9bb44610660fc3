import { dayMs, hourMs, minuteMs } from '../../time/units.ts';
import type { DomainState } from '../hosting/schema.ts';
import type { Sighting } from './look-up.ts';
import type { DomainProblem, Ending } from './schema.ts';

/** Days until a claim that no one proves is dropped, and after which its owner is reminded. */
export const unprovedDays = 30;
export const reminderDays = [14, 28];
/** Checks in a row, `driftCheckMs` apart, that see a served domain lead elsewhere before we say so. */
const driftChecks = 3;
const driftCheckMs = 6 * hourMs;
/** Days that a domain which leads elsewhere stays the site's address. */
export const driftDays = 7;
/** Days that a domain which leads elsewhere keeps its email from whoever proves that the domain is theirs. */
export const tombstoneDays = 30;
/** Days that a removed domain redirects to the free address. */
export const leavingDays = 30;

/** Where a claim stands, as far as its next step depends on it. */
export interface Standing {
  state: DomainState;
  since: Date;
  createdAt: Date;
  awayChecks: number;
  leavesAt: Date | null;
}

export interface Step {
  state: DomainState;
  ending?: Ending;
  problem: DomainProblem | null;
  awayChecks: number;
  nextCheckAt: Date | null;
}

/**
 * The next state of a claim after a look at its records. `answered` is what our own request to the domain brought, which is made only
 * once its records are right: null if we got our own answer, the problem if not, undefined if it wasn't made. What couldn't be asked
 * never moves a claim back.
 */
export function nextStep(claim: Standing, sighting: Sighting, answered: DomainProblem | null | undefined, now: Date): Step {
  const { state } = claim;
  const leads = sighting.pointing === 'right';
  const isElsewhere = sighting.pointing === 'wrong' && sighting.problem?.code !== 'not-visible-yet';
  const to = (next: DomainState, problem: DomainProblem | null = sighting.problem ?? null, awayChecks = 0): Step => ({
    state: next,
    problem,
    awayChecks,
    nextCheckAt: nextCheck(next, next === state ? claim : { ...claim, since: now }, awayChecks, now),
  });
  const answer = (): Step => (answered === null ? to('serving', null) : to('pointed', answered ?? null));
  switch (state) {
    case 'claimed':
      if (sighting.proof === 'right') return leads ? answer() : to('proved');
      return now.getTime() - claim.createdAt.getTime() >= unprovedDays * dayMs ? ended('unproved', sighting.problem) : to('claimed');
    case 'proved':
      return leads ? answer() : to('proved', withoutProof(sighting));
    case 'pointed':
      if (isElsewhere) return to('proved', withoutProof(sighting));
      return leads ? answer() : to('pointed', withoutProof(sighting));
    case 'serving': {
      if (leads && !answered) return to('serving', null);
      if (!isElsewhere && !answered) return to('serving', null, claim.awayChecks);
      const awayChecks = claim.awayChecks + 1;
      const problem = answered ?? withoutProof(sighting);
      return awayChecks >= driftChecks ? to('drifting', problem, awayChecks) : to('serving', problem, awayChecks);
    }
    case 'drifting':
      if (leads && !answered) return to('serving', null);
      if (now.getTime() - claim.since.getTime() >= driftDays * dayMs && (isElsewhere || answered))
        return to('away', answered ?? withoutProof(sighting), claim.awayChecks);
      return to('drifting', answered ?? withoutProof(sighting), claim.awayChecks);
    case 'away':
      return leads ? answer() : to('away', withoutProof(sighting));
    case 'leaving':
      return claim.leavesAt && now >= claim.leavesAt ? ended('removed') : to('leaving', null);
    case 'ended':
      return ended('removed');
  }
}

/** The problem of a claim that's proved: the owner may take the proving record away again. */
function withoutProof({ problem }: Sighting): DomainProblem | null {
  return problem && problem.code !== 'proof-missing' && problem.code !== 'proof-outdated' ? problem : null;
}

function ended(ending: Ending, problem: DomainProblem | undefined = undefined): Step {
  return { state: 'ended', ending, problem: problem ?? null, awayChecks: 0, nextCheckAt: null };
}

/** When a claim is looked at again by itself: often while its owner is at it, then ever less. */
function nextCheck(state: DomainState, { since, leavesAt }: Standing, awayChecks: number, now: Date): Date {
  const setUp = setUpWaitMs(now.getTime() - since.getTime());
  const wait: Record<DomainState, number> = {
    claimed: setUp,
    proved: setUp,
    pointed: setUp,
    serving: awayChecks > 0 ? driftCheckMs : dayMs,
    drifting: driftCheckMs,
    away: dayMs,
    leaving: leavesAt ? Math.max(0, leavesAt.getTime() - now.getTime()) : dayMs,
    ended: dayMs,
  };
  return new Date(now.getTime() + wait[state]);
}

/** How long until the next look at records that an owner is setting, by how long they've been at it. */
export function setUpWaitMs(ageMs: number): number {
  return ageMs < hourMs ? minuteMs : ageMs < dayMs ? 10 * minuteMs : ageMs < 7 * dayMs ? hourMs : 6 * hourMs;
}
