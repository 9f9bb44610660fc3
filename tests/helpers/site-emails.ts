import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { addressMailboxes, emailAddresses, incomingMails, mailboxes } from '../../db/schema/index.ts';
import { receiveEmail } from '../../domain/correspondence/receive.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import { readMail } from '../../outside/mail-in/read-mail.ts';
import { putFile } from '../../outside/storage/storage.ts';
import { emailSite } from './email-site.ts';
import type { Person } from './people.ts';
import { checked, emailText, type Written } from './written-emails.ts';

export interface EmailSite {
  owner: Person;
  projectId: string;
  /** 'hollis-1a2b.example' */
  domain: string;
  /** info@ that domain. */
  address: string;
  addressId: string;
  /** Verified, and not the owner's own unless that was asked for. */
  mailbox: string;
}

/** A site whose email we receive, with an address at its domain, and a verified mailbox that email is passed on to. */
export async function siteWithMailbox({ ownMailbox = true } = {}): Promise<EmailSite> {
  const domain = `hollis-${randomBytes(4).toString('hex')}.example`;
  const { owner, projectId } = await emailSite(domain);
  const addressId = await addAddress(projectId, 'info');
  const mailbox = ownMailbox ? owner.email : `rosa-${randomBytes(4).toString('hex')}@gmail.test`;
  await addMailbox(projectId, addressId, mailbox);
  return { owner, projectId, domain, address: `info@${domain}`, addressId, mailbox };
}

export async function addAddress(projectId: string, localPart: string): Promise<string> {
  const [address] = await db().insert(emailAddresses).values({ projectId, localPart, senderName: 'Hollis Plumbing' }).returning();
  return address?.id ?? '';
}

export async function addMailbox(projectId: string, addressId: string, mailbox: string, isVerified = true): Promise<void> {
  const [known] = await db()
    .insert(mailboxes)
    .values({ projectId, address: mailbox, verifiedAt: isVerified ? new Date() : null })
    .returning();
  await db()
    .insert(addressMailboxes)
    .values({ addressId, mailboxId: known?.id ?? '' });
}

interface Arrival {
  kind?: 'address' | 'answer';
  recipient: string;
  projectId: string;
  subjectId?: string;
  authentication?: Partial<Authentication>;
}

/** An email that came in, as the door leaves it for the job. */
export async function arrived(raw: string | Buffer, { kind = 'address', authentication, ...row }: Arrival) {
  const body = Buffer.from(typeof raw === 'string' ? raw.replaceAll('\n', '\r\n') : raw);
  const mail = await readMail(body);
  const author = mail.from?.address ?? '';
  const [incoming] = await db()
    .insert(incomingMails)
    .values({
      ...row,
      onceKey: randomBytes(16).toString('hex'),
      kind,
      sender: author,
      fileKey: await putFile(body),
      bytes: body.byteLength,
      authentication: checked(author, authentication),
    })
    .returning();
  if (!incoming) throw new Error('The email could not be stored.');
  return { incoming, mail, raw: body };
}

export const vera = 'Vera Visitor <vera@visitor.example>';

/** An email from a visitor to a site, or to another address of it, taken as the job does. */
export async function receiveAt(
  site: EmailSite,
  { recipient = site.address, authentication, ...written }: Partial<Written> & Pick<Partial<Arrival>, 'recipient' | 'authentication'> = {},
) {
  const raw = emailText({ from: vera, to: site.address, ...written });
  const { incoming, mail } = await arrived(raw, { recipient, projectId: site.projectId, ...(authentication && { authentication }) });
  return receiveEmail(incoming, mail);
}

/** Forgets the whole emails that came in, as after their retention period. */
export async function forgetWholeMails(projectId: string): Promise<void> {
  await db().update(incomingMails).set({ fileKey: null }).where(eq(incomingMails.projectId, projectId));
}
