import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SigningKey } from '../mail-in/rewrite.ts';
import { deliverOwn } from './deliver.ts';
import { LineFile } from './line-file.ts';

export interface CaughtMail {
  id: string;
  at: string;
  to: string[];
  from: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  attachments: { filename: string; type: string }[];
}

let inboxFile = '';

/**
 * An SMTP server that stores every email instead of delivering it, one per line in a file of the data folder, so emails
 * survive a restart. Only what's addressed to our own mail host comes in there, signed with `key` if there's one. Listens on a free loopback port.
 */
export async function startMailCatcher(dataDir: string, key?: () => SigningKey): Promise<{ url: string; stop: () => Promise<void> }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  inboxFile = path.join(dataDir, 'inbox.jsonl');
  const inbox = openInbox(inboxFile);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSize: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        const { mailFrom } = session.envelope;
        const raw = Buffer.concat(chunks);
        keepMail(inbox, raw, to)
          .then(() => deliverOwn(raw, { from: mailFrom ? mailFrom.address : '', to }, key))
          .then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve(inbox.close()))) };
}

interface Inbox {
  /** Appends an email unless its Message-ID is known. Calls `files` first, which writes the attachments. */
  add: (mail: CaughtMail, files: () => void) => void;
  close: () => void;
}

/** Opens an inbox file. Before each append it reads new lines, because another process may write to the same file. */
function openInbox(file: string): Inbox {
  const lines = new LineFile(file);
  const listed = new Set<string>();
  let readUpTo = 0;
  const catchUp = () => {
    const bytes = lines.readFrom(readUpTo);
    const end = bytes.lastIndexOf('\n') + 1;
    for (const mail of mailsIn(bytes.toString('utf8', 0, end))) if (mail.messageId) listed.add(mail.messageId);
    readUpTo += end;
  };
  return {
    add: (mail, files) => {
      catchUp();
      // An email that a killed job sent twice has one Message-ID. Show it once, as email programs do.
      if (listed.has(mail.messageId)) return;
      files();
      lines.append(JSON.stringify(mail));
    },
    close: () => lines.close(),
  };
}

/** Parses lines of the file. Skips incomplete lines. */
function mailsIn(text: string): CaughtMail[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as CaughtMail] : [];
    } catch {
      return [];
    }
  });
}

async function keepMail(inbox: Inbox, raw: Buffer, to: string[]): Promise<void> {
  const parsed = await PostalMime.parse(raw);
  const mail: CaughtMail = {
    id: randomUUID(),
    at: new Date().toISOString(),
    to,
    from: parsed.from?.address ?? '',
    fromName: parsed.from?.name ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    messageId: parsed.messageId ?? '',
    headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
    attachments: parsed.attachments.map(({ filename, mimeType }) => ({ filename: filename ?? 'file', type: mimeType })),
  };
  inbox.add(mail, () => {
    // Stored separately, because the list is read completely.
    parsed.attachments.forEach(({ content }, place) => {
      writeFileSync(attachmentFile(mail.id, place), typeof content === 'string' ? content : new Uint8Array(content), { mode: 0o600 });
    });
  });
}

function attachmentFile(mailId: string, place: number): string {
  return `${inboxFile}.${mailId}.${place}`;
}

/** An attachment of a caught email, by its index. */
export function caughtAttachment(mailId: string, place: number): { filename: string; type: string; content: Buffer } | undefined {
  const attachment = caughtMails().find(({ id }) => id === mailId)?.attachments?.[place];
  return attachment && { ...attachment, content: readFileSync(attachmentFile(mailId, place)) };
}

/** Caught emails, newest first. With `to`, only those to one address. */
export function caughtMails(to?: string): CaughtMail[] {
  if (!inboxFile || !existsSync(inboxFile)) return [];
  const mails = mailsIn(readFileSync(inboxFile, 'utf8')).reverse();
  return to ? mails.filter((mail) => mail.to.some((address) => address.toLowerCase() === to.toLowerCase())) : mails;
}
