import { getTableColumns, getTableName, isTable } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '../../db/schema/index.ts';

/**
 * Every column of the tables that an operator's setup is in: 'moved' if a file of settings has it, otherwise why it hasn't. A new column
 * has to be added here, and to the file if an admin sets it.
 */
const tables: Record<string, Record<string, string>> = {
  settings: {
    key: 'moved',
    value: 'moved',
    updated_by: 'a person; the import names itself',
    updated_at: 'when it was imported counts',
  },
  legal_texts: {
    kind: 'moved',
    version: 'the day of the import',
    body: 'moved, the newest of each kind',
    changes: 'moved',
    published_by: 'a person; the import names itself',
    published_at: 'when it was imported counts',
  },
  closed_days: {
    day: 'moved, from today on',
    reason: 'moved',
    reason_is_public: 'moved',
    closed: 'moved',
    created_at: 'when it was imported counts',
  },
  discount_codes: {
    id: 'another database has its own',
    code: 'moved, unless it has expired',
    source: 'always an admin',
    email: 'a person; only codes of the exit offer have one, and they stay',
    note: 'moved',
    percent: 'moved',
    amount_cents: 'moved',
    max_uses: 'moved',
    once_per_customer: 'moved',
    expires_at: 'moved, as the last day',
    disabled_at: 'moved, as being off',
    created_by: 'a person; the import names itself',
    created_at: 'when it was imported counts',
  },
  city_rates: {
    city_slug: 'moved',
    code_id: 'moved, as the code',
    created_by: 'a person; the import names itself',
    created_at: 'when it was imported counts',
  },
};

/** Every other table, with why nothing in it moves. */
const stays: Record<string, string> = {
  users: 'people',
  sessions: 'secrets',
  accounts: 'people and secrets',
  verifications: 'secrets',
  user_roles: 'people',
  notifications: 'people',
  notification_choices: 'people',
  account_deletions: 'people',
  two_factors: 'secrets',
  passkeys: 'secrets',
  signing_keys: 'secrets',
  bookings: 'people',
  booking_events: 'people',
  threads: 'people',
  messages: 'people',
  message_files: 'people',
  plans: 'money',
  bills: 'money',
  card_changes: 'money',
  credits: 'money',
  refunds: 'money',
  disputes: 'money',
  ledger_entries: 'money',
  document_numbers: 'money; live invoices begin at 1',
  documents: 'money',
  reconciliations: 'money',
  reconciliation_differences: 'money',
  mails: 'people',
  installation: 'what the database is for',
  audit_log: 'people; the import has entries of its own',
  rate_limits: 'people',
  orders: 'orders',
  payment_attempts: 'orders',
  order_events: 'orders',
  webhook_events: 'orders',
  projects: 'customers',
  project_events: 'customers',
  slots: 'orders',
  briefs: 'customers',
  uploads: 'customers',
  site_versions: 'customers',
  site_files: 'customers',
  site_edits: 'customers',
  approvals: 'customers',
  publications: 'customers',
  site_releases: 'customers',
  file_checks: 'customers',
  site_checks: 'customers',
  domain_claims: 'customers',
  former_labels: 'customers',
  email_addresses: 'customers',
  mailboxes: 'customers',
  address_mailboxes: 'customers',
  vacation_answers: 'customers',
  email_domains: 'customers',
  dkim_keys: 'secrets',
  dmarc_reports: 'customers',
  edit_requests: 'customers',
  leads: 'customers',
  lead_mails: 'customers',
  lead_files: 'customers',
  relayed_mails: 'customers',
  cancellations: 'customers',
  testimonials: 'people, who consented to this address',
  activity_items: 'people',
  discount_uses: 'orders',
  mail_opt_outs: 'people',
  incoming_mails: 'people',
  blocked_recipients: 'people',
  sender_tests: 'tests of one server',
  first_looks: 'people',
  contact_requests: 'people',
  site_visits: 'customers',
  site_visit_months: 'customers',
  analytics_events: 'visitors',
  analytics_months: 'visitors',
};

const all = new Map<string, string[]>(
  Object.values(schema)
    .filter((one) => isTable(one))
    .map((table) => [getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)]),
);

test('every table either moves or says why it stays', () => {
  expect([...Object.keys(tables), ...Object.keys(stays)].sort()).toEqual([...all.keys()].sort());
});

test.each(Object.keys(tables))('every column of %s either moves or says why it stays', (table) => {
  expect(Object.keys(tables[table] ?? {}).sort()).toEqual([...(all.get(table) ?? [])].sort());
});
