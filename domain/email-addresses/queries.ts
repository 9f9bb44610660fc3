import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { type Connection, db } from '../../db/connect.ts';
import {
  addressMailboxes,
  blockedRecipients,
  domainClaims,
  emailAddresses,
  emailDomains,
  mailboxes,
  projects,
} from '../../db/schema/index.ts';
import { emailAddress } from '../../text/email-address.ts';
import { answeredStates } from '../hosting/schema.ts';
import { alwaysReceived, catchAll, type OwnAddress, type Vacation } from './schema.ts';

/** An address at an owner's domain, with what's needed to receive and to send at it. */
export interface ReceivingAddress {
  id: string;
  projectId: string;
  ownerId: string;
  /** info@hollis.com, or for a catch-all the address that was written to. */
  address: string;
  domain: string;
  senderName: string;
  /** Verified mailboxes, which may answer. */
  mailboxes: string[];
  /** Those of them that email is passed on to: all whose readers didn't mark it as spam. */
  passesTo: string[];
  vacation: Vacation | null;
}

/** The address that receives what's sent to `recipient`. Undefined if no site has it, or its domain's email isn't ours. */
export async function receivingAddress(recipient: string): Promise<ReceivingAddress | undefined> {
  const { localPart, domain } = partsOf(recipient) ?? {};
  const [claim] = domain ? await receivedClaims(eq(domainClaims.domain, domain)) : [];
  return claim && addressAt(claim, localPart ?? '');
}

/** The address that a project answers from: the one that a lead came to, or its first one. Undefined if it has none. */
export async function answeringAddress(projectId: string, toAddress: string | null): Promise<ReceivingAddress | undefined> {
  const claims = await ownClaims(projectId);
  const { localPart, domain } = partsOf(toAddress ?? '') ?? {};
  // A lead that came to a former domain is answered from the same name at the one of today.
  const claim = claims.find((one) => one.domain === domain) ?? claims[0];
  if (!claim) return undefined;
  return (localPart && (await addressAt(claim, localPart))) || addressAt(claim, undefined);
}

/** The domain whose email a project gets. Undefined if there's none that we receive email for. */
export async function receivedDomain(projectId: string, tx: Connection = db()): Promise<string | undefined> {
  const [claim] = await ownClaims(projectId, tx);
  return claim?.domain;
}

/** Whether we receive the email of a domain, for any site. */
export async function isReceivedHere(domain: string, tx: Connection = db()): Promise<boolean> {
  return (await receivedClaims(eq(domainClaims.domain, domain), tx)).length > 0;
}

/** A project's domains whose email it gets. One that's leaving may be another project's by now, which then also has its key. */
async function ownClaims(projectId: string, tx: Connection = db()): Promise<ReceivedClaim[]> {
  const own: ReceivedClaim[] = [];
  for (const claim of await receivedClaims(eq(domainClaims.projectId, projectId), tx)) {
    const [receiving] = await receivedClaims(eq(domainClaims.domain, claim.domain), tx);
    if (receiving?.projectId === projectId) own.push(claim);
  }
  return own;
}

interface ReceivedClaim {
  projectId: string;
  domain: string;
}

/**
 * Domains of claims whose email comes to us. It does while the domain is connected, even if its site is suspended or canceled: a business
 * must not lose email over a bill. Of several claims of one domain, such as for two hosts of it, the one counts that leads here and was
 * proved last.
 */
async function receivedClaims(which: SQL, tx: Connection = db()): Promise<ReceivedClaim[]> {
  if (!env().mailIn) return [];
  return tx
    .select({ projectId: domainClaims.projectId, domain: domainClaims.domain })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(which, isReceived))
    .orderBy(sql`${domainClaims.state} in ('away', 'leaving')`, desc(domainClaims.provedAt));
}

const isReceived = and(eq(emailDomains.provider, 'us'), inArray(domainClaims.state, [...answeredStates]));

/** A project's address for what's before the @, or its first one. */
async function addressAt({ projectId, domain }: ReceivedClaim, localPart: string | undefined): Promise<ReceivingAddress | undefined> {
  const addresses = await db()
    .select({ address: emailAddresses, ownerId: projects.ownerId })
    .from(emailAddresses)
    .innerJoin(projects, eq(projects.id, emailAddresses.projectId))
    .where(eq(emailAddresses.projectId, projectId))
    .orderBy(asc(emailAddresses.createdAt), asc(emailAddresses.id));
  const listed = addresses.map(({ address, ownerId }) => ({ ...address, ownerId }));
  const named = localPart === undefined ? undefined : nameIn(localPart);
  const taker = named === undefined ? listed.find((one) => one.localPart !== catchAll) : takerOf(listed, named);
  if (!taker) return undefined;
  const name = named ?? taker.localPart;
  const verified = await verifiedMailboxes(taker.id);
  return {
    id: taker.id,
    projectId,
    ownerId: taker.ownerId,
    address: `${name}@${domain}`,
    domain,
    senderName: taker.senderName,
    mailboxes: verified.map((mailbox) => mailbox.address),
    passesTo: verified.filter(({ complainedAt }) => !complainedAt).map((mailbox) => mailbox.address),
    vacation: taker.localPart === name ? taker.vacation : null,
  };
}

/** What an address is known by: 'info+spring' is 'info'. */
function nameIn(localPart: string): string {
  return localPart.split('+', 1)[0] || localPart;
}

/** The address that gets what's sent to a name: the one of that name, or the one for everything else. Addresses are in the order in which they were added. */
export function takerOf<Address extends { localPart: string }>(addresses: Address[], name: string): Address | undefined {
  const first = addresses.find(({ localPart }) => localPart !== catchAll);
  const rest = addresses.find(({ localPart }) => localPart === catchAll);
  return addresses.find(({ localPart }) => localPart === name) ?? (alwaysReceived.includes(name) ? (first ?? rest) : rest);
}

/** Verified mailboxes of an address. One whose domain's email comes to us by now would make a circle. */
async function verifiedMailboxes(addressId: string): Promise<{ address: string; complainedAt: Date | null }[]> {
  const comesHere = db()
    .select({ id: domainClaims.id })
    .from(emailDomains)
    .innerJoin(domainClaims, eq(domainClaims.id, emailDomains.claimId))
    .where(and(isReceived, eq(domainClaims.domain, sql`split_part(${mailboxes.address}, '@', 2)`)));
  return db()
    .select({ address: mailboxes.address, complainedAt: mailboxes.complainedAt })
    .from(addressMailboxes)
    .innerJoin(mailboxes, eq(mailboxes.id, addressMailboxes.mailboxId))
    .where(and(eq(addressMailboxes.addressId, addressId), isNotNull(mailboxes.verifiedAt), sql`not exists (${comesHere})`))
    .orderBy(asc(mailboxes.createdAt), asc(mailboxes.id));
}

/** What's before and behind the @, in small letters. Undefined if it's no address. */
function partsOf(typed: string): { localPart: string; domain: string } | undefined {
  const address = emailAddress(typed)?.toLowerCase();
  if (!address) return undefined;
  const at = address.lastIndexOf('@');
  return { localPart: address.slice(0, at), domain: address.slice(at + 1) };
}

/** A project's addresses with their mailboxes, in the order in which they were added. The caller has checked access to the project. */
export async function addressesOf(projectId: string): Promise<OwnAddress[]> {
  const rows = await db()
    .select({ address: emailAddresses, mailbox: mailboxes, blocked: blockedRecipients.reason })
    .from(emailAddresses)
    .leftJoin(addressMailboxes, eq(addressMailboxes.addressId, emailAddresses.id))
    .leftJoin(mailboxes, eq(mailboxes.id, addressMailboxes.mailboxId))
    .leftJoin(blockedRecipients, eq(blockedRecipients.address, mailboxes.address))
    .where(eq(emailAddresses.projectId, projectId))
    .orderBy(asc(emailAddresses.createdAt), asc(emailAddresses.id), asc(mailboxes.createdAt), asc(mailboxes.id));
  const addresses = new Map<string, OwnAddress>();
  for (const { address, mailbox, blocked } of rows) {
    const { id, localPart, senderName, vacation } = address;
    const own = addresses.get(id) ?? { id, localPart, senderName, vacation, mailboxes: [] };
    const state = blocked ?? (mailbox?.complainedAt ? 'complained' : mailbox?.verifiedAt ? 'verified' : 'unverified');
    if (mailbox) own.mailboxes.push({ id: mailbox.id, address: mailbox.address, state });
    addresses.set(id, own);
  }
  return [...addresses.values()];
}
