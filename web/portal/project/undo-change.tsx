import { Redo2, Undo2 } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

const steps = {
  undo: { label: 'Undo', busy: 'Undoing...', Arrow: Undo2 },
  redo: { label: 'Redo', busy: 'Redoing...', Arrow: Redo2 },
};

/** The owner's own latest change, with buttons to undo it and to redo what they undid. */
export function UndoChange({ data: { project, undo, redo } }: { data: ProjectData }) {
  if (!undo && !redo) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2 text-small">
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{undo ? `You changed: ${undo.name}` : `You undid: ${redo?.name}`}</b>
        {undo && <span className="text-ink-2">Before it, your site was version {undo.formerNumber}.</span>}
      </span>
      {undo && <StepForm step="undo" projectId={project.id} versionId={undo.id} />}
      {redo && <StepForm step="redo" projectId={project.id} versionId={redo.id} />}
    </div>
  );
}

function StepForm({ step, projectId, versionId }: { step: keyof typeof steps; projectId: string; versionId: string }) {
  const to = usePortalPath();
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const { label, busy, Arrow } = steps[step];
  const error = fetcher.data?.errors?.[''];
  return (
    <fetcher.Form method="post" action={to('/portal')} preventScrollReset>
      <input type="hidden" name="intent" value={step} />
      <input type="hidden" name="projectId" value={projectId} />
      <input type="hidden" name="versionId" value={versionId} />
      <Button type="submit" look="secondary" size="small" busy={fetcher.state !== 'idle' && busy}>
        <Arrow size={16} aria-hidden="true" />
        {label}
      </Button>
      {error && (
        <p role="alert" className="pt-2 font-semibold text-danger">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}
