import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { addressMailboxes, emailAddresses, incomingMails, mailboxes } from '../../db/schema/index.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import { readMail } from '../../outside/mail-in/read-mail.ts';
import { putFile } from '../../outside/storage/storage.ts';
import { emailSite } from './email-site.ts';
import type { Person } from './people.ts';

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

/** What the checks say of an email whose author is proved. */
const proved: Authentication = {
  author: '',
  verdict: 'pass',
  reason: 'dmarc',
  spf: 'pass',
  dkim: 'pass',
  dmarc: 'pass',
  policy: 'none',
  isEncrypted: true,
  clientAddress: '192.0.2.1',
  clientName: 'mail.example',
};

/** What the checks say of one that nothing proves. */
export const unproved: Partial<Authentication> = {
  verdict: 'fail',
  reason: 'nothing aligned',
  spf: 'none',
  dkim: 'none',
  dmarc: 'none',
  policy: '',
};

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
      authentication: { ...proved, author, ...authentication },
    })
    .returning();
  if (!incoming) throw new Error('The email could not be stored.');
  return { incoming, mail, raw: body };
}

/** Forgets the whole emails that came in, as after their retention period. */
export async function forgetWholeMails(projectId: string): Promise<void> {
  await db().update(incomingMails).set({ fileKey: null }).where(eq(incomingMails.projectId, projectId));
}

/** An email as text: headers and body. `more` are further headers, a line each. */
export function emailText({
  from,
  to,
  subject = 'Leaking sink',
  messageId = newMessageId(),
  more = [],
  body = 'My sink leaks.',
}: Written): string {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Mon, 30 Nov 2026 15:00:00 -0500',
    'MIME-Version: 1.0',
  ];
  const type = more.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return [...head, ...type, ...more, '', body, ''].join('\n');
}

interface Written {
  from: string;
  to: string;
  subject?: string;
  messageId?: string;
  more?: string[];
  body?: string;
}

export function newMessageId(): string {
  return `<${randomBytes(8).toString('hex')}@visitor.example>`;
}

/** An email with files, each in base64. */
export function emailWithFiles(written: Written, files: { name: string; type?: string; content: Buffer; inline?: boolean }[]): string {
  const parts = files.map(({ name, type = 'application/octet-stream', content, inline }) =>
    [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: ${inline ? 'inline' : 'attachment'}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64').replace(/(.{76})/g, '$1\n'),
    ].join('\n'),
  );
  const text = ['Content-Type: text/plain; charset=utf-8', '', written.body ?? 'My sink leaks.'].join('\n');
  const body = [text, ...parts].map((part) => `--b1\n${part}\n`).join('');
  return emailText({ ...written, more: [...(written.more ?? []), 'Content-Type: multipart/mixed; boundary="b1"'], body: `${body}--b1--` });
}
