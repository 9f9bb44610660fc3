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

/** Who a project waits for, shown with every clock. */
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

/** Labels of the states in portal, Admin and emails. */
export const stateLabels: Record<ProjectState, string> = {
  awaiting_brief: 'Brief',
  awaiting_payment: 'Payment',
  scheduled: 'Scheduled',
  drafting: 'Drafting',
  in_qa: 'Quality check',
  draft_ready: 'Draft ready',
  edits_requested: 'Edits in progress',
  approved: 'Approved',
  live: 'Live',
  suspended: 'Suspended',
  canceled: 'Canceled',
  archived: 'Archived',
};

/** A project's open work, in addition to its state. */
export interface OpenWork {
  /** Edits requested and not finished. */
  openEdits: number;
  /** The number of the newest version shown to a live site's owner, if they haven't approved it. Otherwise null. */
  versionToApprove: number | null;
}

/** States of each filter. */
export const filterStates = {
  begun: ['awaiting_brief', 'awaiting_payment'],
  making: ['scheduled', 'drafting', 'in_qa'],
  review: ['draft_ready', 'edits_requested', 'approved'],
  live: ['live'],
  over: ['suspended', 'canceled', 'archived'],
} satisfies Record<string, ProjectState[]>;

/** Who a project waits for. A live site waits for us while it has open edits, otherwise for its owner while a version awaits approval. */
export function turnOf(state: ProjectState, { openEdits, versionToApprove }: OpenWork): WaitingOn {
  if (state !== 'live') return waitingOn[state];
  return openEdits > 0 ? 'us' : versionToApprove ? 'customer' : 'no one';
}

/** A state's label with a live site's open work: 'Draft ready', 'Live, edits in progress', 'Live, version 3 to approve'. `isSuspended` is about staff, not about bills. */
export function statusOf(state: ProjectState, { openEdits, versionToApprove }: OpenWork, isSuspended = false): string {
  if (isSuspended) return state === 'live' ? 'Suspended by staff' : `${stateLabels[state]}, suspended by staff`;
  const label = stateLabels[state];
  if (state !== 'live') return label;
  return openEdits > 0 ? `${label}, edits in progress` : versionToApprove ? `${label}, version ${versionToApprove} to approve` : label;
}

/** The owner's reason for canceling. */
export const cancellationSchema = z.strictObject({ reason: z.string().trim().max(1000, 'Use 1,000 characters or fewer.').default('') });

/** What happened to a site's own domain, and to email at it: by a person first, then by itself. */
export type DomainStep =
  | ('claimed' | 'removed' | 'connected' | 'drifting' | 'back' | 'away' | 'dropped' | 'lost')
  | `email-${'chosen' | 'removed' | 'ready' | 'stopped'}`;

/** What happened to a project. `event-words.ts` has the sentences, and `web/portal/history/history-words.ts` those that are other ones for the owner. */
export type ProjectEvent =
  | { kind: 'project' }
  | { kind: 'payment' }
  | { kind: 'brief' }
  | { kind: 'wait' }
  | { kind: 'schedule' }
  | { kind: 'draft'; step: 'started' }
  | { kind: 'draft'; step: 'shown'; number: number; passed: boolean }
  | { kind: 'deadline'; credited: boolean }
  /** A version that wasn't shown: the labels of what failed. `passed` if only text by staff waits for confirmation. */
  | { kind: 'gate'; passed: boolean; checks: string[] }
  | { kind: 'version'; step: 'changed'; number: number; name: string }
  | { kind: 'version'; step: 'rebuilt' | 'unchanged'; number: number }
  | { kind: 'edit-request'; step: 'requested' | 'started' | 'withdrawn' | 'done' | 'accepted' | 'reopened'; place: string }
  | { kind: 'edit-request'; step: 'still-open' }
  | { kind: 'approval'; number: number }
  | { kind: 'publication'; by: 'approval' }
  | { kind: 'publication'; by: 'owner' | 'admin'; number: number }
  | { kind: 'publication'; by: 'rollback'; number: number; before: number; why: string }
  | { kind: 'address'; step: 'chosen'; slug: string }
  | { kind: 'address'; step: 'moved'; from: string; to: string }
  | { kind: 'domain'; step: DomainStep; name: string }
  | { kind: 'lock'; isLocked: boolean; place: string }
  /** `notice` is empty once the forms are back on. */
  | { kind: 'form'; notice: string }
  | { kind: 'portfolio'; agreed: boolean }
  /** Days are YYYY-MM-DD. */
  | { kind: 'cancellation'; step: 'requested'; endsOn: string }
  | { kind: 'cancellation'; step: 'undone' }
  | { kind: 'cancellation'; step: 'taken-offline'; restorableOn: string }
  | { kind: 'cancellation'; step: 'ended'; why: string; restorableOn: string }
  | { kind: 'refund'; reason: string }
  | { kind: 'suspension'; by: 'staff'; reason: SuspensionReason; note: string }
  | { kind: 'suspension'; by: 'card'; declineReason: string }
  | { kind: 'suspension'; by: 'bank'; dueCents: number }
  | { kind: 'restoration'; by: 'owner'; isLive: boolean }
  | { kind: 'restoration'; by: 'payment' | 'staff' }
  | { kind: 'archiving'; after: 'cancellation' | 'suspension'; days: number }
  | { kind: 'lead'; form: 'contact' | 'booking' | 'email' }
  | { kind: 'lead'; more: number };

export type EventOf<Kind extends ProjectEvent['kind']> = Extract<ProjectEvent, { kind: Kind }>;
type WithoutKind<Event> = Event extends ProjectEvent ? Omit<Event, 'kind'> : never;
/** An event without its kind, as it's stored. */
export type EventDetails = WithoutKind<ProjectEvent>;

/** Why staff suspend a site, in Admin. */
export const suspensionLabels = {
  abuse: 'Spam, phishing or malware',
  complaint: 'Complaint or legal letter',
  content: 'Content our terms don’t allow',
  request: 'The owner requested it',
  other: 'Another reason',
} as const;
export type SuspensionReason = keyof typeof suspensionLabels;
