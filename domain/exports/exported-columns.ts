import { type AnyColumn, asc, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { db } from '../../db/connect.ts';
import * as tables from '../../db/schema/index.ts';

/**
 * Columns that no export has, by table: what logs someone in or opens a page, names our staff, someone else or a row of another system, is
 * noted for staff, or only means something to our code, such as the number that a look is drawn from and the hashes of stored bytes. All
 * other columns of the tables below are exported, new ones too. Locks and the spam mark of a lead are, because their owner sees them, and so
 * is the hash of an approved version, because it's what they approved.
 */
export const keptBack = {
  accounts: ['accessToken', 'refreshToken', 'idToken', 'password'],
  activityItems: [],
  addressMailboxes: [],
  approvals: [],
  auditLog: ['actorId', 'detail', 'search', 'requestId'],
  bills: ['providerInvoiceId', 'providerPaymentId'],
  blockedRecipients: [],
  bookingEvents: [],
  bookings: ['userId', 'isSpam'],
  briefs: ['previewToken', 'lastSaves'],
  cancellations: [],
  cardChanges: ['sessionId', 'sessionUrl'],
  contactRequests: ['fileKey', 'userId'],
  credits: ['providerCreditId'],
  discountCodes: ['note', 'createdBy'],
  discountUses: ['customer', 'orderId'],
  disputes: ['providerDisputeId'],
  dmarcReports: [],
  documents: [],
  domainClaims: [],
  editRequests: ['staffId'],
  emailAddresses: [],
  emailDomains: [],
  formerLabels: [],
  // What was checked of an email has the address of someone else's server.
  incomingMails: ['onceKey', 'fileKey', 'subjectId', 'authentication'],
  leadFiles: ['fileKey'],
  leadMails: ['authorId'],
  leads: [],
  ledgerEntries: ['providerPaymentId'],
  mailOptOuts: [],
  mailboxes: [],
  mails: ['props', 'eventKey', 'error', 'userId'],
  messageFiles: ['fileKey'],
  messages: ['authorId', 'eventKey'],
  notificationChoices: [],
  notifications: ['eventKey'],
  orderEvents: [],
  orders: ['resumeHash', 'providerCustomerId', 'providerPaymentId', 'userId'],
  passkeys: ['publicKey', 'credentialID'],
  paymentAttempts: ['sessionId', 'sessionUrl', 'providerPaymentId'],
  plans: ['providerCustomerId', 'providerSubscriptionId', 'paymentMethodId'],
  projectEvents: [],
  projects: ['avoidedLooks', 'seed'],
  // The event of each publication says why, in `history`.
  publications: ['contentHash', 'servedHash', 'manifestHash', 'reason'],
  refunds: ['providerRefundId'],
  relayedMails: ['eventKey', 'error'],
  sessions: ['token'],
  siteEdits: [],
  siteVersions: ['sources', 'previewToken'],
  siteVisitMonths: [],
  siteVisits: [],
  testimonials: [],
  threads: ['isSpam', 'staffReadAt'],
  uploads: ['photo'],
  userRoles: ['grantedBy'],
  users: [],
  vacationAnswers: [],
} as const satisfies { [Name in keyof typeof tables]?: readonly (keyof RowOf<Name> & string)[] };

type RowOf<Name extends keyof typeof tables> = (typeof tables)[Name] extends { $inferSelect: infer Row } ? Row : never;
type ExportedTable = keyof typeof keptBack;
type ExportedRow<Name extends ExportedTable> = Omit<RowOf<Name>, (typeof keptBack)[Name][number]>;

/** Rows of a table with the columns that are exported, in the order of `by`. */
export async function exportedRows<Name extends ExportedTable>(
  name: Name,
  whose: SQL | undefined,
  ...by: AnyColumn[]
): Promise<ExportedRow<Name>[]> {
  const table: PgTable = { ...tables }[name];
  const held: readonly string[] = keptBack[name];
  const columns = Object.entries(getTableColumns(table)).filter(([column]) => !held.includes(column));
  const rows = await db()
    .select(Object.fromEntries(columns))
    .from(table)
    .where(whose)
    .orderBy(...by.map((column) => asc(column)));
  return rows as ExportedRow<Name>[];
}

/** An actor (`user:<id>`, `admin:<id>`, 'visitor' and the like) as the owner of an account reads it. Names no one of our staff. */
export function personOf(actor: string, ownerId: string): 'you' | 'visitor' | 'us' {
  if (actor.endsWith(`:${ownerId}`)) return 'you';
  return actor === 'visitor' ? 'visitor' : 'us';
}

/** The same for rows that say who did something. */
export function byWhom(ownerId: string) {
  return <Row extends { actor: string }>({ actor, ...row }: Row) => ({ ...row, by: personOf(actor, ownerId) });
}
