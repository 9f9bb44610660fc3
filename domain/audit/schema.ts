import { z } from 'zod';

/** Why staff do something that is not easily undone. */
export const reasonSchema = z.string().trim().min(3, 'Say why, at least 3 characters').max(200, 'At most 200 characters');

/** Filters of the log of what staff did, by what it was done to. */
export const auditFilters = ['all', 'orders', 'projects', 'people', 'settings'] as const;
export type AuditFilter = (typeof auditFilters)[number];
