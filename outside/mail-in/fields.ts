import { createHash } from 'node:crypto';

/** A header field of an email: its name in small letters, and its bytes with their folded lines, without the last line break. */
interface Field {
  name: string;
  bytes: Buffer;
}

const cr = 13;
const lf = 10;
const colon = 58;

/** The header fields of an email, and its body byte for byte. Lines that aren't fields are left out. */
export function fieldsOf(raw: Buffer): { fields: Field[]; body: Buffer } {
  const fields: Field[] = [];
  let at = 0;
  while (at < raw.length) {
    const end = endOfField(raw, at);
    const bytes = withoutLineBreak(raw.subarray(at, end));
    at = end;
    // The empty line ends the header.
    if (bytes.length === 0) break;
    const nameEnd = bytes.indexOf(colon);
    const name = nameEnd < 0 ? '' : bytes.toString('latin1', 0, nameEnd).trimEnd().toLowerCase();
    if (/^[!-9;-~]+$/.test(name)) fields.push({ name, bytes });
  }
  return { fields, body: raw.subarray(at) };
}

/** The Message-ID of an email that came without one. The same email always gets the same, whichever way it came. */
export function madeMessageId(raw: Buffer): string {
  const { fields, body } = fieldsOf(raw);
  const hash = createHash('sha256');
  for (const { name, bytes } of fields) if (name !== 'received' && name !== 'return-path') hash.update(bytes).update('\n');
  return `<${hash.update(body).digest('hex')}@no-message-id.invalid>`;
}

/** Where the next field begins. A line that begins with a space or tab continues the field above. */
function endOfField(raw: Buffer, start: number): number {
  const isEmptyLine = raw[start] === lf || (raw[start] === cr && raw[start + 1] === lf);
  let end = start;
  do {
    const found = raw.indexOf(lf, end);
    end = found < 0 ? raw.length : found + 1;
  } while (!isEmptyLine && (raw[end] === 32 || raw[end] === 9));
  return end;
}

function withoutLineBreak(line: Buffer): Buffer {
  if (line.at(-1) !== lf) return line;
  return line.subarray(0, line.at(-2) === cr ? -2 : -1);
}
