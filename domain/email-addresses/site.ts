import { and, eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import type { Transaction } from '../../db/connect.ts';
import { emailAddresses, users } from '../../db/schema/index.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { receivedDomain } from './queries.ts';
import { refusedAs } from './refusals.ts';

/** A site whose addresses are being changed. */
export interface EmailSite {
  projectId: string;
  name: string;
  /** Whose email is received for it. */
  domain: string;
  owner: { id: string; name: string; email: string; emailVerified: boolean };
}

/** An owner's site with a domain whose email we receive. It's locked, so that limits hold when two changes come at once. */
export async function lockedSite(tx: Transaction, ownerId: string, projectId: string): Promise<Result<{ site: EmailSite }>> {
  const project = await lockedProjectOf(tx, ownerId, projectId);
  if (!project) return refusedAs('project-not-found');
  const domain = await receivedDomain(projectId, tx);
  if (!domain) return refusedAs('email-not-received');
  const { id, name, email, emailVerified } = users;
  const [owner] = await tx.select({ id, name, email, emailVerified }).from(users).where(eq(users.id, ownerId));
  return owner ? { ok: true, site: { projectId, name: project.name, domain, owner } } : refusedAs('account-not-found');
}

/** An address of a project. */
export function addressOf(projectId: string, addressId: string) {
  return and(eq(emailAddresses.id, addressId), eq(emailAddresses.projectId, projectId));
}
