import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { addressMailboxes, emailAddresses } from '../../db/schema/index.ts';
import { projectChanged } from '../live/project-changed.ts';
import { shownName } from '../own-domains/name.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { connect, forgetUnused, keepMailbox, type TypedMailbox, withMailbox } from './mailboxes.ts';
import { refusedAs } from './refusals.ts';
import { alwaysReceived, catchAll, mostAddresses } from './schema.ts';
import { addressOf, lockedSite } from './site.ts';

interface NewAddress extends TypedMailbox {
  localPart: string;
  senderName: string;
}

/** Adds an address to a site, whose email goes to a mailbox once that's verified. */
export async function addAddress(ownerId: string, projectId: string, { localPart, senderName, ...typed }: NewAddress): Promise<Result> {
  return withMailbox(ownerId, projectId, typed, async (tx, site) => {
    const address = `${localPart}@${shownName(site.domain)}`;
    if (alwaysReceived.includes(localPart)) return refusedAs('always-received', { address });
    const listed = await tx.select().from(emailAddresses).where(listedOf(projectId));
    if (listed.some((one) => one.localPart === localPart)) return refusedAs('address-exists', { address });
    if (listed.length >= mostAddresses) return refusedAs('addresses-full');
    const kept = await keepMailbox(tx, site, typed.mailbox);
    if (!kept.ok) return kept;
    const id = v7();
    await tx.insert(emailAddresses).values({ id, projectId, localPart, senderName });
    await connect(tx, site, id, kept.mailbox);
    return { ok: true };
  });
}

/** Changes the name that recipients see beside an address. */
export async function renameSender(ownerId: string, projectId: string, addressId: string, senderName: string): Promise<Result> {
  return db().transaction(async (tx) => {
    if (!(await lockedProjectOf(tx, ownerId, projectId))) return refusedAs('project-not-found');
    const renamed = await tx
      .update(emailAddresses)
      .set({ senderName, updatedAt: sql`now()` })
      .where(addressOf(projectId, addressId))
      .returning({ id: emailAddresses.id });
    await projectChanged(tx, projectId);
    return renamed.length > 0 ? { ok: true } : refusedAs('address-not-found');
  });
}

/** Removes an address, and mailboxes that no other one uses. Email to it is refused from then on, or goes to the catch-all. */
export async function removeAddress(ownerId: string, projectId: string, addressId: string): Promise<Result> {
  return db().transaction(async (tx) => {
    if (!(await lockedProjectOf(tx, ownerId, projectId))) return refusedAs('project-not-found');
    const removed = await tx.delete(emailAddresses).where(addressOf(projectId, addressId)).returning({ id: emailAddresses.id });
    if (removed.length === 0) return refusedAs('address-not-found');
    await forgetUnused(tx, projectId);
    return { ok: true };
  });
}

/** Receives email to every name at the domain that isn't listed, in the mailboxes of the first address. */
export async function addCatchAll(ownerId: string, projectId: string): Promise<Result> {
  return db().transaction(async (tx) => {
    const found = await lockedSite(tx, ownerId, projectId);
    if (!found.ok) return found;
    const [first] = await tx.select().from(emailAddresses).where(listedOf(projectId)).orderBy(asc(emailAddresses.createdAt)).limit(1);
    if (!first) return refusedAs('first-address-needed');
    const [added] = await tx
      .insert(emailAddresses)
      .values({ projectId, localPart: catchAll, senderName: first.senderName })
      .onConflictDoNothing()
      .returning({ id: emailAddresses.id });
    if (!added) return { ok: true };
    const used = await tx
      .select({ mailboxId: addressMailboxes.mailboxId })
      .from(addressMailboxes)
      .where(eq(addressMailboxes.addressId, first.id));
    if (used.length > 0) await tx.insert(addressMailboxes).values(used.map(({ mailboxId }) => ({ addressId: added.id, mailboxId })));
    await projectChanged(tx, projectId);
    return { ok: true };
  });
}

/** A project's addresses, without the one for everything else. */
function listedOf(projectId: string) {
  return and(eq(emailAddresses.projectId, projectId), ne(emailAddresses.localPart, catchAll));
}
