import type { ShownDomain } from '../../../../domain/own-domains/queries.ts';
import type { DotState } from '../../../ui/drawings/dot.tsx';

type Worded = Pick<ShownDomain, 'state' | 'name' | 'registered' | 'address' | 'twin' | 'problemCode'>;

/** Where a domain stands, in words for its owner. */
export function stateWords(
  { state, name, registered, address, twin, problemCode }: Worded,
  freeAddress: string,
): {
  title: string;
  text: string;
  state: DotState;
} {
  switch (state) {
    case 'claimed':
      if (problemCode === 'no-zone')
        return {
          title: `We can’t find ${registered}`,
          text: 'A domain that you’ve just registered can take a few hours to show up. We’ll keep looking.',
          state: 'late',
        };
      return {
        title: 'Set these records',
        text: `Log in where ${registered} is registered, open its DNS settings, and add the records below.`,
        state: 'active',
      };
    case 'proved':
      return {
        title: 'Verified. Now point it to your site',
        text: 'We’ve seen the TXT record, so no other site here can take the name.',
        state: 'active',
      };
    case 'pointed':
      return {
        title: 'Almost there',
        text: 'The records are right. We’re waiting for the first secure answer, which usually takes less than a minute.',
        state: 'active',
      };
    case 'serving':
      return {
        title: 'Connected',
        text: `Your site is at ${address}. ${twin ? `${twin} and your` : 'Your'} free address redirect${twin ? '' : 's'} there.`,
        state: 'done',
      };
    case 'drifting':
      return {
        title: `${name} leads elsewhere`,
        text: `Visitors may not reach your site. If you didn’t change anything, ask your registrar.`,
        state: 'late',
      };
    case 'away':
      return {
        title: 'Back at your free address',
        text: `${name} leads elsewhere, so your site is at ${freeAddress} again. Set the records to come back.`,
        state: 'late',
      };
    default:
      return { title: 'Removed', text: `Your site is at ${freeAddress}.`, state: 'waiting' };
  }
}

/** The same for an owner who is back from their DNS provider, where they agreed, while the records show up. */
export function agreedWords(provider: string): ReturnType<typeof stateWords> {
  return {
    title: 'You agreed, and we’re checking',
    text: `This takes a few minutes, and this page updates by itself. If nothing has changed after 10 minutes, set the records at ${provider} again, or by hand.`,
    state: 'active',
  };
}

/** What an owner reads right after they named their domain and we checked it. */
export function claimedToast(domain: Worded | undefined): { type: 'success' | 'info'; title: string } {
  if (domain?.state === 'claimed' && domain.problemCode === 'no-zone')
    return { type: 'info', title: `We can’t find ${domain.registered} yet.` };
  if (domain?.state === 'pointed') return { type: 'success', title: 'The records are right.' };
  if (domain?.state === 'serving') return { type: 'success', title: `Your site is now at ${domain.name}.` };
  return { type: 'success', title: 'Now set these records.' };
}
