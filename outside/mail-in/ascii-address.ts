import { domainToASCII } from 'node:url';

/** An address in small letters, with the ASCII form of its domain, as addresses are stored: 'info@müller.example' → 'info@xn--mller-kva.example'. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return (at < 0 ? address : `${address.slice(0, at)}@${domainToASCII(domain) || domain}`).toLowerCase();
}
