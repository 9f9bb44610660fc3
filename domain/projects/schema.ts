import { z } from 'zod';

export const projectStates = [
  'awaiting_brief',
  'awaiting_payment',
  'scheduled',
  'drafting',
  'in_qa',
  'draft_ready',
  'edits_requested',
  'approved',
  'live',
  'suspended',
  'canceled',
  'archived',
] as const;
export type ProjectState = (typeof projectStates)[number];

/** States of an edit request that we still have to finish. */
export const openRequestStates = ['open', 'in_progress', 'reopened'] as const;

/** Who a project waits for, shown beside every clock. */
export type WaitingOn = 'customer' | 'us' | 'no one';

export const waitingOn: Record<ProjectState, WaitingOn> = {
  awaiting_brief: 'customer',
  awaiting_payment: 'customer',
  scheduled: 'us',
  drafting: 'us',
  in_qa: 'us',
  draft_ready: 'customer',
  edits_requested: 'us',
  approved: 'us',
  live: 'no one',
  suspended: 'customer',
  canceled: 'no one',
  archived: 'no one',
};

/** What a state is called in portal, admin and mails. */
export const stateLabels: Record<ProjectState, string> = {
  awaiting_brief: 'Brief',
  awaiting_payment: 'Payment',
  scheduled: 'Scheduled',
  drafting: 'Drafting',
  in_qa: 'Quality check',
  draft_ready: 'Draft ready',
  edits_requested: 'Edit round',
  approved: 'Approved',
  live: 'Live',
  suspended: 'Suspended',
  canceled: 'Canceled',
  archived: 'Archived',
};

/** What is open on a project beside its state. */
export interface OpenWork {
  /** Edits asked for and not finished. */
  openEdits: number;
  /** Number of the newest version that the owner of a live site was shown and has not approved. */
  versionToApprove: number | null;
}

/** States under a filter: waiting for brief or payment, being drafted, with the customer or in edits, live, and not served. */
export const filterStates = {
  begun: ['awaiting_brief', 'awaiting_payment'],
  making: ['scheduled', 'drafting', 'in_qa'],
  review: ['draft_ready', 'edits_requested', 'approved'],
  live: ['live'],
  over: ['suspended', 'canceled', 'archived'],
} satisfies Record<string, ProjectState[]>;

/** Who a project waits for. A live site waits for us while edits of it are open, else for its owner while a version of it is theirs to approve. */
export function turnOf(state: ProjectState, { openEdits, versionToApprove }: OpenWork): WaitingOn {
  if (state !== 'live') return waitingOn[state];
  return openEdits > 0 ? 'us' : versionToApprove ? 'customer' : 'no one';
}

/** A state in words with what is open on a live site: 'Draft ready', 'Live, edit round', 'Live, version 3 to approve'. */
export function standingOf(state: ProjectState, { openEdits, versionToApprove }: OpenWork): string {
  const label = stateLabels[state];
  if (state !== 'live') return label;
  return openEdits > 0 ? `${label}, edit round` : versionToApprove ? `${label}, version ${versionToApprove} to approve` : label;
}

/** What an owner may say of why they cancel. */
export const cancellationSchema = z.strictObject({ reason: z.string().trim().max(1000, 'At most 1,000 characters.').default('') });
