/** The longest address that a form accepts. The wording of the refusal is fixed. */
export const emailLength = 255;
export const invalidEmail = 'Invalid email address';

/** The characters that an address may have before the @ without quotes (RFC 5322, `atext`), as `<input type="email">` has them. */
const before = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** A top-level domain: letters, or a name from another alphabet in its ASCII form. */
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;
/** What a URL would read as something else than a host name. */
const notInHost = /[\s/?#:%\\@[\]<>^|]/;

/**
 * An email address as we store it and write to it, trimmed, with the ASCII form of its domain: `info@müller.example` is
 * `info@xn--mller-kva.example`. Undefined if it isn't one. Every form accepts the same addresses: what `<input type="email">` does,
 * if the domain has a dot and no dots are next to each other.
 */
export function emailAddress(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const domain = asciiDomain(address.slice(at + 1));
  const labels = domain.split('.');
  const isAddress =
    at > 0 &&
    before.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    topLevel.test(labels.at(-1) ?? '');
  const plain = `${address.slice(0, at)}@${domain}`;
  return isAddress && plain.length <= emailLength ? plain : undefined;
}

/** Domains are looked up in ASCII. One that already is stays as it was typed. Empty if it has no ASCII form. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what ASCII is.
  if (/^[\x00-\x7f]*$/.test(domain)) return domain;
  const url = `http://${domain}`;
  return !notInHost.test(domain) && URL.canParse(url) ? new URL(url).hostname : '';
}

/** The target of a link that writes to an address. Some characters would end the address there. */
export function mailto(address: string): string {
  return `mailto:${address.replace(/[%/?#&=^`{|}]/g, encodeURIComponent)}`;
}
