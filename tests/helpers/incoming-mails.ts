import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import { keepMail } from '../../domain/incoming-mails/door.ts';
import { type TokenKind, tokenAddress } from '../../domain/mail-tokens.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import type { Admitted, ReceivedMail } from '../../outside/mail-in/receiver.ts';
import type { TestDatabase } from './database.ts';
import { runJobs } from './jobs.ts';

/** An address of ours that names a row. */
export function ourAddress(kind: TokenKind, id: string): string {
  return tokenAddress(kind, id, mailHost());
}

export function mailHost(): string {
  return env().mailIn?.host ?? '';
}

interface Written {
  from: string;
  to: string | string[];
  /** All of it, with its headers, if it isn't an ordinary text. */
  raw?: string;
  subject?: string;
  text?: string;
  headers?: Record<string, string>;
  files?: { name: string; type: string; content: Buffer; isInline?: boolean }[];
  messageId?: string;
  sender?: string;
  checked?: Partial<Authentication>;
}

/** An email as it comes in at the door, with what was checked of it: all right, unless `checked` says otherwise. */
export function received(written: Written): ReceivedMail {
  const recipients = [written.to].flat();
  return {
    client: { address: '192.0.2.7', helo: 'mail.people.test', isEncrypted: true },
    sender: written.sender ?? written.from,
    recipients,
    raw: Buffer.from(written.raw ?? rawOf(written, recipients)),
    authentication: {
      author: written.from,
      verdict: 'pass',
      reason: 'dmarc',
      spf: 'pass',
      dkim: 'pass',
      dmarc: 'pass',
      policy: 'none',
      isEncrypted: true,
      clientAddress: '192.0.2.7',
      clientName: 'mail.people.test',
      ...written.checked,
    },
  };
}

/** Delivers an email and does what it asks for. Returns what the door said, and the newest row of the recipient. */
export async function deliver(database: TestDatabase, mail: ReceivedMail): Promise<{ said: Admitted; row: Row | undefined }> {
  const said = await keepMail(mail);
  await runJobs(database.queue(), 'take-mail');
  const [recipient = ''] = mail.recipients;
  const [row] = await db()
    .select()
    .from(incomingMails)
    .where(eq(incomingMails.recipient, recipient))
    .orderBy(desc(incomingMails.createdAt), desc(incomingMails.id))
    .limit(1);
  return { said, row };
}
type Row = typeof incomingMails.$inferSelect;

function rawOf({ from, subject = 'Re: Your site', text = '', headers = {}, files = [], messageId }: Written, to: string[]): string {
  const head = {
    From: `Dana <${from}>`,
    To: to.join(', '),
    Subject: subject,
    Date: 'Mon, 30 Nov 2026 15:00:00 +0000',
    'Message-ID': messageId ?? `<${randomUUID()}@people.test>`,
    'MIME-Version': '1.0',
    ...headers,
  };
  const part = `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  if (files.length === 0) return `${lines.join('')}${part}`;
  const parts = files.map(
    ({ name, type, content, isInline }) =>
      `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"\r\n${isInline ? `Content-ID: <${name}>\r\n` : ''}Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
  );
  return `${lines.join('')}Content-Type: multipart/mixed; boundary="b1"\r\n\r\n--b1\r\n${[part, ...parts].join('--b1\r\n')}--b1--\r\n`;
}
