import type { RefusalStatus } from './answers.ts';
import { fieldsOf } from './fields.ts';

/**
 * What an email may have. Real ones have far less. Checking its author takes the square of the lines of a header field, each signature reads
 * the whole email, and parsing it takes time for each line. So an email of one megabyte could stop the process for a minute.
 */
const limits = { headerBytes: 256 * 1024, headerLines: 3000, signatures: 10, lines: 500_000 };

const lf = 10;

/** Why an email is refused before anything reads it: no honest one is made like that. */
export function oddMail(raw: Buffer): { ok: false; status: RefusalStatus; message: string } | undefined {
  const { fields, body } = fieldsOf(raw);
  const header = raw.subarray(0, raw.length - body.length);
  if (header.length > limits.headerBytes || hasMoreLines(header, limits.headerLines)) return because('Its header is too long.');
  if (hasMoreLines(body, limits.lines)) return because('It has too many lines.');
  const signatures = fields.filter(({ name }) => name === 'dkim-signature').length;
  return signatures > limits.signatures ? because('It has too many signatures.') : undefined;
}

function because(why: string): { ok: false; status: RefusalStatus; message: string } {
  return { ok: false, status: 554, message: `5.6.0 We can't read this email. ${why}` };
}

function hasMoreLines(bytes: Buffer, most: number): boolean {
  let lines = 0;
  for (let at = bytes.indexOf(lf); at >= 0 && lines <= most; at = bytes.indexOf(lf, at + 1)) lines += 1;
  return lines > most;
}
