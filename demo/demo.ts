import { eq } from 'drizzle-orm';
import { env } from '../base/env.ts';
import { demoAccounts } from '../content/demo-accounts.ts';
import type { PageKey } from '../content/site-pages.ts';
import { db } from '../db/connect.ts';
import { enqueue } from '../db/enqueue.ts';
import { projects, sessions, userRoles, users } from '../db/schema/index.ts';
import { grantAdmin } from '../domain/accounts/admins.ts';
import { auth } from '../domain/accounts/auth.ts';
import { markPaid } from '../domain/billing/mark-paid.ts';
import { placeOrder } from '../domain/billing/place-order.ts';
import { saveAnswer, submitBrief } from '../domain/briefs/briefs.ts';
import type { Answers } from '../domain/briefs/schema.ts';
import { draftSite } from '../domain/drafts/drafting.ts';
import { termsVersionNow } from '../domain/legal/queries.ts';
import { startOrder } from '../domain/orders/orders.ts';
import { setPortfolioConsent } from '../domain/portfolio/portfolio.ts';
import { openProject } from '../domain/projects/projects.ts';
import { approveVersion } from '../domain/publications/publishing.ts';
import { versionsOf } from '../domain/versions/versions.ts';
import florist from '../sites/briefs/florist-asheville.json' with { type: 'json' };
import plumber from '../sites/briefs/plumber-raleigh.json' with { type: 'json' };
import salon from '../sites/briefs/salon-nashville.json' with { type: 'json' };
import { accepted } from './accepted.ts';
import { daysAgo } from './days-ago.ts';
import { fillAdmin } from './demo-admin.ts';
import { daysLive, fillLife } from './demo-life.ts';
import { leaves } from './demo-office.ts';
import { fillSamples } from './demo-samples.ts';

/** Fixed seeds, so demo sites look the same on every start. */
const demoSeeds = { florist: 28_806, plumber: 20_114, salon: 37_206 };
/** How long the case study's sample shop has been live: within its first month, so no second bill is due. */
const shopDaysLive = 26;

/**
 * Fills an empty database with one admin and three customers: one with a live site and visitors, one with the live shop that
 * the case study links to, and one with a draft to review. Uses the same functions as real requests. Does nothing in a database
 * with other accounts, and continues if an earlier fill was interrupted. A job adds sixty more customers (fill-customers.ts).
 */
export async function fillDemo(): Promise<void> {
  await fillSamples();
  const accounts = await db()
    .select({ email: users.email, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .limit(20);
  const demoEmails: string[] = Object.values(demoAccounts);
  if (accounts.some(({ email, role }) => role || !demoEmails.includes(email))) return;
  const adminId = await demoUser(demoAccounts.admin, 'Mara', 'Lind');
  await daysAgo(shopDaysLive, async () => {
    const ownerId = await demoUser(demoAccounts.shopOwner, 'Lark', 'Spurling');
    await approveNewest(ownerId, await demoProject(ownerId, florist as Answers, demoSeeds.florist));
  });
  const live = await daysAgo(daysLive, async () => {
    const ownerId = await demoUser(demoAccounts.liveOwner, 'Mari', 'Gold');
    const projectId = await demoProject(ownerId, salon as Answers, demoSeeds.salon);
    await approveNewest(ownerId, projectId);
    accepted(await setPortfolioConsent(ownerId, projectId, true));
    return { ownerId, projectId };
  });
  await fillLife(live.ownerId, live.projectId, adminId);
  await fillAdmin(live.ownerId, adminId);
  const owner = await demoUser(demoAccounts.owner, 'Dana', 'Hollis');
  await demoProject(owner, plumber as Answers, demoSeeds.plumber);
  if (env().demo === 'full') await enqueue(db(), 'fill-demo', {});
  // Comes last, so this role shows that the fill is complete.
  accepted(await grantAdmin(demoAccounts.admin, 'demo'));
}

async function demoUser(email: string, firstName: string, lastName: string): Promise<string> {
  const [known] = await db().select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known) return known.id;
  const { user } = await auth().api.signUpEmail({
    body: { name: `${firstName} ${lastName}`, email, password: demoAccounts.password, firstName, lastName },
  });
  // Signing up logs in, which would leave a session on a device that doesn't exist.
  await db().delete(sessions).where(eq(sessions.userId, user.id));
  await db().update(users).set({ emailVerified: true, emailConfirmedAt: new Date() }).where(eq(users.id, user.id));
  return user.id;
}

/** Orders, pays by bank, answers the brief, and makes the draft directly instead of in a job. Continues where it stopped. */
async function demoProject(userId: string, brief: Answers, seed: number): Promise<string> {
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  const project = await openProject(userId);
  await db().update(projects).set({ seed }).where(eq(projects.id, project.id));
  if (!project.paidAt) {
    const { order, secret } = await startOrder(brief.pages as PageKey[], userId);
    const details = {
      name: user?.name ?? '',
      email: user?.email ?? '',
      method: 'invoice',
      terms: 'on',
      termsVersion: await termsVersionNow(),
    } as const;
    accepted(await placeOrder(order, details, secret, `user:${userId}`));
    accepted(await markPaid(order.id, 'demo'));
  }
  if (!project.briefSubmittedAt) {
    for (const [path, value] of leaves(brief)) accepted(await saveAnswer(userId, project.id, path, value));
    accepted(await submitBrief(userId, project.id));
  }
  if (!project.firstDraftAt) await draftSite(project.id);
  return project.id;
}

async function approveNewest(ownerId: string, projectId: string): Promise<void> {
  const [version] = await versionsOf(projectId, true);
  if (!version) throw new Error('The draft of a demo site failed the quality check.');
  accepted(await approveVersion(ownerId, projectId, version.id, version.contentHash));
}
