import { dkimSign } from 'mailauth';
import MimeNode from 'nodemailer/lib/mime-node';
import { fieldsOf, madeMessageId } from './fields.ts';

export interface SigningKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

interface Mailbox {
  name: string;
  address: string;
}

interface NewHeaders {
  from: Mailbox;
  /** Who it's to, if the email doesn't say. */
  to: string;
  replyTo: string;
  /** `List-Id` and other headers, by name. */
  more: Record<string, string>;
}

/** Header fields of the original that stay. All others may name its author, its way or a mailbox, or ask mailboxes to do something. */
const kept = new Set(
  'date message-id subject references in-reply-to mime-version to cc importance auto-submitted precedence thread-topic'.split(' '),
);

/** An email with another From and Reply-To. Its body and files stay byte for byte. Signatures and traces of the way that it came are left out. */
export function readdressed(raw: Buffer, { from, to, replyTo, more }: NewHeaders): Buffer {
  const { fields, body } = fieldsOf(raw);
  const replaced = new Set(Object.keys(more).map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  const stays = fields.filter(({ name }) => {
    const isFirst = !seen.has(name);
    seen.add(name);
    // A second field of a name could show mailboxes something else than what was checked.
    return isFirst && !replaced.has(name) && (kept.has(name) || name.startsWith('content-'));
  });
  const missing = { ...(!seen.has('to') && { To: to }), ...(!seen.has('message-id') && { 'Message-ID': madeMessageId(raw) }) };
  const lines = [...headersFrom(from, { 'Reply-To': replyTo, ...missing, ...more }), ...stays.map(({ bytes }) => clean(bytes))];
  return Buffer.concat([...lines.flatMap((line) => [line, lineBreak]), lineBreak, body]);
}

const lineBreak = Buffer.from('\r\n');

/** New header fields, folded and encoded. Line breaks in values become spaces. */
function headersFrom(from: Mailbox, others: Record<string, string>): Buffer[] {
  const node = new MimeNode('text/plain');
  // Its types know texts only, but From takes a name and an address apart, so a name can't become a second address.
  node.setHeader('From', { name: oneLine(from.name), address: from.address } as unknown as string);
  for (const [name, value] of Object.entries(others)) node.setHeader(name, oneLine(value));
  const names = new Set(['from', ...Object.keys(others).map((name) => name.toLowerCase())]);
  // It adds Date, Message-ID and others of its own.
  return fieldsOf(Buffer.from(`${node.buildHeaders()}\r\n\r\n`))
    .fields.filter(({ name }) => names.has(name))
    .map(({ bytes }) => bytes);
}

/** A field without control characters, which some mailboxes take for line breaks. Line breaks before a space are folds and stay. */
function clean(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  return Buffer.from(lines.map((line) => withoutControls(line.replace(/\r$/, ''))).join('\r\n'), 'latin1');
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function withoutControls(line: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they're what it's about.
  return line.replace(/[\0-\x08\x0a-\x1f\x7f]/g, ' ');
}

/** An email with a DKIM signature. Throws if the key can't sign, because an unsigned one would be taken for forged. */
export async function signed(raw: Buffer, { domain, selector, privateKey }: SigningKey): Promise<Buffer> {
  const key = { signingDomain: domain, selector, privateKey };
  const { signatures, errors } = await dkimSign(raw, { ...key, canonicalization: 'relaxed/relaxed', strict: true, signatureData: [key] });
  if (errors.length > 0 || !signatures) throw new Error(`The email couldn’t be signed for ${domain}.`, { cause: errors[0]?.err });
  return Buffer.concat([Buffer.from(signatures), raw]);
}
