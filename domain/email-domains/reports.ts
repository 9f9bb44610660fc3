import type { ReadMail } from '../../outside/mail-in/read-mail.ts';

/** Counts a mailbox provider's report (DMARC). Returns why if it can't be read. */
export async function countReport(_mail: ReadMail): Promise<{ ok: true } | { ok: false; reason: string }> {
  throw new Error('to be written');
}
