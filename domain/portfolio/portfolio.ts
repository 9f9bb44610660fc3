import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects } from '../../db/schema/index.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { recordEvent } from '../projects/states.ts';
import { refusedAs } from './refusals.ts';

/** The owner lets us show their live site in the portfolio, or withdraws that. It takes effect immediately. */
export async function setPortfolioConsent(ownerId: string, projectId: string, agreed: boolean): Promise<Result> {
  return db().transaction(async (tx) => {
    const project = await lockedProjectOf(tx, ownerId, projectId);
    if (!project) return refusedAs('project-not-found');
    if (agreed && project.state !== 'live') return refusedAs('site-not-live');
    if (agreed === Boolean(project.portfolioConsentAt)) return { ok: true };
    await tx
      .update(projects)
      .set({ portfolioConsentAt: agreed ? new Date() : null })
      .where(eq(projects.id, projectId));
    await recordEvent(tx, projectId, {
      actor: `user:${ownerId}`,
      event: { kind: 'portfolio', agreed },
    });
    await publishChange(tx, { topic: 'site', id: project.slug ?? '' });
    return { ok: true };
  });
}
