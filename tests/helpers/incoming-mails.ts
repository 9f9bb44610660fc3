import { desc, eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import { keepMail } from '../../domain/incoming-mails/door.ts';
import { type TokenKind, tokenAddress } from '../../domain/mail-tokens.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import { receivedLine } from '../../outside/mail-in/received-line.ts';
import type { Admitted, ReceivedMail } from '../../outside/mail-in/receiver.ts';
import type { TestDatabase } from './database.ts';
import { runJobs } from './jobs.ts';
import { checked, emailText, emailWithFiles, type Written } from './written-emails.ts';

/** An address of ours that names a row. */
export function ourAddress(kind: TokenKind, id: string): string {
  return tokenAddress(kind, id, mailHost());
}

export function mailHost(): string {
  return env().mailIn?.host ?? '';
}

interface Sent extends Partial<Omit<Written, 'from' | 'to' | 'more' | 'body'>> {
  from: string;
  to: string | string[];
  /** All of it, with its headers, if it isn't an ordinary text. */
  raw?: string;
  text?: string;
  headers?: Record<string, string>;
  files?: Parameters<typeof emailWithFiles>[1];
  sender?: string;
  checked?: Partial<Authentication>;
}

/** An email as it comes in at the door, with what was checked of it: all right, unless `checked` says otherwise. */
export function received({
  from,
  to,
  raw,
  text = '',
  headers = {},
  files = [],
  sender = from,
  checked: change,
  ...written
}: Sent): ReceivedMail {
  const recipients = [to].flat();
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const email = { subject: 'Re: Your site', ...written, from: `Dana <${from}>`, to: recipients.join(', '), more, body: text };
  const whole = raw ?? (files.length ? emailWithFiles(email, files) : emailText(email)).replaceAll('\n', '\r\n');
  const client = { address: '192.0.2.7', helo: 'mail.people.test', isEncrypted: true };
  const bytes = Buffer.from(whole);
  return {
    client,
    sender,
    recipients,
    raw: bytes,
    file: Buffer.concat([receivedLine(client, env().mailIn?.host ?? ''), bytes]),
    authentication: checked(from, change),
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
