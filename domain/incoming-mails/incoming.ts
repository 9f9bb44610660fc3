import type { incomingMails } from '../../db/schema/index.ts';

/** An email that came in. */
export type Incoming = typeof incomingMails.$inferSelect;
