import { catchAll, type OwnAddress, type Vacation } from '../../../../domain/email-addresses/schema.ts';
import { listInWords } from '../../../../text/list-in-words.ts';
import { dayInWords } from '../../../../time/day-in-words.ts';

/** An address as people read it. */
export function shownAddress(localPart: string, domain: string): string {
  return localPart === catchAll ? `Every other address at ${domain}` : `${localPart}@${domain}`;
}

/** Where email to an address goes, and what customers see. While the records aren't right, that's for later. */
export function whereItGoes(
  { localPart, mailboxes }: Pick<OwnAddress, 'localPart' | 'mailboxes'>,
  { domain, isReady }: { domain: string; isReady: boolean },
): string {
  const verified = mailboxes.filter(({ state }) => state === 'verified').map(({ address }) => address);
  const isRest = localPart === catchAll;
  const address = isRest ? `every other address at ${domain}` : `${localPart}@${domain}`;
  const seen = isRest ? 'the address that they wrote to' : address;
  if (verified.length > 0)
    return onceRight(isReady, `Email to ${address} goes to ${listInWords(verified)}. Answer from there, and customers see ${seen}.`);
  const isWaiting = mailboxes.some(({ state }) => state === 'unverified');
  const next = isWaiting
    ? 'We’ll pass it on once a mailbox is verified.'
    : `Add a${mailboxes.length > 0 ? 'nother' : ''} mailbox, and we’ll pass it on.`;
  return onceRight(isReady, `Email to ${address} shows up with your leads. ${next}`);
}

/** A sentence about email, which is true only once the records for email are right. */
export function onceRight(isReady: boolean, sentence: string): string {
  return isReady ? sentence : `Once the records are right, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** What a vacation answer does today: 'Answering until Saturday, January 2'. */
export function vacationState(vacation: Vacation | null, today: string): string {
  if (!vacation) return 'Off';
  const { firstDay, lastDay } = vacation;
  if (today > lastDay) return `Ended ${dayInWords(lastDay)}`;
  return today < firstDay ? `${dayInWords(firstDay)} to ${dayInWords(lastDay)}` : `Answering until ${dayInWords(lastDay)}`;
}
