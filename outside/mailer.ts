import nodemailer, { type Transporter } from 'nodemailer';

export interface OutgoingMail {
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
  await transport.sendMail({ from, ...mail });
}
