import type { recentSenderTests } from '../../../domain/incoming-mails/sender-tests.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

type SenderTest = Awaited<ReturnType<typeof recentSenderTests>>[number];
type Arrived = NonNullable<SenderTest['arrived']>;

/** How long a test may take to arrive. */
export const arrivesWithinMs = 2 * 60_000;

export interface TestLine {
  name: string;
  state: DotState;
  /** What arrived, and what to do if that's wrong. */
  says: string;
}

const again = 'A name server didn’t answer. Run the test again.';

/** What a test showed, one line for each check that receivers make. */
export function linesOf({ arrived, domain, isOwners }: Pick<SenderTest, 'arrived' | 'domain' | 'isOwners'>): TestLine[] {
  if (!arrived) return [];
  return [
    { name: 'SPF', ...spf(arrived) },
    { name: 'DKIM', ...dkim(arrived, domain, isOwners) },
    { name: 'DMARC', ...dmarc(arrived, domain) },
    { name: 'TLS', ...tls(arrived) },
    { name: 'PTR', ...ptr(arrived) },
  ];
}

const good = (says: string) => ({ state: 'done' as const, says });
const bad = (says: string) => ({ state: 'late' as const, says });

function spf({ spf: result, clientAddress }: Arrived) {
  if (result === 'pass') return good('The server that sent it may send for its return address.');
  if (result === 'temperror') return bad(again);
  if (result === 'permerror') return bad('The SPF record has a mistake. There may be only one, with up to ten look-ups.');
  if (result === 'none') return bad('There’s no SPF record. Add the one that your mail provider gives you.');
  return bad(`The SPF record doesn’t name the server that sent it${clientAddress && `, ${clientAddress}`}. Add it.`);
}

function dkim({ dkim: result }: Arrived, domain: string, isOwners: boolean) {
  if (result === 'pass') return good('It’s signed, and nothing was changed on the way.');
  if (result === 'temperror') return bad(again);
  if (result === 'none')
    return bad(
      isOwners
        ? 'Our signature was removed on the way. Your mail provider can’t send as customers’ domains.'
        : `It isn’t signed. Turn on DKIM for ${domain} at your mail provider.`,
    );
  return bad(
    'The signature doesn’t match. Compare the DKIM record with what your mail provider says. It may also change emails on the way.',
  );
}

function dmarc({ dmarc: result, verdict, author, policy }: Arrived, domain: string) {
  if (!author.endsWith(`@${domain}`))
    return bad(`It arrived as ${author || 'no one'}, so your mail provider replaces the sender. Allow it to send as ${domain}.`);
  if (result === 'pass') return good(`Receivers can verify that it’s from ${domain}.`);
  if (result === 'temperror') return bad(again);
  if (verdict === 'pass')
    return bad(`Receivers can verify it, but ${domain} has no DMARC record. Add a TXT record at _dmarc.${domain}: v=DMARC1; p=none;`);
  return bad(
    `Neither SPF nor DKIM is for ${domain}, so receivers can’t verify it${policy === 'reject' ? ', and they reject it' : ''}. Turn on DKIM for ${domain}.`,
  );
}

function tls({ isEncrypted }: Arrived) {
  if (isEncrypted) return good('It came encrypted.');
  return bad('It came without encryption. Set MAIL_TLS_CERT and MAIL_TLS_KEY, and turn on TLS at your mail provider.');
}

function ptr({ clientAddress, clientName }: Arrived) {
  if (clientName) return good(`${clientAddress} is ${clientName}.`);
  return bad(
    `${clientAddress || 'The server'} has no name that leads back to it. Whoever runs that server can set its reverse DNS (PTR) record.`,
  );
}
