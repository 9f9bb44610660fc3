import nodemailer, { type Transporter } from 'nodemailer';

export interface OutgoingMail {
  /** The name that mailboxes show. The address is the mailer's own. */
  fromName?: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt, so mailboxes show an email once even if a killed job sent it twice. */
  messageId: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer | string; contentType: string }[];
}

let transport: Transporter | undefined;
let from = '';

/** Connects the mail server at an smtp:// or smtps:// address. */
export function openMailer(options: { url: string; from: string }): void {
  transport = nodemailer.createTransport(options.url);
  from = options.from;
}

/** Sends one email. Throws if the server refuses it, and the job tries again. */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  if (!transport) throw new Error('The mailer is not open yet.');
  const { fromName, ...rest } = mail;
  await transport.sendMail({ from: fromName ? { name: fromName, address: addressIn(from) } : from, ...rest });
}

/** 'Harbor Pages <hello@harbor.example>' → 'hello@harbor.example'. */
function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
