import nodemailer, { type Transporter } from 'nodemailer';

interface Mailbox {
  name: string;
  address: string;
}

export interface OutgoingMail {
  /** The name that mailboxes show. The address is the mailer's own. */
  fromName?: string;
  to: string;
  /** Who gets a reply, if that's not the sender. */
  replyTo?: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt, so mailboxes show an email once even if a killed job sent it twice. */
  messageId: string;
  /** A Message-ID that all emails about one matter refer to, so mailboxes show them as one thread. */
  threadId?: string | undefined;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer | string; contentType: string }[];
  /** Sent as a file and as a part of its own, which is what calendars look for. */
  calendar?: { filename: string; content: string; method: 'REQUEST' | 'CANCEL' | 'PUBLISH' } | undefined;
  /** Where reports go that it couldn't be delivered, if that's not the sender. */
  envelopeFrom?: string | undefined;
}

/** An email that's written already, with the addresses that mail servers are told. An empty sender gets no reports. */
interface RawMail {
  from: string;
  to: string;
  raw: Buffer;
}

/**
 * Waits for the server, in milliseconds. A server that checks for spam may take a minute until it has accepted an email, and
 * nodemailer's own limits of up to ten minutes are longer than a job may run.
 */
const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 120_000 };

let transport: Transporter | undefined;
let from = '';

/** Sends through the mail server at an smtp:// or smtps:// address from now on. `name` is our host name, which the server is greeted with. */
export function openMailer(options: { url: string; from: string; name?: string }): void {
  closeMailer();
  // Connections are used again, so not every email needs one of its own.
  transport = nodemailer.createTransport({ url: options.url, pool: true, ...limits, ...(options.name && { name: options.name }) });
  from = options.from;
}

/** Closes idle connections to the mail server. */
export function closeMailer(): void {
  transport?.close();
  transport = undefined;
}

/** Sends one email. Throws if the server refuses it, and the job tries again. */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  const { fromName, threadId, headers, calendar, envelopeFrom, ...rest } = mail;
  await openTransport().sendMail({
    from: fromName ? { name: fromName, address: addressIn(from) } : from,
    ...rest,
    ...(threadId && { inReplyTo: threadId, references: threadId }),
    // RFC 3834: keeps vacation notices from being sent in reply.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    ...(calendar && { icalEvent: calendar }),
    ...(envelopeFrom && { envelope: { from: envelopeFrom, to: rest.to } }),
  });
}

/** The same. If the server takes only the address that we log in with, reports go to the sender, too. */
export async function sendReturnable(mail: OutgoingMail): Promise<void> {
  try {
    await sendMail(mail);
  } catch (error) {
    if (!mail.envelopeFrom || !isSenderRefused(error)) throw error;
    await sendMail({ ...mail, envelopeFrom: undefined });
  }
}

/** Sends an email byte for byte. Throws if the server refuses it. */
export async function sendRaw({ from, to, raw }: RawMail): Promise<void> {
  // People's emails may have 8-bit bodies, which servers have to know.
  await openTransport().sendMail({ envelope: { from, to: [to], use8BitMime: true }, raw });
}

function openTransport(): Transporter {
  if (!transport) throw new Error('The mailer is not open yet.');
  return transport;
}

/** 'Harbor Pages <hello@harbor.example>' → 'hello@harbor.example'. */
export function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}

/**
 * True if the server permanently refused the recipient, so sending the email again is useless. Refusals of us, such as of a login or of
 * relaying, end when the settings are corrected.
 */
export function isRecipientRefused(error: unknown): boolean {
  const { code, command, response = '', responseCode = 0 } = error as SmtpError;
  if (code !== 'EENVELOPE') return false;
  if (command === 'API') return true;
  return command === 'RCPT TO' && responseCode >= 550 && responseCode <= 554 && !/\b5\.7\.\d|relay|authent/i.test(response);
}

/** True if the server refused an email for good, whatever part of it. A server that can't be reached or asks to come again didn't. */
export function isRefusedForGood(error: unknown): boolean {
  return ((error as SmtpError).responseCode ?? 0) >= 500;
}

function isSenderRefused(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpError;
  return code === 'EENVELOPE' && command === 'MAIL FROM' && responseCode >= 500;
}

/** What nodemailer adds to an error. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}
