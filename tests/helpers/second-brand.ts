import type { Brand } from '../../content/brand.ts';

/** Another operator, for tests that look for words of ours. */
export const secondBrand = {
  name: 'Harbor Pages',
  tagline: 'Websites for the coast of Maine',
  email: 'hello@harbor.example',
  postalAddress: '7 Wharf Lane, Portland, ME 04101',
  phone: '(207) 555-0123',
  timeZone: 'America/Chicago',
  states: ['Maine', 'Vermont'],
  color: '#0f766e',
  mailName: 'Harbor Pages',
} satisfies Partial<Brand>;

/** Its mark as an SVG. */
export const secondMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#0f766e"/><path d="M12 40q10-10 20 0t20 0" stroke="#fff" stroke-width="6" fill="none"/></svg>`;

/** Names that no one reads: of our scripts' attributes, messages and classes, and of the demo's accounts. */
const technical =
  /data-sunup-[\w-]+|sunup-(?:auth|public|quiet|editor)\b|dataset\.sunup\w*|\b(?:admin|owner|marigold|larkspur)@sunup\.test|\bsunup-demo-24h\b/gi;

/** Every place in a text that still says our name, with the words around it. */
export function oursIn(text: string): string[] {
  const read = text.replace(technical, '');
  return [...read.matchAll(/sunup/gi)].map(({ index }) => read.slice(Math.max(0, index - 50), index + 50).replace(/\s+/g, ' '));
}
