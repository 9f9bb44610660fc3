import { isMailboxDomain, mailboxHosts } from '../../content/mailbox-hosts.ts';
import { isOneOff } from '../../text/one-off.ts';

/** The fewest letters of a name that's compared. Shorter ones, such as aol, are one letter off too many others. */
const fewestLetters = 4;

/** The address that was probably meant: 'joe@gmail.com' for 'joe@gmial.con'. Undefined if it isn't near a mailbox provider's. */
export function meantEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1);
  if (isMailboxDomain(host) || mailboxHosts.lookalikes.includes(host)) return undefined;
  const [name, ending] = partsOf(host);
  const meant = mailboxHosts.common.find((one) => {
    const [itsName, itsEnding] = partsOf(one);
    const isNear = name === itsName || (Math.min(name.length, itsName.length) >= fewestLetters && isOneOff(name, itsName));
    return isNear && (ending === itsEnding || isOneOff(ending, itsEnding));
  });
  return meant && `${email.slice(0, at + 1)}${meant}`;
}

function partsOf(host: string): [name: string, ending: string] {
  const dot = host.indexOf('.');
  return [host.slice(0, dot), host.slice(dot + 1)];
}
