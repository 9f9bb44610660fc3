import type { ShownDomain } from '../../../../domain/own-domains/queries.ts';
import type { DotState } from '../../../ui/drawings/dot.tsx';

/** Where a domain stands, in words for its owner. */
export function stateWords(
  { state, name, address, twin }: Pick<ShownDomain, 'state' | 'name' | 'address' | 'twin'>,
  freeAddress: string,
): {
  title: string;
  text: string;
  state: DotState;
} {
  switch (state) {
    case 'claimed':
      return {
        title: 'Set these records',
        text: `Log in where ${name} is registered, open its DNS settings, and add the records below.`,
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
