import { dkimVerify } from 'mailauth/lib/dkim/verify';
import type { Names } from '../network/names.ts';
import { withinTime } from '../network/within-time.ts';
import { asciiAddress } from './ascii-address.ts';
import { type Authentication, checksMs, resolverAt } from './authentication.ts';

type Options = NonNullable<Parameters<typeof dkimVerify>[1]>;

/**
 * What can be checked of an email that someone else received for us: its signatures. No one knows which server it came from, and what its
 * headers say of other checks may be made up.
 */
export async function signedAuthentication(raw: Buffer, { public: [server] }: Names): Promise<Authentication> {
  const unknown = { spf: 'none', dmarc: 'none', policy: '', isEncrypted: false, clientAddress: '', clientName: '' } as const;
  const resolver = server && (resolverAt(server) as NonNullable<Options['resolver']>);
  const checked = resolver && (await withinTime(checksMs, dkimVerify(raw, { resolver })).catch(() => undefined));
  if (!checked) return { ...unknown, author: '', verdict: 'later', reason: 'the checks failed or took too long', dkim: 'temperror' };
  const { headerFrom, fromFields, results } = checked;
  if (headerFrom.length !== 1 || fromFields !== 1)
    return { ...unknown, author: '', verdict: 'fail', reason: 'not exactly one author', dkim: 'none' };
  const statuses = results.map(({ status }) => status);
  // Whoever passes a signature with a length on may write below what was signed.
  const isProved = statuses.some(({ result, aligned, underSized }) => result === 'pass' && aligned && !underSized);
  const wasUnasked = statuses.some(({ result }) => result === 'temperror');
  return {
    ...unknown,
    author: asciiAddress(headerFrom[0] ?? ''),
    verdict: isProved ? 'pass' : wasUnasked ? 'later' : 'fail',
    reason: isProved ? 'signed by the author’s domain' : wasUnasked ? 'a look-up failed' : 'no signature of the author’s domain',
    dkim: isProved ? 'pass' : wasUnasked ? 'temperror' : statuses.some(({ result }) => result !== 'none') ? 'fail' : 'none',
  };
}
