import { isHarmfulName } from '../../content/harmful-files.ts';
import type { Authentication } from '../../outside/mail-in/authentication.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';

/**
 * True for an email whose author's domain asks for caution with what it didn't send, and for one that nothing proves and that has what makes
 * spam worth sending: a link, or a file that runs. Where that can't be looked at, it may have them.
 */
export function probablySpam(
  { verdict, policy, spf, dkim }: Pick<Authentication, 'verdict' | 'policy' | 'spf' | 'dkim'>,
  { text, html, files, isHeaderOnly }: Pick<ReadMail, 'text' | 'html' | 'files' | 'isHeaderOnly'>,
): boolean {
  if (isForged({ verdict, policy })) return true;
  if (spf === 'pass' || dkim === 'pass') return false;
  // Email programs name addresses of their own in the HTML around what someone wrote, so only links count there.
  const hasLinks = /https?:\/\//i.test(text) || /\bhref\s{0,5}=\s{0,5}["']?https?:/i.test(html);
  return isHeaderOnly || hasLinks || files.some(({ name }) => isHarmfulName(name));
}

/** True if an author's domain doesn't confirm an email, and asks receivers to treat such emails as forged. */
export function isForged({ verdict, policy }: Pick<Authentication, 'verdict' | 'policy'>): boolean {
  return verdict === 'fail' && (policy === 'quarantine' || policy === 'reject');
}
