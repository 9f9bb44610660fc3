import { notInArray, type SQL } from 'drizzle-orm';
import { domainClaims } from '../../db/schema/index.ts';

export type DomainClaim = typeof domainClaims.$inferSelect;

/** Claims of a project that aren't over or on their way out. There's one at most. */
export const isOpen: SQL = notInArray(domainClaims.state, ['leaving', 'ended']);
