import nodemailer, { type SendMailOptions } from 'nodemailer';
import { env } from '../../base/env.ts';
import { receiverPort } from '../mail-in/receiver.ts';
import type { CaughtMail } from './mail-catcher.ts';

/** An email that someone elsewhere writes to an address that we receive email at. */
export interface StrangersMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  file?: { filename: string; content: Buffer; contentType: string } | undefined;
  /** Message-IDs: of the email that it answers, and of all before it. */
  inReplyTo?: string;
  references?: string[];
}

/** What the server said. */
export type Outcome = { ok: boolean; says: string };

const noReceiver = 'No email can come in: the role mail isn’t running in this process.';

/** Delivers an email over SMTP to where ours comes in, as the server of its sender would. */
export async function writeAsStranger({ file, ...mail }: StrangersMail): Promise<Outcome> {
  const port = receiverPort();
  if (port === undefined) return { ok: false, says: noReceiver };
  try {
    return { ok: true, says: await deliver(port, { ...mail, ...(file && { attachments: [file] }) }, hostOf(mail.from)) };
  } catch (error) {
    const { response, message } = error as { response?: string; message: string };
    return { ok: false, says: response ?? message };
  }
}

/** Delivers an email of our own that's addressed to us, as the server that it was sent through would. Throws if it's refused. */
export async function deliverOwn(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
  const port = receiverPort();
  const { mailIn } = env();
  const to = envelope.to.filter((recipient) => mailIn && hostOf(recipient) === mailIn.host);
  if (port !== undefined && to.length > 0) await deliver(port, { raw, envelope: { ...envelope, to } }, hostOf(envelope.from));
}

async function deliver(port: number, mail: SendMailOptions, name: string): Promise<string> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, name, tls: { rejectUnauthorized: false } });
  try {
    return (await transport.sendMail(mail)).response;
  } finally {
    transport.close();
  }
}

/** The answer that its recipient's mailbox would send to a caught email, which is quoted below it. */
export function answerTo(mail: CaughtMail, text: string): StrangersMail {
  const { headers, messageId, subject } = mail;
  const before = (headers.references ?? '').split(/\s+/).filter(Boolean);
  const sent = new Date(mail.at).toUTCString().slice(0, 22);
  const quoted = mail.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  return {
    from: mail.to[0] ?? '',
    to: replyAddress(mail),
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${text}\n\nOn ${sent}, ${headers.from ?? mail.from} wrote:\n${quoted}\n`,
    inReplyTo: messageId,
    references: [...before, messageId],
  };
}

/** Where a reply to a caught email goes. */
export function replyAddress({ headers, from }: Pick<CaughtMail, 'headers' | 'from'>): string {
  return headers['reply-to'] ?? from;
}

/** 'mail.example' of 'Vera <vera@mail.example>', as which its server greets. */
function hostOf(from: string): string {
  return /@([a-z0-9.-]+)/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
}
