import { requestId } from '../../base/log.ts';
import type { Connection } from '../../db/connect.ts';
import { auditLog } from '../../db/schema/index.ts';

/** An admin's action, or a permanent change that a person made to their own account. */
export interface AuditEntry {
  /** `admin:<id>`, `user:<id>`, or 'command line'. */
  actor: string;
  /** What was done, as noun and verb: 'order.paid', 'role.grant'. */
  action: string;
  /**
   * What it was done to: `order:<id>`, `project:<id>`, `user:<id>`, `thread:<id>`, `booking:<id>`, `closed-day:<day>`,
   * `setting:<key>`, `code:<id>`, `testimonial:<id>`, `city-rate:<slug>`.
   */
  subject: string;
  /** Why, and the states or values before and after. Only IDs, no personal data. */
  detail?: Record<string, unknown>;
}

/** True if an actor is an admin. Actions of owners and the system are only in the events of orders and projects. */
export function isStaff(actor: string): boolean {
  return actor.startsWith('admin:');
}

/** Writes a permanent entry in the transaction of the change. */
export async function recordAudit(tx: Connection, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, requestId: requestId() });
}
