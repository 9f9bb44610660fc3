import type { BriefAdvice } from '../../../domain/briefs/advice.ts';
import { asksUrgent } from '../../../sites/brief/asks-urgent.ts';

type Understood = Pick<BriefAdvice, 'traits'>;

/** True if urgent calls may matter: customers start with a call, or we don't know how, and the interview doesn't ask about them. */
export function mayTakeUrgentCalls({ traits, interview }: Understood & Pick<BriefAdvice, 'interview'>): boolean {
  const isAsked = interview.some(({ ask }) => asksUrgent.test(ask));
  return !isAsked && (!traits?.start.length || traits.start.includes('call'));
}

/** True if the business may have a service area: it goes to its customers, or we don't know where it meets them. */
export function mayServeTowns({ traits }: Understood): boolean {
  return traits?.place !== 'come' && traits?.place !== 'remote';
}

/** True if customers may come and park, and the interview doesn't ask where. */
export function mayNeedParking({ traits, interview }: Understood & Pick<BriefAdvice, 'interview'>): boolean {
  const isAsked = interview.some(({ ask }) => /\bwhere do \w+ park\b/i.test(ask));
  return !isAsked && traits?.place !== 'go' && traits?.place !== 'remote';
}
