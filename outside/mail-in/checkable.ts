import type { RefusalStatus } from './answers.ts';
import { fieldsOf } from './fields.ts';

/**
 * What an email may have. Real ones have far less: up to five signatures, and 345,000 lines with 25 MB of files. Checking the author takes the
 * square of the lines of a header field and of the length of a line, and each signature reads the whole email. Parsing takes time for each line,
 * and more for each part. So an email of one megabyte could stop the process for a minute.
 */
const limits = {
  headerKilobytes: 128,
  headerLines: 3000,
  signatures: 10,
  /** Four signatures of an email of 25 MB. */
  signedBytes: 4 * 26 * 1024 * 1024,
  bodyLines: 400_000,
  dashedLines: 20_000,
  /** Mail servers break lines of more than 998 bytes. */
  lineBytes: 256 * 1024,
};

const lf = 10;

/** Refuses an email before anything reads it, if that would take too long. Undefined for any email that people send. */
export function uncheckable(raw: Buffer): { ok: false; status: RefusalStatus; message: string } | undefined {
  const headerBytes = limits.headerKilobytes * 1024;
  const { fields, body } = fieldsOf(raw.subarray(0, headerBytes));
  const header = raw.subarray(0, Math.min(raw.length, headerBytes) - body.length);
  if ((raw.length > headerBytes && body.length === 0) || hasMoreLines(header, limits.headerLines)) {
    const most = `${limits.headerKilobytes} KB and ${limits.headerLines} lines`;
    return { ok: false, status: 552, message: `5.3.4 The header of this email is too large. The limit is ${most}.` };
  }
  const signatures = fields.filter(({ name }) => name === 'dkim-signature').length;
  if (signatures > limits.signatures)
    return { ok: false, status: 554, message: `5.6.0 This email has too many DKIM signatures. The limit is ${limits.signatures}.` };
  if (signatures * raw.length > limits.signedBytes)
    return { ok: false, status: 554, message: '5.6.0 This email has too many DKIM signatures for its size.' };
  if (hasLongerLine(raw.subarray(header.length), limits.lineBytes))
    return { ok: false, status: 554, message: `5.6.0 This email has a line that’s too long. The limit is ${limits.lineBytes} bytes.` };
  if (hasMoreLines(raw.subarray(header.length), limits.bodyLines))
    return { ok: false, status: 554, message: `5.6.0 This email has too many lines. The limit is ${limits.bodyLines}.` };
  if (hasMoreDashedLines(raw.subarray(header.length), limits.dashedLines))
    return { ok: false, status: 554, message: '5.6.0 This email has too many parts.' };
  return undefined;
}

function hasLongerLine(bytes: Buffer, most: number): boolean {
  let start = 0;
  for (let end = bytes.indexOf(lf); end >= 0; end = bytes.indexOf(lf, start)) {
    if (end - start > most) return true;
    start = end + 1;
  }
  return bytes.length - start > most;
}

/** Each part begins with a line that begins with two dashes. Few other lines do. */
function hasMoreDashedLines(bytes: Buffer, most: number): boolean {
  let lines = 0;
  for (let at = bytes.indexOf('\n--'); at >= 0 && lines <= most; at = bytes.indexOf('\n--', at + 1)) lines += 1;
  return lines > most;
}

function hasMoreLines(bytes: Buffer, most: number): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(lf); at >= 0 && lines <= most; at = bytes.indexOf(lf, at + 1)) lines += 1;
  return lines > most;
}
