import { eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type LaunchStep, launchSteps } from '../../content/launch-steps.ts';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { lockedProjectOf } from './queries.ts';
import { refusedAs } from './refusals.ts';

/** The owner marks a step after the launch as done, or as open again. */
export async function markLaunchStep(ownerId: string, projectId: string, key: string, isDone: boolean): Promise<Result> {
  const step = launchSteps.find((one) => one.key === key);
  if (!step) return refusedAs('step-not-found');
  return db().transaction(async (tx) => {
    const project = await lockedProjectOf(tx, ownerId, projectId);
    if (!project?.liveVersionId) return refusedAs('site-not-live');
    const others = project.launchStepsDone.filter((done) => done !== step.key);
    await tx
      .update(projects)
      .set({ launchStepsDone: isDone ? [...others, step.key] : others, updatedAt: sql`now()` })
      .where(eq(projects.id, projectId));
    return { ok: true };
  });
}

/** The three steps of a site: connecting the owner's domain if the brief names one, otherwise social profiles. */
export function launchStepsOf(oldDomain: string | undefined): LaunchStep[] {
  return ['google', oldDomain ? 'old-site' : 'social', 'cards'];
}
