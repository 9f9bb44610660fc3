interface Mailbox {
  name: string;
  /** In small letters. */
  address: string;
}

export interface ReadFile {
  name: string;
  type: string;
  content: Buffer;
  isInline: boolean;
}

/** A report by another mail server (RFC 3464) or a complaint (RFC 5965). */
export interface DeliveryReport {
  kind: 'bounce' | 'delay' | 'complaint';
  recipient: string;
  /** '5.7.26' */
  status: string;
  detail: string;
}

/** An email that came in, as we need it. */
export interface ReadMail {
  /** With its brackets. Made from the content if it has none. */
  messageId: string;
  inReplyTo: string;
  references: string[];
  from: Mailbox | undefined;
  replyTo: Mailbox | undefined;
  to: Mailbox[];
  cc: Mailbox[];
  subject: string;
  /** All of it as plain text, also if it came as HTML only. */
  text: string;
  html: string;
  files: ReadFile[];
  /** Whether a program wrote it: a vacation notice, a list, a receipt (RFC 3834). */
  isAutomatic: boolean;
  report: DeliveryReport | undefined;
  header: (name: string) => string;
}

/** Parses an email. Never throws: what can't be read is empty. */
export async function readMail(_raw: Buffer): Promise<ReadMail> {
  throw new Error('to be written');
}
