import { and, asc, eq, isNotNull, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { addressMailboxes, emailAddresses, mailboxes, projects, users } from '../../db/schema/index.ts';
import { checkLimits } from '../limits/limits.ts';
import { projectChanged } from '../live/project-changed.ts';
import { meantEmail } from '../mails/email-spelling.ts';
import { queueMail, withholdMails } from '../mails/mails.ts';
import { shownName, unknownEnding } from '../own-domains/name.ts';
import { lockedProjectOf } from '../projects/queries.ts';
import { mailboxIdIn, mailboxLink } from './mailbox-link.ts';
import { addressesOf, isReceivedHere, receivedDomain } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { catchAll, mostMailboxes } from './schema.ts';
import { addressOf, type EmailSite, lockedSite } from './site.ts';

export interface TypedMailbox {
  mailbox: string;
  /** The mailbox whose spelling the owner was asked about. */
  askedAbout?: string;
}

/**
 * Has email to an address passed on to a mailbox, beside those that it goes to already. The owner's own email is verified with their account.
 * Everyone else gets a link first.
 */
export async function attachMailbox(ownerId: string, projectId: string, addressId: string, typed: TypedMailbox): Promise<Result> {
  return withMailbox(ownerId, projectId, typed, async (tx, site) => {
    const [address] = await tx.select({ id: emailAddresses.id }).from(emailAddresses).where(addressOf(projectId, addressId));
    if (!address) return refusedAs('address-not-found');
    const kept = await keepMailbox(tx, site, typed.mailbox);
    if (!kept.ok) return kept;
    await connect(tx, site, addressId, kept.mailbox);
    return { ok: true };
  });
}

/**
 * Moves email of all addresses that go to a mailbox to another one, such as when it was misspelled. The new one is verified anew, and links
 * that were sent to the old one no longer work.
 */
export async function replaceMailbox(ownerId: string, projectId: string, mailboxId: string, typed: TypedMailbox): Promise<Result> {
  return withMailbox(ownerId, projectId, typed, async (tx, site) => {
    const [old] = await tx.select().from(mailboxes).where(ownMailbox(projectId, mailboxId));
    if (!old) return refusedAs('mailbox-not-found');
    if (old.address === typed.mailbox) return { ok: true };
    const kept = await keepMailbox(tx, site, typed.mailbox, old.id);
    if (!kept.ok) return kept;
    const { id } = kept.mailbox;
    const there = tx.select({ id: addressMailboxes.addressId }).from(addressMailboxes).where(eq(addressMailboxes.mailboxId, id));
    await tx
      .update(addressMailboxes)
      .set({ mailboxId: id })
      .where(and(eq(addressMailboxes.mailboxId, old.id), notInArray(addressMailboxes.addressId, there)));
    await tx.delete(mailboxes).where(eq(mailboxes.id, old.id));
    await withholdMails(tx, linkMails(old.id));
    if (kept.mailbox.needsLink) await emailLink(tx, site, kept.mailbox);
    await projectChanged(tx, projectId);
    return { ok: true };
  });
}

/** Does some work with a site, which is locked meanwhile, once an owner's mailbox for it is spelled right and may be emailed. */
export async function withMailbox(
  ownerId: string,
  projectId: string,
  typed: TypedMailbox,
  work: (tx: Transaction, site: EmailSite) => Promise<Result>,
): Promise<Result> {
  // Before the transaction, because limits have connections of their own.
  const allowed = await mayMail(ownerId, projectId, typed);
  if (!allowed.ok) return allowed;
  return db().transaction(async (tx) => {
    const found = await lockedSite(tx, ownerId, projectId);
    return found.ok ? work(tx, found.site) : found;
  });
}

/** Whether a mailbox that isn't in use here yet is spelled right and may be emailed its link; the owner's own email needs none. */
async function mayMail(ownerId: string, projectId: string, { mailbox, askedAbout }: TypedMailbox): Promise<Result> {
  const [needsNone] = await db()
    .select({ id: users.id })
    .from(users)
    .leftJoin(mailboxes, and(eq(mailboxes.projectId, projectId), eq(mailboxes.address, mailbox)))
    .where(and(eq(users.id, ownerId), or(isNotNull(mailboxes.id), and(eq(users.email, mailbox), users.emailVerified))));
  if (needsNone) return { ok: true };
  const host = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  const ending = unknownEnding(host, localEndings);
  if (ending) return refusedAs('mailbox-unknown-ending', { ending });
  if (meantEmail(mailbox) && askedAbout !== mailbox) return refusedAs('mailbox-misspelled', { host: shownName(host) });
  return checkLimits(['mailboxMail', ownerId], ['mailboxMailTo', mailbox]);
}

/** Endings of mailboxes in a demo. */
const localEndings = ['test', 'example', 'localhost'];

interface KeptMailbox {
  id: string;
  address: string;
  needsLink: boolean;
}

/** A site's mailbox of an address, which is stored if it's new. One that it replaces doesn't count. */
export async function keepMailbox(
  tx: Transaction,
  site: EmailSite,
  address: string,
  replacedId = '',
): Promise<Result<{ mailbox: KeptMailbox }>> {
  const { projectId, owner } = site;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const isOurs = domain === site.domain || domain === env().mailIn?.host || (await isReceivedHere(domain, tx));
  if (isOurs) return refusedAs('mailbox-ours', { mailbox: address });
  const listed = await tx.select().from(mailboxes).where(eq(mailboxes.projectId, projectId));
  const known = listed.find((one) => one.address === address);
  if (!known && listed.filter(({ id }) => id !== replacedId).length >= mostMailboxes) return refusedAs('mailboxes-full');
  const isOwn = owner.emailVerified && owner.email === address;
  const verifiedAt = known?.verifiedAt ?? (isOwn ? new Date() : null);
  const id = known?.id ?? v7();
  await tx
    .insert(mailboxes)
    .values({ id, projectId, address, verifiedAt })
    .onConflictDoUpdate({ target: mailboxes.id, set: { verifiedAt } });
  return { ok: true, mailbox: { id, address, needsLink: !known && !isOwn } };
}

/** Connects a mailbox with an address, and emails its link if it needs one. */
export async function connect(tx: Transaction, site: EmailSite, addressId: string, mailbox: KeptMailbox): Promise<void> {
  await tx.insert(addressMailboxes).values({ addressId, mailboxId: mailbox.id }).onConflictDoNothing();
  if (mailbox.needsLink) await emailLink(tx, site, mailbox);
  await projectChanged(tx, site.projectId);
}

/** Emails a mailbox that isn't verified its link again. */
export async function resendLink(ownerId: string, projectId: string, mailboxId: string): Promise<Result> {
  const [mailbox] = await db()
    .select({ id: mailboxes.id, address: mailboxes.address, verifiedAt: mailboxes.verifiedAt })
    .from(mailboxes)
    .innerJoin(projects, eq(projects.id, mailboxes.projectId))
    .where(and(ownMailbox(projectId, mailboxId), eq(projects.ownerId, ownerId)));
  if (!mailbox) return refusedAs('mailbox-not-found');
  if (mailbox.verifiedAt) return refusedAs('mailbox-verified');
  const allowed = await checkLimits(['mailboxMail', ownerId], ['mailboxMailTo', mailbox.address]);
  if (!allowed.ok) return allowed;
  return db().transaction(async (tx) => {
    const found = await lockedSite(tx, ownerId, projectId);
    if (!found.ok) return found;
    await emailLink(tx, found.site, mailbox);
    return { ok: true };
  });
}

/** Emails the link that verifies a mailbox. Its reader may never have heard of us, so it says who asks, and for what. */
async function emailLink(tx: Transaction, site: EmailSite, { id, address }: { id: string; address: string }): Promise<void> {
  const { url, expiresAt } = mailboxLink(id);
  const taken = await tx
    .select({ localPart: emailAddresses.localPart })
    .from(addressMailboxes)
    .innerJoin(emailAddresses, eq(emailAddresses.id, addressMailboxes.addressId))
    .where(eq(addressMailboxes.mailboxId, id))
    .orderBy(asc(emailAddresses.createdAt));
  await queueMail(tx, {
    eventKey: `${linkMails(id)}${v7()}`,
    template: 'mailbox-verify',
    recipient: address,
    // So that it's deleted with the owner's account.
    userId: site.owner.id,
    about: `project:${site.projectId}`,
    expiresAt,
    props: {
      ownerName: site.owner.name,
      siteName: site.name,
      addresses: namesOf(taken, site.domain),
      mailbox: address,
      url,
    },
  });
}

/** Beginning of the event keys of a mailbox's links. */
function linkMails(mailboxId: string): string {
  return `mailbox-verify:${mailboxId}:`;
}

/** Addresses as people read them, the one for everything else last: 'info@café.com', 'every other address at café.com'. */
function namesOf(addresses: { localPart: string }[], domain: string): string[] {
  const name = shownName(domain);
  const listed = addresses.filter(({ localPart }) => localPart !== catchAll).map(({ localPart }) => `${localPart}@${name}`);
  return listed.length < addresses.length ? [...listed, `every other address at ${name}`] : listed;
}

/** Stops passing email to an address on to a mailbox. A mailbox that no address uses is forgotten. */
export async function detachMailbox(ownerId: string, projectId: string, addressId: string, mailboxId: string): Promise<Result> {
  return db().transaction(async (tx) => {
    if (!(await lockedProjectOf(tx, ownerId, projectId))) return refusedAs('project-not-found');
    const [address] = await tx.select({ id: emailAddresses.id }).from(emailAddresses).where(addressOf(projectId, addressId));
    if (!address) return refusedAs('address-not-found');
    await tx.delete(addressMailboxes).where(and(eq(addressMailboxes.addressId, addressId), eq(addressMailboxes.mailboxId, mailboxId)));
    await forgetUnused(tx, projectId);
    return { ok: true };
  });
}

/** Stops passing any email on to a mailbox, such as that of someone who left. It can no longer answer as the site, either. */
export async function removeMailbox(ownerId: string, projectId: string, mailboxId: string): Promise<Result> {
  return db().transaction(async (tx) => {
    if (!(await lockedProjectOf(tx, ownerId, projectId))) return refusedAs('project-not-found');
    const removed = await tx.delete(mailboxes).where(ownMailbox(projectId, mailboxId)).returning({ id: mailboxes.id });
    if (removed.length === 0) return refusedAs('mailbox-not-found');
    await withholdMails(tx, linkMails(mailboxId));
    await projectChanged(tx, projectId);
    return { ok: true };
  });
}

/** Deletes mailboxes that no address of a project uses. */
export async function forgetUnused(tx: Transaction, projectId: string): Promise<void> {
  const uses = tx.select().from(addressMailboxes).where(eq(addressMailboxes.mailboxId, mailboxes.id));
  const removed = await tx
    .delete(mailboxes)
    .where(and(eq(mailboxes.projectId, projectId), notExists(uses)))
    .returning({ id: mailboxes.id });
  for (const { id } of removed) await withholdMails(tx, linkMails(id));
  await projectChanged(tx, projectId);
}

function ownMailbox(projectId: string, mailboxId: string) {
  return and(eq(mailboxes.id, mailboxId), eq(mailboxes.projectId, projectId));
}

/** What a mailbox's link is about, for the page that it opens. */
export interface AskedMailbox {
  mailbox: string;
  ownerName: string;
  siteName: string;
  addresses: string[];
  isVerified: boolean;
}

/** What a link asks for. Undefined if it has expired, or the mailbox or the domain is no longer in use. Reading changes nothing. */
export async function mailboxOfLink(link: string, now = new Date()): Promise<AskedMailbox | undefined> {
  const id = mailboxIdIn(link, now);
  if (!id) return undefined;
  const [row] = await db()
    .select({ mailbox: mailboxes, ownerName: users.name, siteName: projects.name })
    .from(mailboxes)
    .innerJoin(projects, eq(projects.id, mailboxes.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(mailboxes.id, id));
  const domain = row && (await receivedDomain(row.mailbox.projectId));
  if (!domain) return undefined;
  const { mailbox, ...names } = row;
  const addresses = await addressesOf(mailbox.projectId);
  return {
    ...names,
    mailbox: mailbox.address,
    isVerified: mailbox.verifiedAt !== null,
    addresses: namesOf(
      addresses.filter((address) => address.mailboxes.some((one) => one.id === id)),
      domain,
    ),
  };
}

/** Verifies the mailbox of a link, once its reader has agreed. Undefined if the link no longer works. */
export async function verifyMailbox(link: string, now = new Date()): Promise<AskedMailbox | undefined> {
  const asked = await mailboxOfLink(link, now);
  const id = mailboxIdIn(link, now);
  if (!asked || !id) return undefined;
  await db().transaction(async (tx) => {
    const [verified] = await tx
      .update(mailboxes)
      .set({ verifiedAt: sql`now()` })
      .where(and(eq(mailboxes.id, id), isNull(mailboxes.verifiedAt)))
      .returning({ projectId: mailboxes.projectId });
    if (verified) await projectChanged(tx, verified.projectId);
  });
  return { ...asked, isVerified: true };
}
