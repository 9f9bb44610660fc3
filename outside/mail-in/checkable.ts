import type { RefusalStatus } from './answers.ts';
import { fieldsOf } from './fields.ts';

/** Real headers are far smaller. Reading one of several megabytes takes seconds, during which nothing else is done. */
const mostHeaderBytes = 128 * 1024;
/** Each signature may read the whole body once more, and asks a name server for its key. Real emails have up to five. */
const mostSignatures = 20;

/** Refuses an email before its author is checked, if the check would take too long. Undefined for any email that people send. */
export function uncheckable(raw: Buffer): { ok: false; status: RefusalStatus; message: string } | undefined {
  const { fields, body } = fieldsOf(raw.subarray(0, mostHeaderBytes));
  if (raw.length > mostHeaderBytes && body.length === 0)
    return { ok: false, status: 552, message: '5.3.4 The header of this email is too large. The limit is 128 KB.' };
  if (fields.filter(({ name }) => name === 'dkim-signature').length > mostSignatures)
    return { ok: false, status: 554, message: `5.6.0 This email has too many DKIM signatures. The limit is ${mostSignatures}.` };
  return undefined;
}
