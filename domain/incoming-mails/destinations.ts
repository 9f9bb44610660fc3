import { eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { leads, mails, relayedMails, senderTests, threads } from '../../db/schema/index.ts';
import { isReceivedHere, receivingAddress } from '../email-addresses/queries.ts';
import { alwaysReceived } from '../email-addresses/schema.ts';
import { readMailToken, type TokenKind } from '../mail-tokens.ts';
import type { IncomingKind } from './schema.ts';

/** Where an email leads, by its recipient. `subjectId` is the row that the address names, and `projectId` the site that it's for. */
export interface Destination {
  kind: IncomingKind;
  subjectId: string | null;
  projectId: string | null;
}

/** Where reports about email that's sent as an owner's domain come in. */
const reportsAt = 'dmarc';

/** Where email to a recipient leads. `no-one`: it's our domain, without such an address. `elsewhere`: it isn't ours to receive. */
export async function destinationOf(recipient: string): Promise<Destination | 'no-one' | 'elsewhere'> {
  const at = recipient.lastIndexOf('@');
  const [local, domain] = [recipient.slice(0, at), recipient.slice(at + 1)];
  if (domain === env().mailIn?.host) return (await ownDestination(local)) ?? 'no-one';
  const address = await receivingAddress(recipient);
  if (address) return { kind: 'address', subjectId: address.id, projectId: address.projectId };
  return (await isReceivedHere(domain)) ? 'no-one' : 'elsewhere';
}

async function ownDestination(local: string): Promise<Destination | undefined> {
  if (local === reportsAt) return { kind: 'report', subjectId: null, projectId: null };
  // People write there, so it's a conversation.
  if (alwaysReceived.includes(local)) return { kind: 'reply', subjectId: null, projectId: null };
  const token = readMailToken(local);
  const row = token && (await rowOf[token.kind](token.id));
  return token && row && { kind: token.kind, subjectId: token.id, projectId: row.projectId };
}

type NamedRow = { projectId: string | null } | undefined;

/** The row that a token names. Undefined if it was deleted. */
const rowOf: Record<TokenKind, (id: string) => Promise<NamedRow>> = {
  reply: async (id) => (await db().select({ projectId: threads.projectId }).from(threads).where(eq(threads.id, id)))[0],
  answer: async (id) => (await db().select({ projectId: leads.projectId }).from(leads).where(eq(leads.id, id)))[0],
  bounce: async (id) => {
    const [relayed] = await db().select({ projectId: relayedMails.projectId }).from(relayedMails).where(eq(relayedMails.id, id));
    if (relayed) return relayed;
    const isKnown = (await db().$count(mails, eq(mails.id, id))) > 0 || (await db().$count(senderTests, eq(senderTests.id, id))) > 0;
    return isKnown ? { projectId: null } : undefined;
  },
  test: async (id) => ((await db().$count(senderTests, eq(senderTests.id, id))) > 0 ? { projectId: null } : undefined),
};
