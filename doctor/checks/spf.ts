import { mostLookups, readSpf as read, type SpfProblem } from '../../domain/email-domains/spf.ts';
import type { Reach } from '../../outside/network/reach.ts';

/** Whether a domain's SPF record lets one of these addresses send, as receivers read it, or why they'd ignore the record. */
export async function readSpf(domain: string, senders: string[], reach: Reach): Promise<{ isNamed: boolean } | { problem: string }> {
  const spf = await read(domain, senders, reach);
  return 'problem' in spf ? { problem: spfProblemInWords(spf.problem) } : { isNamed: spf.isNamed };
}

export function spfProblemInWords(problem: SpfProblem): string {
  const { domain } = problem;
  switch (problem.code) {
    case 'several':
      return `${domain} has ${problem.count} SPF records, so none of them counts.`;
    case 'none':
      return `${domain} has no SPF record, so emails from it may land in spam.`;
    case 'broken':
      return `The SPF record of ${domain} includes ${problem.included}, which has none, so it doesn’t count.`;
    case 'everyone':
      return `The SPF record of ${domain} ends with +all, so everyone may send for it.`;
    case 'too-many':
      return `The SPF record of ${domain} takes more than ${mostLookups} look-ups, so it doesn’t count.`;
  }
}
