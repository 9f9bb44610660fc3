import type { ProjectState } from '../../../domain/projects/schema.ts';
import { type Stage, StageBar } from '../../ui/drawings/stage-bar.tsx';

/** The next stages, updated live: paid, brief, draft, approval. */
export function BuildStages({ project }: { project: { state: ProjectState; briefDone: boolean } | null }) {
  const briefDone = project?.briefDone ?? false;
  const ready = project ? !['awaiting_brief', 'awaiting_payment', 'scheduled', 'drafting', 'in_qa'].includes(project.state) : false;
  const drafting = briefDone && !ready;
  const steps: Stage[] = [
    { label: 'Paid', note: 'Done', state: 'done' },
    { label: 'Brief', note: briefDone ? 'In' : 'Waiting for you', state: briefDone ? 'done' : 'now' },
    {
      label: 'Drafting',
      note: drafting ? (project?.state === 'in_qa' ? 'We’re checking it first' : 'Building') : ready ? 'Done' : 'Starts with the brief',
      state: drafting ? 'now' : ready ? 'done' : 'ahead',
    },
    { label: 'Draft ready', note: ready ? 'Waiting for you' : 'When you decide', state: ready ? 'now' : 'ahead' },
  ];
  return <StageBar label="What happens next" steps={steps} className="mt-9" />;
}
