import type { SigningKey } from '../../outside/mail-in/rewrite.ts';

/** What signs emails of a domain. Undefined while its records aren't right. */
export async function signingKeyOf(_domain: string): Promise<SigningKey | undefined> {
  throw new Error('to be written');
}
