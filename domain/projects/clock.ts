import type { projects } from '../../db/schema/index.ts';
import { hourMs } from '../../time/units.ts';

type Clocked = Pick<typeof projects.$inferSelect, 'clockStartedAt' | 'clockRunningSince' | 'clockSpentMs' | 'dueAt' | 'firstDraftAt'>;

/** Milliseconds the clock has run, before pauses and since it last started. Negative before the start day begins. */
export function spentMs(project: Clocked, now: Date = new Date()): number {
  return project.clockSpentMs + (project.clockRunningSince ? now.getTime() - project.clockRunningSince.getTime() : 0);
}

/** Fields that start the clock at `startAt` with `hours` to the draft. */
export function startedClock(startAt: Date, hours: number) {
  return { clockStartedAt: startAt, clockRunningSince: startAt, clockSpentMs: 0, dueAt: new Date(startAt.getTime() + hours * hourMs) };
}

/** Fields that pause the clock while we wait for the customer. A clock that hasn't started yet has spent nothing. */
export function pausedClock(project: Clocked, now: Date = new Date()) {
  return { clockRunningSince: null, clockSpentMs: Math.max(0, spentMs(project, now)) };
}
