import PostalMime, { type Address, type Attachment, decodeWords, type Email } from 'postal-mime';
import { fieldsOf, madeMessageId } from './fields.ts';
import { textOfHtml } from './html-text.ts';
import { type DeliveryReport, reportIn } from './report.ts';

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

export type { DeliveryReport };

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
  /** Only its header could be read: its content takes too long, or has no form that we know. */
  isHeaderOnly: boolean;
  report: DeliveryReport | undefined;
  header: (name: string) => string;
}

/** The same as data, which another process can send. */
export interface MailData extends Omit<ReadMail, 'header'> {
  /** The first of each name, in small letters. */
  headers: ReadonlyMap<string, string>;
}

/** Limits of one email. What real ones have is far less. */
const limits = { maxNestingDepth: 100, maxHeadersSize: 1_000_000, maxRfc822NestingDepth: 3 };
const mostFiles = 200;
const mostAddresses = 500;
const mostReferences = 50;
/** Fields of a header that's read alone. */
const mostFields = 500;

/**
 * Parses an email. Never throws: what can't be read is empty. Strangers decide how long it takes, so servers do it by domain/mail-reading, in a
 * process of its own.
 */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  return withHeader(await mailData(raw));
}

/** Parses an email's header alone, which takes milliseconds for any email that passed `uncheckable`. */
export async function readHeader(raw: Buffer): Promise<ReadMail> {
  return withHeader(dataOf(raw, await parsedHeader(raw), true));
}

export async function mailData(raw: Buffer): Promise<MailData> {
  const whole = await PostalMime.parse(raw, limits).catch(() => undefined);
  return dataOf(raw, whole ?? (await parsedHeader(raw)), whole === undefined);
}

export function withHeader({ headers, ...data }: MailData): ReadMail {
  return { ...data, header: (name) => headers.get(name.toLowerCase()) ?? '' };
}

function dataOf(raw: Buffer, email: Email, isHeaderOnly: boolean): MailData {
  const headers = new Map(email.headers.toReversed().map(({ key, value }) => [key, decodeWords(value).trim()]));
  const header = (name: string) => headers.get(name) ?? '';
  const files = email.attachments.slice(0, mostFiles).map(fileOf);
  const html = email.html ?? '';
  const text = (email.text?.trim() ? email.text : textOfHtml(html)).replaceAll('\r\n', '\n');
  return {
    messageId: idsIn(header('message-id'))[0] ?? madeMessageId(raw),
    inReplyTo: idsIn(header('in-reply-to'))[0] ?? '',
    references: idsIn(header('references')).slice(-mostReferences),
    from: mailboxesIn(email.from ? [email.from] : [])[0],
    replyTo: mailboxesIn(email.replyTo ?? [])[0],
    to: mailboxesIn(email.to ?? []),
    cc: mailboxesIn(email.cc ?? []),
    subject: oneLine(email.subject ?? ''),
    text: text.replaceAll('\0', ''),
    html,
    files,
    isAutomatic: isAutomatic(email, header),
    isHeaderOnly,
    report: reportIn(files, header, text),
    headers,
  };
}

async function parsedHeader(raw: Buffer): Promise<Email> {
  return PostalMime.parse(headerOf(raw), limits).catch(() => ({ headers: [], headerLines: [], attachments: [] }));
}

/** The header without what says how the body is made. What only mail servers read may be long, so it's left out. */
function headerOf(raw: Buffer): Buffer {
  const lines = fieldsOf(raw)
    .fields.filter(({ name }) => !/^(?:content-|received$|arc-|dkim-)/.test(name))
    .slice(0, mostFields)
    .flatMap(({ bytes }) => [bytes.subarray(0, 10_000), Buffer.from('\r\n')]);
  return Buffer.concat(lines);
}

/** Message-IDs, with their brackets. */
function idsIn(value: string): string[] {
  return value.match(/<[^<>\s]{1,500}>/g) ?? [];
}

function mailboxesIn(addresses: Address[]): Mailbox[] {
  return addresses
    .slice(0, mostAddresses)
    .flatMap((one) => one.group ?? [one])
    .slice(0, mostAddresses)
    .filter(({ address }) => address.includes('@'))
    .map(({ name, address }) => ({ name: oneLine(name), address: address.trim().toLowerCase() }));
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** A file, with a name that says what it is if it came without one. */
function fileOf({ filename, mimeType, content, disposition, related }: Attachment): ReadFile {
  const name = oneLine(filename ?? '').replace(/[/\\]/g, '_');
  return {
    name: name || `file.${endings[mimeType] ?? 'bin'}`,
    type: mimeType,
    content:
      typeof content === 'string' ? Buffer.from(content) : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)),
    isInline: disposition === 'inline' || related === true,
  };
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'application/ms-tnef': 'dat',
  'text/calendar': 'ics',
  'text/plain': 'txt',
  'text/html': 'html',
  'message/rfc822': 'eml',
};

/** What says that a program wrote an email: RFC 3834, and what mail systems send that are older than it. */
function isAutomatic(email: Email, header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').toLowerCase();
  const type = header('content-type').toLowerCase();
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    ['bulk', 'list', 'junk', 'auto_reply', 'auto-reply'].includes(header('precedence').toLowerCase()) ||
    header('return-path') === '<>' ||
    type.startsWith('multipart/report') ||
    type.includes('disposition-notification') ||
    // X-Auto-Response-Suppress, X-Autoreply, X-Autorespond and others, the last of them by mailing lists.
    email.headers.some(({ key }) => key.startsWith('x-auto') || key === 'list-id' || key === 'list-unsubscribe')
  );
}
