import { withinLimit } from '../limits/limits.ts';

/**
 * What happens to a message of a site's form: it's emailed, or it's stored for the next digest (`over`), or it's refused, which
 * takes a flood that no visitors make. Possible spam uses up no emails.
 */
export async function limitLead(projectId: string, address: string, isSpam: boolean): Promise<'emailed' | 'over' | 'refused'> {
  const one = `${projectId}|${address}`;
  if (!(await withinLimit('leadStored', one)).ok || !(await withinLimit('leadStoredSite', projectId)).ok) return 'refused';
  if (isSpam) return 'emailed';
  const results = [await withinLimit('lead', one), await withinLimit('leadSite', projectId)];
  return results.every(({ ok }) => ok) ? 'emailed' : 'over';
}
