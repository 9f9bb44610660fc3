import { BlockList, isIPv4 } from 'node:net';

/** Ranges that no website on the internet has (RFC 6890): private, this machine's, link-local, site-local, shared, reserved, multicast, documentation. */
const closed = new BlockList();
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16',
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8',
].flatMap((line) => line.split(' '))) {
  const [address = '', length] = range.split('/');
  closed.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** True for an IP address that anyone on the internet may have. We connect to no other that a stranger's name leads to. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address in an IPv6 one is judged as the IPv4 address.
  return !closed.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
