import { useFetcher } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';

/** The owner's own text that lost its place or mentions a fact that has changed, with buttons to keep or remove it. */
export function NotedEdits({ data }: { data: ProjectData }) {
  if (data.noted.length === 0) return null;
  return (
    <Notice state="waiting" title={data.noted.length === 1 ? 'One text to check' : `${data.noted.length} texts to check`} className="mt-3">
      <ul className="grid gap-4">
        {data.noted.map((note) => (
          <Note key={note.id} projectId={data.project.id} note={note} />
        ))}
      </ul>
    </Notice>
  );
}

function Note({ projectId, note }: { projectId: string; note: ProjectData['noted'][number] }) {
  const to = usePortalPath();
  const fetcher = useFetcher<{ errors?: Record<string, string> }>();
  const error = fetcher.data?.errors?.[''];
  const busy = fetcher.state !== 'idle';
  return (
    <li className="text-small">
      <p className="break-words">{note.words}</p>
      {error && (
        <p role="alert" className="mt-1 font-semibold text-danger">
          {error}
        </p>
      )}
      <fetcher.Form method="post" action={to('/portal')} preventScrollReset className="mt-1.5 flex flex-wrap gap-1.5">
        <input type="hidden" name="projectId" value={projectId} />
        <input type="hidden" name="editId" value={note.id} />
        {note.isShown && (
          <Button type="submit" name="intent" value="keep-words" look="secondary" size="small" disabled={busy}>
            Keep
          </Button>
        )}
        <Button type="submit" name="intent" value="drop-words" look="secondary" size="small" disabled={busy}>
          {note.isShown ? 'Remove' : 'Discard'}
        </Button>
      </fetcher.Form>
    </li>
  );
}
