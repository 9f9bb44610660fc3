import { and, asc, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { incomingMails, leadFiles, leadMails, leads, relayedMails } from '../../db/schema/index.ts';
import { composed, type MailContent, type NewMail } from '../../outside/mail-in/compose.ts';
import { readdressed, type SigningKey, signed } from '../../outside/mail-in/rewrite.ts';
import { writtenText } from '../../outside/mail-in/written-text.ts';
import { addressIn } from '../../outside/mailer.ts';
import { getFile, getSealed } from '../../outside/storage/storage.ts';
import type { ReceivingAddress } from '../email-addresses/queries.ts';
import { senderOf } from '../email-domains/sender.ts';
import { readContent, readMail } from '../mail-reading/mail-reading.ts';
import { tokenAddress } from '../mail-tokens.ts';
import { answeredMail, type Lead, type LeadMail } from './conversations.ts';
import { loopHeaders } from './loops.ts';
import type { Relay } from './relays.ts';
import { siteAddress } from './site-address.ts';
import { answerSubject } from './subjects.ts';
import { withoutTokens } from './tokens.ts';

/** Emails of a conversation that an answer refers to. */
const mostReferences = 20;

/** A conversation's email with its lead, and the site's address that they're about. */
interface About {
  mail: LeadMail;
  lead: Lead;
  address: ReceivingAddress;
}

/** A relayed email as it's sent, signed where that's ours to do. Undefined if what it's made of no longer exists. */
export async function wholeMail(relay: Relay, host: string): Promise<Buffer | undefined> {
  if (relay.kind === 'return') return returned(relay, host);
  const about = await aboutOf(relay);
  if (!about) return undefined;
  const sender = await senderOf({ senderName: senderNameOf(relay, about), address: about.address.address, domain: about.address.domain });
  const made = await madeFrom(relay, about, sender.from, host);
  return made && withSignature(made, sender.signingKey);
}

function madeFrom(relay: Relay, about: About, from: From, host: string): Promise<Buffer | undefined> {
  if (relay.kind === 'pass-on') return passedOn(relay, about, from, host);
  return relay.kind === 'answer' ? answer(about, from) : vacation(relay, about, from);
}

/** The customer's name is beside the site's address in what's passed on, so the owner's mailbox shows who wrote. */
function senderNameOf({ kind }: Relay, { mail, address }: About): string {
  return kind === 'pass-on' ? mail.fromName : address.senderName;
}

async function aboutOf({ leadMailId, addressId }: Relay): Promise<About | undefined> {
  if (!leadMailId) return undefined;
  const [row] = await db()
    .select({ mail: leadMails, lead: leads })
    .from(leadMails)
    .innerJoin(leads, eq(leads.id, leadMails.leadId))
    .where(eq(leadMails.id, leadMailId));
  if (!row) return undefined;
  const written = row.mail.direction === 'in' ? row.mail.toAddress : row.mail.fromAddress;
  const address = await siteAddress(row.lead.projectId, addressId, written);
  return address && { ...row, address };
}

function withSignature(raw: Buffer, key: SigningKey | undefined): Buffer | Promise<Buffer> {
  return key ? signed(raw, key) : raw;
}

type From = NewMail['from'];

/** A customer's email to the site, byte for byte in its body, from the site's address. A reply to it comes to us. */
async function passedOn(relay: Relay, { lead, address }: About, from: From, host: string): Promise<Buffer | undefined> {
  // It may have been removed while its mail server was away, such as that of someone who left, or its reader may have complained.
  const raw = address.passesTo.includes(relay.recipient) ? await rawOf(relay) : undefined;
  if (!raw) return undefined;
  return readdressed(raw, {
    from,
    to: address.address,
    replyTo: tokenAddress('answer', lead.id, host),
    more: { ...loopHeaders(address, host), 'Auto-Submitted': 'auto-generated' },
  });
}

/** An owner's answer to a customer, made anew: no header of the owner's mailbox is in it. */
async function answer({ mail, lead, address }: About, from: From): Promise<Buffer | undefined> {
  const raw = await rawOf(mail);
  if (mail.incomingId && !raw) return undefined;
  const reply = raw && (await readMail(raw, address.address));
  const answered = await answeredMail(db(), lead.id, { inReplyTo: reply?.inReplyTo ?? '', from: mail.toAddress });
  const content = raw && reply ? await replyContent(raw, reply.text, Boolean(answered), address) : await portalContent(mail);
  const copies = await db()
    .select({ recipient: relayedMails.recipient })
    .from(relayedMails)
    .where(and(eq(relayedMails.leadMailId, mail.id), eq(relayedMails.kind, 'answer'), ne(relayedMails.recipient, mail.toAddress)))
    .orderBy(asc(relayedMails.createdAt), asc(relayedMails.id));
  // Someone else may have written since, such as a person in copy.
  const writers = [
    ...(answered ? [{ name: answered.fromName, address: answered.fromAddress }] : []),
    { name: lead.name, address: lead.email },
  ];
  const name = writers.find(({ address }) => address?.toLowerCase() === mail.toAddress)?.name ?? '';
  return composed({
    ...content,
    from,
    to: { name: name === mail.toAddress ? '' : name, address: mail.toAddress },
    cc: copies.map(({ recipient }) => recipient),
    // Where the provider sends only as the operator, replies still go to the site's address.
    replyTo: from.address === address.address ? undefined : address.address,
    subject: mail.subject,
    messageId: mail.messageId,
    inReplyTo: answered?.messageId,
    references: await referencesOf(mail),
    headers: {},
  });
}

/**
 * What a reply by email says. Its quotes stay if they're the customer's words. A reply to our own email about a form quotes that, so only what
 * its owner wrote is sent.
 */
async function replyContent(raw: Buffer, text: string, quotesCustomer: boolean, { address }: ReceivingAddress): Promise<MailContent> {
  const { html, files } = await readContent(raw, address);
  if (!quotesCustomer) return { text: withoutTokens(writtenText(text), address), html: '', files };
  return { text: withoutTokens(text, address), html: withoutTokens(html, address), files };
}

async function portalContent({ id, body }: LeadMail): Promise<MailContent> {
  const files = await db()
    .select()
    .from(leadFiles)
    .where(eq(leadFiles.leadMailId, id))
    .orderBy(asc(leadFiles.createdAt), asc(leadFiles.id));
  const contents = files.map(async (file) => ({ name: file.fileName, type: file.type, content: await getSealed(file.fileKey, file) }));
  return { text: body, html: '', files: await Promise.all(contents) };
}

async function referencesOf({ leadId, id }: LeadMail): Promise<string[]> {
  // A Date would lose the microseconds by which they're in order.
  const createdAt = db().select({ at: leadMails.createdAt }).from(leadMails).where(eq(leadMails.id, id));
  const rows = await db()
    .select({ messageId: leadMails.messageId })
    .from(leadMails)
    .where(and(eq(leadMails.leadId, leadId), lte(leadMails.createdAt, sql`(${createdAt})`), ne(leadMails.id, id)))
    .orderBy(desc(leadMails.createdAt), desc(leadMails.id))
    .limit(mostReferences);
  return rows.map(({ messageId }) => messageId).toReversed();
}

/** The answer of an address whose owner is away. It says that a program sent it, so no program answers it. */
async function vacation(relay: Relay, { mail, address }: About, from: From): Promise<Buffer> {
  return composed({
    text: relay.note,
    html: '',
    files: [],
    from,
    to: { name: mail.fromName === relay.recipient ? '' : mail.fromName, address: relay.recipient },
    cc: [],
    replyTo: from.address === address.address ? undefined : address.address,
    subject: answerSubject(mail.subject),
    messageId: `<${relay.id}@${address.domain}>`,
    inReplyTo: mail.messageId,
    references: [mail.messageId],
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}

/** An answer that can't be sent, back to its writer with the reason. */
async function returned(relay: Relay, host: string): Promise<Buffer | undefined> {
  const raw = await rawOf(relay);
  if (!raw) return undefined;
  const reply = await readMail(raw, relay.recipient);
  const written = writtenText(reply.text).trim();
  return composed({
    text: [`We couldn’t send your answer. ${relay.note}`, ...(written ? [`You wrote:\n\n${written}`] : [])].join('\n\n'),
    html: '',
    files: [],
    from: { name: '', address: addressIn(env().mailFrom) },
    to: { name: '', address: relay.recipient },
    cc: [],
    subject: `Not sent: ${reply.subject.trim()}`.replace(/: $/, ''),
    messageId: `<${relay.id}@${host}>`,
    inReplyTo: reply.messageId,
    references: [reply.messageId],
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** The whole email that came in. Undefined if it's past its retention period. */
async function rawOf({ incomingId }: { incomingId: string | null }): Promise<Buffer | undefined> {
  const [row] = incomingId
    ? await db().select({ fileKey: incomingMails.fileKey }).from(incomingMails).where(eq(incomingMails.id, incomingId))
    : [];
  return row?.fileKey ? getFile(row.fileKey) : undefined;
}
