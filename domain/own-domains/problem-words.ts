import { shownName } from './name.ts';
import type { DomainProblem } from './schema.ts';

/** What keeps a domain from working, and what to do about it, in a sentence or two for its owner. */
export function problemInWords(problem: DomainProblem): string {
  return (words[problem.code] as (problem: DomainProblem) => string)(problem);
}

const list = (hosts: string[]) => {
  const items = hosts.map(shownName);
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '');
};

const words: { [Code in DomainProblem['code']]: (problem: Extract<DomainProblem, { code: Code }>) => string } = {
  'proof-missing': () => 'We don’t see the TXT record yet. New records usually show up within a few minutes.',
  'proof-outdated': () => 'There’s a TXT record with another text. Replace its text with ours.',
  taken: () => 'This domain is connected to another site here. If it’s yours, remove it there first. If it isn’t, message us.',
  'no-zone': () =>
    'This domain isn’t registered, or its name servers don’t answer. Check the spelling, or register it first. An address that a service lent you, such as your-business.wixsite.com, can’t be connected.',
  unasked: () => 'The domain’s name servers don’t answer right now. We’ll keep trying, and nothing changes meanwhile.',
  'address-missing': ({ host }) => `${shownName(host)} doesn’t lead anywhere yet. Add our record for it.`,
  'address-wrong': ({ host, instead }) => `${shownName(host)} leads to ${list(instead)}. Replace that record with ours.`,
  'address-extra': ({ host, instead }) =>
    `${shownName(host)} leads here and also to ${list(instead)}, so some visitors end up there. Delete ${instead.length > 1 ? 'those records' : 'that record'}.`,
  'address-private': ({ host, instead }) =>
    `${shownName(host)} leads to ${list(instead)}, which is an address inside a home or office network. Replace it with our record.`,
  'ipv6-leftover': ({ host, instead }) =>
    `${shownName(host)} has an AAAA record that leads elsewhere: ${list(instead)}. Delete it, or many visitors won’t reach your site.`,
  'alias-lost': ({ host, target }) =>
    `${shownName(host)} is an alias of ${shownName(target)}, which leads nowhere. Replace it with our record.`,
  proxied: ({ host, provider }) => `${provider}’s proxy answers for ${shownName(host)}. Set its record to “DNS only” at ${provider}.`,
  caa: ({ allowed }) =>
    allowed.length > 0
      ? `A CAA record allows certificates only from ${list(allowed)}. Add one for our authority, or delete it.`
      : 'A CAA record forbids all certificates. Delete it, or add one for our authority.',
  'not-visible-yet': () => 'The records are right. Some networks still remember the old ones, which usually takes less than an hour.',
  'no-answer': ({ reason }) => `The records are right, but your site doesn’t answer there yet (${reason}). We’ll try again in a minute.`,
};
