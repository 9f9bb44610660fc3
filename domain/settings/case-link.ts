import { appUrl } from '../addresses.ts';
import type { Settings } from './schema.ts';

/** Why a case study can't link to an address: it's a client's site, so it isn't on our own host. Undefined if it can. */
export function caseLinkProblem({ caseUrl }: Partial<Settings>): string | undefined {
  if (!caseUrl || new URL(caseUrl).host !== new URL(appUrl()).host) return undefined;
  return 'This is our own address. Use the address of the client’s site.';
}
