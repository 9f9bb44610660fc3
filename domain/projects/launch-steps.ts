import { eq, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type LaunchStep, launchSteps } from '../../content/launch-steps.ts';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { lockedProjectOf } from './queries.ts';

/** The owner marks a step after the launch as done, or as open again. */
export async function markLaunchStep(ownerId: string, projectId: string, key: string, isDone: boolean): Promise<Result> {
  const step = launchSteps.find((one) => one.key === key);
  if (!step) return { ok: false, message: 'That step no longer exists. Reload the page.' };
  return db().transaction(async (tx) => {
    const project = await lockedProjectOf(tx, ownerId, projectId);
    if (!project?.liveVersionId) return { ok: false, message: 'These steps start once your site is live.' };
    const others = project.launchStepsDone.filter((done) => done !== step.key);
    await tx
      .update(projects)
      .set({ launchStepsDone: isDone ? [...others, step.key] : others, updatedAt: sql`now()` })
      .where(eq(projects.id, projectId));
    return { ok: true };
  });
}

/** The three steps of a site: forwarding the owner's domain if the brief names one, otherwise social profiles. */
export function launchStepsOf(oldDomain: string | undefined): LaunchStep[] {
  return ['google', oldDomain ? 'old-site' : 'social', 'cards'];
}
