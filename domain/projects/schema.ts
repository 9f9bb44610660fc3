export type ProjectState =
  | 'awaiting_brief'
  | 'awaiting_payment'
  | 'scheduled'
  | 'drafting'
  | 'in_qa'
  | 'draft_ready'
  | 'edits_requested'
  | 'approved'
  | 'live'
  | 'suspended'
  | 'cancelled'
  | 'archived';

/** Who a project waits for, shown beside every clock. */
export type WaitingOn = 'customer' | 'us' | 'nobody';

export const waitingOn: Record<ProjectState, WaitingOn> = {
  awaiting_brief: 'customer',
  awaiting_payment: 'customer',
  scheduled: 'us',
  drafting: 'us',
  in_qa: 'us',
  draft_ready: 'customer',
  edits_requested: 'us',
  approved: 'us',
  live: 'nobody',
  suspended: 'customer',
  cancelled: 'nobody',
  archived: 'nobody',
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
  cancelled: 'Cancelled',
  archived: 'Archived',
};
