import type { ProjectState } from '../../../domain/projects/schema.ts';
import type { Stage } from '../../ui/drawings/stage-bar.tsx';

export interface StageFacts {
  state: ProjectState;
  paidAt: string | null;
  briefSubmittedAt: string | null;
  firstDraftAt: string | null;
  approvedAt: string | null;
  /** The version to review. */
  draftNumber: number | null;
  late: boolean;
}

const order: ProjectState[] = ['awaiting_payment', 'awaiting_brief', 'drafting', 'draft_ready', 'approved'];

const over: ProjectState[] = ['suspended', 'canceled', 'archived'];

/** The six stages of the portal's bar until the site is live. Payment and brief may come in either order. */
export function stagesOf(facts: StageFacts, format: (date: string) => string): Stage[] {
  const at = placeOf(facts);
  const reached = order.indexOf(at);
  const stage = (label: string, position: ProjectState, doneAt: string | null, ahead: string, now: string): Stage => {
    const index = order.indexOf(position);
    const first = position === 'awaiting_payment' || position === 'awaiting_brief';
    if (doneAt && (index < reached || first || over.includes(facts.state))) return { label, note: format(doneAt), state: 'done' };
    if (index === reached && !over.includes(facts.state))
      return { label, note: now, state: facts.late && position === 'drafting' ? 'late' : 'now' };
    return { label, note: ahead, state: index < reached && !first ? 'done' : 'ahead' };
  };
  const draft = facts.draftNumber ? `Version ${facts.draftNumber}` : 'Ready for your review';
  return [
    stage('Paid', 'awaiting_payment', facts.paidAt, 'Waiting for you', 'Waiting for you'),
    stage('Brief received', 'awaiting_brief', facts.briefSubmittedAt, 'Waiting for you', 'Waiting for you'),
    stage(
      'Drafting',
      'drafting',
      facts.firstDraftAt,
      'Starts when we have both',
      facts.late ? 'Late' : facts.state === 'in_qa' ? 'We’re checking it first' : 'Building',
    ),
    stage(
      'Draft ready',
      'draft_ready',
      null,
      draft,
      facts.state === 'edits_requested' ? 'We’re working on your edits' : `${draft}, waiting for you`,
    ),
    stage('Approved', 'approved', facts.approvedAt, 'When you decide', 'Going live'),
    { label: 'Live', note: 'Right after you approve', state: 'ahead' },
  ];
}

/** A project's current stage, or the last one it reached if it has ended. */
function placeOf({ state, approvedAt, firstDraftAt }: StageFacts): ProjectState {
  if (over.includes(state)) return approvedAt ? 'approved' : firstDraftAt ? 'draft_ready' : 'awaiting_payment';
  if (state === 'scheduled' || state === 'in_qa') return 'drafting';
  return state === 'edits_requested' ? 'draft_ready' : state;
}
