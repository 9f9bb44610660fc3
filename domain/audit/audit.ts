import type { Connection } from '../../db/connect.ts';
import { auditLog } from '../../db/schema/index.ts';
import { requestId } from '../../log.ts';

/** One thing that staff did, or a person to their own account for good. */
export interface AuditEntry {
  /** `admin:<id>`, `user:<id>`, or 'command line'. */
  actor: string;
  /** What was done, as noun and act: 'order.paid', 'role.grant'. */
  action: string;
  /** On what: `order:<id>`, `project:<id>`, `user:<id>`, `thread:<id>`, `booking:<id>`, `closed-day:<day>`, `setting:<key>`, `code:<id>`, `testimonial:<id>`, `city-rate:<slug>`. */
  subject: string;
  /** Why, and between which states or values. Ids only, no personal data. */
  detail?: Record<string, unknown>;
}

/** Whether an actor is staff; what owners and the system do is only in the events of order and project. */
export function isStaff(actor: string): boolean {
  return actor.startsWith('admin:');
}

/** Writes an entry that stays for ever, in the transaction that does what it tells of. */
export async function recordAudit(tx: Connection, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, requestId: requestId() });
}
