/** Filters of the log of what staff did, by what it was done to. */
export const auditFilters = ['all', 'orders', 'projects', 'people', 'settings'] as const;
export type AuditFilter = (typeof auditFilters)[number];
