import type { Result } from '../../base/result.ts';
import { storable } from '../../text/tidy/storable.ts';
import type { FormLimits } from './form-limits.ts';

type Body = Uint8Array<ArrayBuffer>;

/** Limit for the headers of one part of a multipart form. */
const headerBytes = 4096;

/** Why a form is refused, with a sentence for the sender. */
export interface FormFault {
  status: 400 | 413;
  message: string;
}

const malformed: FormFault = { status: 400, message: 'We couldn’t read this form. Please reload the page and try again.' };
const unexpectedFile: FormFault = { status: 400, message: 'This form takes no files. Please reload the page and try again.' };
const tooManyFields: FormFault = { status: 413, message: 'This form has too many fields.' };
export const tooMuchText: FormFault = { status: 413, message: 'This form has too much text. Please shorten it and try again.' };

/** True for the content types that browsers use for forms. */
export function isFormType(contentType: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(contentType);
}

/** True for a multipart form, the only kind with files. */
export function isMultipart(contentType: string): boolean {
  return /^multipart/i.test(contentType);
}

/**
 * A form's body as routes get it, or why it's refused. Null characters in text are dropped, because PostgreSQL can't store them.
 * Files stay as they are.
 */
export function formBody(body: Body, contentType: string, limits: FormLimits): Result<{ body: Body }, FormFault> {
  const fault = formFault(body, contentType, limits);
  if (fault) return { ok: false, ...fault };
  const plain = withoutNulls(Buffer.from(body.buffer, body.byteOffset, body.byteLength), contentType);
  if (!plain) return { ok: true, body };
  // Text around a null character can become a boundary.
  const problem = formFault(plain, contentType, limits);
  return problem ? { ok: false, ...problem } : { ok: true, body: plain };
}

/** The body without null characters in its text. Undefined if there are none. */
function withoutNulls(bytes: Buffer, contentType: string): Body | undefined {
  if (!isMultipart(contentType)) {
    if (!bytes.includes(0) && !bytes.includes('%00')) return undefined;
    const fields = [...new URLSearchParams(bytes.toString())].map((field) => field.map(storable));
    return new TextEncoder().encode(new URLSearchParams(fields).toString());
  }
  if (!bytes.includes(0)) return undefined;
  const boundary = boundaryIn(contentType) ?? '';
  const chunks: Buffer[] = [];
  let from = 0;
  for (let at = boundary.length + 2; !startsWith(bytes, at, '--'); ) {
    const part = readPart(bytes, at, boundary);
    if (!part) return undefined;
    // A file's headers are text, too.
    const textEnd = part.isFile ? part.content : part.end;
    chunks.push(bytes.subarray(from, at), bytes.subarray(at, textEnd).filter((byte) => byte !== 0) as Buffer);
    from = textEnd;
    at = part.end;
  }
  return new Uint8Array(Buffer.concat([...chunks, bytes.subarray(from)]));
}

/**
 * Finds what's wrong with a form's body without parsing it. Parsing too many fields would block the process, and the
 * platform's parser throws on a malformed body. A body without a fault can be parsed.
 */
export function formFault(body: Uint8Array, contentType: string, limits: FormLimits): FormFault | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!isMultipart(contentType)) {
    if (bytes.length > limits.textBytes) return tooMuchText;
    return separators(bytes, '&', limits.fields) >= limits.fields ? tooManyFields : undefined;
  }
  const boundary = boundaryIn(contentType);
  return boundary === undefined ? malformed : multipartFault(bytes, boundary, limits);
}

function boundaryIn(contentType: string): string | undefined {
  const match = multipartType.exec(contentType);
  return match ? (match[1] ?? match[2]) : undefined;
}

/** The content type as browsers write it. With other parameters, the platform's parser misses the boundary. */
const multipartType =
  /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))\s*(?:;\s*charset=[\w-]+\s*)?$/i;

/** Counts how often `text` occurs, and stops at `enough`. */
function separators(bytes: Buffer, text: string, enough: number): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1 && count < enough; at = bytes.indexOf(text, at + 1)) count += 1;
  return count;
}

/** Stricter than the standard, like the platform's parser. */
const headerName = '[0-9A-Za-z-]+';
const disposition = /^content-disposition:[ \t]*form-data((?:;[ \t]*(?:file)?name="[^"\r\n]*")+)[ \t]*$/i;
const otherHeader = new RegExp(`^(?!content-disposition)${headerName}:[^\\r\\n]*$`, 'i');

/** Walks from boundary to boundary. Anything that browsers wouldn't write is malformed. */
function multipartFault(bytes: Buffer, boundary: string, limits: FormLimits): FormFault | undefined {
  const delimiter = `--${boundary}`;
  if (!startsWith(bytes, 0, delimiter)) return malformed;
  let at = delimiter.length;
  let textBytes = 0;
  for (let fields = 0; !startsWith(bytes, at, '--'); fields++) {
    if (fields === limits.fields) return tooManyFields;
    const part = readPart(bytes, at, boundary);
    if (!part) return malformed;
    if (!part.isFile) textBytes += part.bytes;
    else if (part.bytes > 0 && !limits.files) return unexpectedFile;
    if (textBytes > limits.textBytes) return tooMuchText;
    at = part.end;
  }
  return undefined;
}

/** `content` and `end` are positions in the body, `bytes` is the size of the content. */
interface Part {
  isFile: boolean;
  content: number;
  bytes: number;
  end: number;
}

/** Reads a part after its boundary: CRLF, headers, an empty line, content, CRLF and the next boundary. It ends after that boundary. */
function readPart(bytes: Buffer, start: number, boundary: string): Part | undefined {
  const headersEnd = bytes.subarray(start, start + headerBytes).indexOf('\r\n\r\n');
  if (headersEnd === -1 || !startsWith(bytes, start, '\r\n')) return undefined;
  const lines = bytes.toString('latin1', start + 2, start + headersEnd).split('\r\n');
  const dispositions = lines.flatMap((line) => disposition.exec(line)?.[1] ?? []);
  const names = dispositions[0]?.match(/(?<!file)name="/gi) ?? [];
  const isReadable =
    dispositions.length === 1 && names.length === 1 && lines.every((line) => disposition.test(line) || otherHeader.test(line));
  if (!isReadable) return undefined;
  const content = start + headersEnd + 4;
  const next = bytes.indexOf(boundary, content);
  if (next - 4 < content || !startsWith(bytes, next - 4, '\r\n--')) return undefined;
  return { isFile: /filename="/i.test(dispositions[0] ?? ''), content, bytes: next - 4 - content, end: next + boundary.length };
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text;
}
