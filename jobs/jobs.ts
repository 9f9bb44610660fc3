import type { JobName, JobPayloads } from '../db/job-kinds.ts';

/**
 * What each job of db/job-kinds.ts does. Its code is loaded when its first job arrives. It may run twice for one job, so it first checks
 * if there's anything left to do.
 */
const handlers: { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<unknown> } = {
  'draft-site': async ({ projectId }) => (await import('../domain/drafts/drafting.ts')).draftSite(projectId),
  'send-mail': async ({ mailId }) => (await import('./send-mail.ts')).sendQueuedMail(mailId),
  'fail-mail': async ({ mailId }) => (await import('../domain/health/failed-mails.ts')).failMail(mailId),
  'take-mail': async ({ incomingId }) => (await import('../domain/incoming-mails/take-mail.ts')).takeMail(incomingId),
  'relay-mail': async ({ relayId }) => (await import('../domain/correspondence/relay.ts')).relayMail(relayId),
  'fail-relay': async ({ relayId }) => (await import('../domain/correspondence/relay.ts')).failRelay(relayId),
  'poll-mailbox': async () => (await import('../domain/incoming-mails/poll-mailbox.ts')).pollMailbox(),
  'check-email': async () => (await import('../domain/email-domains/checking.ts')).checkEmail(),
  'handle-webhook': async ({ eventId }) => (await import('../domain/billing/handle-webhook.ts')).handleWebhook(eventId),
  'end-checkout': async ({ orderId }) => (await import('../domain/billing/attempts.ts')).endCheckout(orderId),
  'send-refund': async ({ refundId }) => (await import('../domain/refunds/send-refund.ts')).sendRefund(refundId),
  'send-waiting-refunds': async () => (await import('../domain/refunds/send-refund.ts')).sendWaitingRefunds(),
  'release-holds': async () => (await import('../domain/billing/checkout.ts')).releaseHolds(),
  'watch-clocks': async () => (await import('../domain/drafts/deadlines.ts')).markMissedDeadlines(),
  'expire-orders': async () => (await import('../domain/orders/orders.ts')).expireOrders(),
  'remind-briefs': async () => (await import('../domain/briefs/reminders.ts')).remindOfBriefs(),
  'digest-leads': async () => (await import('../domain/leads/digest.ts')).sendLeadDigests(),
  'remind-calls': async () => (await import('../domain/bookings/reminders.ts')).remindOfCalls(),
  'report-failed-jobs': async () => (await import('../domain/health/failed-jobs.ts')).notifyOfFailedJobs(),
  'end-canceled': async () => {
    const { archiveCanceled, endCanceled } = await import('../domain/cancellations/canceling.ts');
    await endCanceled();
    await archiveCanceled();
  },
  'align-plan': async ({ planId }) => (await import('../domain/plans/align-plan.ts')).alignPlan(planId),
  'collect-bills': async () => (await import('../domain/plans/collect-bills.ts')).collectBills(),
  'begin-reconciliation': async () => (await import('../domain/reconciliation/reconciliation.ts')).beginNightlyReconciliation(),
  reconcile: async ({ reconciliationId }) => (await import('../domain/reconciliation/reconciliation.ts')).reconcile(reconciliationId),
  'prepare-release': async ({ projectId }) => (await import('../domain/publications/addresses.ts')).prepareRelease(projectId),
  'write-host': async ({ label }) => (await import('../domain/hosting/host-objects.ts')).writeHost(label),
  'complete-hosts': async () => (await import('../domain/hosting/host-objects.ts')).completeHosts(),
  'repair-file': async ({ name }) => void (await (await import('../domain/hosting/file-repair.ts')).repairStored(name)),
  'follow-addresses': async () => (await import('../domain/publications/addresses.ts')).followAddresses(),
  'check-domains': async () => (await import('../domain/own-domains/checking.ts')).checkDomains(),
  'check-files': async () => (await import('../domain/hosting/file-check.ts')).checkFiles(),
  'make-backup': async () => (await import('../domain/backups/nightly.ts')).nightlyBackup(),
  'remove-sessions': async () => (await import('../domain/accounts/sessions.ts')).removeExpiredSessions(),
  'thin-records': async () => (await import('../domain/retention/retention.ts')).applyRetention(),
  'keep-visit-months': async () => (await import('../domain/retention/visit-months.ts')).keepVisitMonths(),
  'remove-builds': async () => (await import('../domain/builds/kept-builds.ts')).removeOldBuilds(),
  'undo-clock-jump': async () => (await import('../domain/health/clock-jumps.ts')).undoClockJump(),
  'check-sites': async () => (await import('../domain/site-checks/site-checks.ts')).checkSites(),
  'watch-disk': async () => (await import('../domain/health/disk.ts')).notifyOfFullDisk(),
  'fill-demo': async () => (await import('../demo/filling.ts')).fillRest(),
  'remove-files': async ({ names }) => (await import('../domain/accounts/file-removal.ts')).removeFiles(names),
};

/** Runs a job's code. */
export async function runJob<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
  await handlers[name](payload);
}
