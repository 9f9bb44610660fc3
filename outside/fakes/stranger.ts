import { receiverPort } from '../mail-in/receiver.ts';
import { addressIn } from '../mailer.ts';
import { deliver, hostOf } from './deliver.ts';
import type { CaughtMail } from './mail-catcher.ts';

/** An email that someone elsewhere writes to an address that we receive email at. */
export interface StrangersMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
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
    text: `${text}\n\nOn ${sent}, ${mail.fromName} <${mail.from}> wrote:\n${quoted}\n`,
    inReplyTo: messageId,
    references: [...before, messageId],
  };
}

/** Where a reply to a caught email goes. */
export function replyAddress({ headers, from }: Pick<CaughtMail, 'headers' | 'from'>): string {
  return addressIn(headers['reply-to'] ?? from);
}
