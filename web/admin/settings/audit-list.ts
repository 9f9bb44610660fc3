import { type AuditFilter, auditFilters } from '../../../domain/audit/schema.ts';
import type { ListChoices } from '../list-address.ts';

/** What the audit log can be asked for; it stands in the order of time alone. */
export const auditList: ListChoices<AuditFilter, 'time'> = {
  path: '/admin/settings/audit',
  filters: auditFilters,
  sorts: ['time'],
  sort: 'time',
  descending: true,
};
export const auditFilePath = '/admin/settings/audit.csv';

export const auditFilterLabels: Record<AuditFilter, string> = {
  all: 'All',
  orders: 'Orders',
  projects: 'Projects',
  people: 'People',
  messages: 'Messages',
  settings: 'Settings',
};
