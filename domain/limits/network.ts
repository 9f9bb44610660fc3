import { isIPv4, isIPv6 } from 'node:net';

/**
 * What limits count as one client: an IPv4 address, or the first 64 bits of an IPv6 one, since a provider gives each
 * customer at least that many. An IPv4 address written as IPv6 counts as the IPv4 address. Throws for anything else,
 * because with free text a sender could pose as a new client on every attempt.
 */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) throw new Error('The client address is not an IP address.');
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 255]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight 16-bit groups of an IPv6 address in any of its spellings. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return read(head);
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
