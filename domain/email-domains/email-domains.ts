import { and, eq, ne, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { mailProviderOf } from '../../content/mail-providers.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { dkimKeys, domainClaims, emailDomains, projects } from '../../db/schema/index.ts';
import { type Names, names as openNames } from '../../outside/network/names.ts';
import { dayMs } from '../../time/units.ts';
import { offersEmail } from '../email-offer.ts';
import { isAnswered } from '../hosting/schema.ts';
import { projectChanged } from '../live/project-changed.ts';
import { type DomainClaim, isOpen } from '../own-domains/claim.ts';
import { shownName } from '../own-domains/name.ts';
import { tombstoneDays } from '../own-domains/states.ts';
import { recordEvent } from '../projects/states.ts';
import { keysOf, storableKey } from './keys.ts';
import { mailServersAt } from './look-up.ts';
import { refusedAs } from './refusals.ts';
import type { EmailProvider } from './schema.ts';

interface Choosing {
  /** The owner said that mailboxes which receive the domain's email now may stop. */
  replaces?: boolean;
  names?: Names;
  now?: Date;
}

/**
 * Chooses who receives email at a project's domain: us, a provider elsewhere, or no one whom we know of. Nothing changes until the owner
 * sets the records. Mailboxes that exist are only replaced if they say so.
 */
export async function chooseProvider(
  ownerId: string,
  projectId: string,
  provider: EmailProvider | 'none',
  { replaces = false, names = openNames(), now = new Date() }: Choosing = {},
): Promise<Result> {
  if (provider === 'us' && !offersEmail()) return refusedAs('not-receiving');
  const [own] = await db()
    .select({ claim: domainClaims, before: emailDomains.provider })
    .from(domainClaims)
    .innerJoin(projects, eq(projects.id, domainClaims.projectId))
    .leftJoin(emailDomains, eq(emailDomains.claimId, domainClaims.id))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), isOpen));
  if (!own || !isAnswered(own.claim.state)) return refusedAs('domain-not-connected');
  const { claim, before } = own;
  if (provider === (before ?? 'none')) return { ok: true };
  if (provider === 'us' && !replaces) {
    const elsewhere = await receivingElsewhere(claim.domain, names);
    if (elsewhere) return refusedAs('email-elsewhere', { name: shownName(claim.domain), provider: elsewhere });
  }
  const key = provider === 'us' ? await storableKey() : undefined;
  return db().transaction(async (tx) => {
    if (!(await takeOver(tx, claim, now))) return refusedAs('email-taken', { name: shownName(claim.domain) });
    const step = provider === 'none' ? 'email-removed' : 'email-chosen';
    if (provider === 'none') await tx.delete(emailDomains).where(eq(emailDomains.claimId, claim.id));
    else await choose(tx, claim, provider, key, now);
    await recordEvent(tx, projectId, { actor: `user:${ownerId}`, event: { kind: 'domain', step, name: claim.domain } });
    await projectChanged(tx, projectId);
    return { ok: true };
  });
}

async function choose(
  tx: Transaction,
  claim: DomainClaim,
  provider: EmailProvider,
  key: Awaited<ReturnType<typeof storableKey>> | undefined,
  now: Date,
): Promise<void> {
  const set = { provider, seen: null, readyAt: null, checkedAt: null, nextCheckAt: now, updatedAt: now };
  const [row] = await tx
    .insert(emailDomains)
    .values({ claimId: claim.id, createdAt: now, ...set })
    .onConflictDoUpdate({ target: emailDomains.claimId, set })
    .returning({ id: emailDomains.id });
  if (!row) throw new Error('An email domain was not stored.');
  // Someone who comes back keeps the key whose record may still be there.
  const known = await keysOf(row.id, tx);
  if (key && known.length === 0) await tx.insert(dkimKeys).values({ ...key, emailDomainId: row.id, createdAt: now });
}

/** Who receives a domain's email now, by name, unless it's us or no one. */
export async function receivingElsewhere(domain: string, names: Names): Promise<string | undefined> {
  const hosts = ((await mailServersAt(domain, names)) ?? []).filter((host) => host && host !== env().mailIn?.host);
  return hosts.length > 0 ? (mailProviderOf(hosts)?.name ?? hosts.join(', ')) : undefined;
}

/**
 * Makes a domain's email a project's alone. False if another project has it: two hosts of one domain may be two sites, but it has one set of MX
 * records. A site whose domain has led elsewhere for long loses it to someone who proved since then that the domain is theirs.
 */
async function takeOver(tx: Transaction, { domain, projectId, provedAt }: DomainClaim, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('email-domain'), hashtext(${domain}))`);
  const others = await tx
    .select({ id: emailDomains.id, projectId: domainClaims.projectId, state: domainClaims.state, since: domainClaims.since })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(eq(domainClaims.domain, domain), ne(domainClaims.projectId, projectId), isOpen));
  const leftBefore = new Date(now.getTime() - tombstoneDays * dayMs);
  const isLeft = ({ state, since }: (typeof others)[number]) =>
    state === 'away' && since <= leftBefore && provedAt !== null && provedAt > since;
  if (!others.every(isLeft)) return false;
  for (const { id, projectId: former } of others) {
    await tx.delete(emailDomains).where(eq(emailDomains.id, id));
    await recordEvent(tx, former, { actor: 'system', event: { kind: 'domain', step: 'email-removed', name: domain } });
    await projectChanged(tx, former);
  }
  return true;
}
