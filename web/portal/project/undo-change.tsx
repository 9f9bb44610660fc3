import { Undo2 } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

/** The owner's own latest change, with a button to undo it. */
export function UndoChange({ projectId, undo }: { projectId: string; undo: ProjectData['undo'] }) {
  const to = usePortalPath();
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  if (!undo) return null;
  const error = fetcher.data?.errors?.[''];
  return (
    <fetcher.Form
      method="post"
      action={to('/portal')}
      className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line py-2 text-small"
    >
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="projectId" value={projectId} />
      <input type="hidden" name="versionId" value={undo.id} />
      <span className="min-w-0">
        <b className="block wrap-anywhere">
          {undo.isUndone ? 'You undid' : 'You changed'}: {undo.name}
        </b>
        <span className="text-ink-2">
          Version {undo.number}. Before it, your site was version {undo.formerNumber}.
        </span>
      </span>
      <Button type="submit" look="secondary" size="small" busy={fetcher.state !== 'idle' && 'Undoing...'}>
        <Undo2 size={16} aria-hidden="true" />
        {undo.isUndone ? 'Redo' : 'Undo'}
      </Button>
      {error && (
        <p role="alert" className="w-full pt-2 font-semibold text-danger">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}
