import { Redo2, Undo2 } from 'lucide-react';
import { useFetcher } from 'react-router';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import { EditItem } from './edit-item.tsx';
import type { ProjectData } from './project-data.ts';
import { RequestEdit, type RequestEditProps } from './request-edit.tsx';

/** The edit requests and, while the project accepts changes, the ways to change something. */
export function EditsColumn(props: RequestEditProps) {
  const { data } = props;
  const accepted = data.requests.filter((request) => request.state === 'accepted').length;
  const toCheck = data.requests.filter((request) => request.state === 'done').length;
  return (
    <RuledSection title="Edits" aside={<span className="text-small text-ink-2">{summary(accepted, toCheck)}</span>}>
      {data.takesChanges && (
        <>
          <NotedEdits data={data} />
          <UndoChange data={data} />
        </>
      )}
      {data.requests.length === 0 && data.takesChanges && (
        <p className="py-4 text-ui text-ink-2">You haven’t requested an edit. Tell us what you’d like changed.</p>
      )}
      <ol>
        {data.requests.map((request) => (
          <EditItem key={request.id} projectId={data.project.id} request={request} takesChanges={data.takesChanges} />
        ))}
      </ol>
      {data.takesChanges ? (
        <>
          <RequestEdit {...props} />
          <OwnChanges {...props} />
        </>
      ) : (
        <p className="py-4 text-ui text-ink-2">
          {data.project.state === 'suspended'
            ? 'You can’t request edits while your site is suspended.'
            : 'This project is closed to new edits.'}
        </p>
      )}
    </RuledSection>
  );
}

/** Ways into the editor, where owners change the site themselves. */
function OwnChanges({ data, shown, chosen, page }: RequestEditProps) {
  const to = usePortalPath();
  return data.startsFrom && data.startsFrom.number !== shown.number ? (
    <p className="mt-3 text-small text-ink-2">
      Your own changes build on{' '}
      <Link to={to('/portal', { version: data.startsFrom.id })} preventScrollReset>
        version {data.startsFrom.number}
      </Link>
      . To build on version {shown.number} instead, go back to it under Versions.
    </p>
  ) : (
    <div className="mt-3 flex flex-wrap gap-2">
      <LinkButton look="secondary" size="small" to={to('/portal/editor', { page: chosen?.page ?? page, section: chosen?.section })}>
        {chosen ? 'Edit this section' : 'Edit this page'}
      </LinkButton>
      <LinkButton look="secondary" size="small" to={to('/portal/editor', { panel: 'facts' })}>
        Your facts
      </LinkButton>
      <LinkButton look="secondary" size="small" to={to('/portal/editor', { panel: 'photos' })}>
        Photos and logo
      </LinkButton>
      <LinkButton look="secondary" size="small" to={to('/portal/editor', { panel: 'look' })}>
        Other looks
      </LinkButton>
    </div>
  );
}

function summary(accepted: number, toCheck: number): string {
  if (!accepted && !toCheck) return '';
  return [accepted ? `${accepted} accepted` : '', toCheck ? `${toCheck} to check` : ''].filter(Boolean).join(', ');
}

/** The owner's own text that lost its place or mentions a fact that has changed, with buttons to keep or remove it. */
function NotedEdits({ data }: { data: ProjectData }) {
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
        <HiddenFields fields={{ projectId, editId: note.id }} />
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

const steps = {
  undo: { label: 'Undo', busy: 'Undoing...', Arrow: Undo2 },
  redo: { label: 'Redo', busy: 'Redoing...', Arrow: Redo2 },
};

/** The owner's own latest change, with buttons to undo it and to redo what they undid. */
function UndoChange({ data: { project, undo, redo } }: { data: ProjectData }) {
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
      <HiddenFields fields={{ intent: step, projectId, versionId }} />
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
