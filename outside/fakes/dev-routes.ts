import type { Hono } from 'hono';
import { addDevInbox } from './dev-inbox.ts';
import { addMailSamples, type SampleMails } from './dev-mails.ts';

/**
 * The inbox of the mail catcher, and samples of all emails. Whoever reaches them can read every email, so they're only for a demo and
 * for a trial on one's own machine.
 */
export function addDevRoutes(app: Hono, mails: SampleMails): void {
  addDevInbox(app);
  addMailSamples(app, mails);
}
