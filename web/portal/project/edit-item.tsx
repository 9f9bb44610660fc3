import { type ReactNode, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { requestStateLabels } from '../../../domain/edit-requests/schema.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field, HiddenFields, Textarea } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { usePortalPath } from '../portal-path.ts';
import type { ProjectData } from './project-data.ts';
import { TextChanges } from './text-changes.tsx';

const dots: Record<ProjectData['requests'][number]['state'], DotState> = {
  open: 'waiting',
  in_progress: 'active',
  done: 'active',
  accepted: 'done',
  reopened: 'waiting',
  withdrawn: 'idle',
};

interface Props {
  projectId: string;
  request: ProjectData['requests'][number];
  takesChanges: boolean;
}

type Answer = { errors?: Record<string, string> } | undefined;

/** An edit request: its state, the owner's words, what changed, and the buttons to accept a finished one or send it back. */
export function EditItem({ projectId, request, takesChanges }: Props) {
  const to = usePortalPath();
  const fetcher = useFetcher<Answer>();
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-3 text-small">
        <Dot state={request.late ? 'late' : dots[request.state]}>{request.late ? 'Late' : requestStateLabels[request.state]}</Dot>
        <RelativeTime at={request.createdAt} className="text-ink-2" />
      </div>
      <p className="own-words mt-1.5 whitespace-pre-line wrap-anywhere">{request.words}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-small text-ink-2">
        {request.place}
        {request.staff && request.state === 'in_progress' && <span>{request.staff} is on it</span>}
        {request.messageId && (
          <Link to={`/portal/messages?project=${projectId}&from=${request.messageId}#m-${request.messageId}`}>From your message</Link>
        )}
      </p>
      {request.changes.length > 0 && <TextChanges changes={request.changes} className="mt-2.5" />}
      {request.changes.length === 0 && request.between && (
        <p className="mt-2 text-small">
          <Link to={to('/portal', { version: request.between.after, compare: request.between.before })} preventScrollReset>
            See what changed
          </Link>
        </p>
      )}
      {request.reply && (
        <p className="mt-2 text-small">
          <b className="block">{request.staff ?? brand.name}</b>
          {request.reply}
        </p>
      )}
      {fetcher.data?.errors?.[''] && (
        <p role="alert" className="mt-2 text-small font-semibold text-danger">
          {fetcher.data.errors['']}
        </p>
      )}
      {takesChanges && request.state === 'open' && <Withdrawal {...{ fetcher, projectId }} requestId={request.id} />}
      {takesChanges && request.state === 'done' && <Judgment {...{ fetcher, projectId }} requestId={request.id} />}
    </li>
  );
}

interface FormProps {
  fetcher: FetcherWithComponents<Answer>;
  projectId: string;
  requestId: string;
}

/** Cancels a request that we haven't started. */
function Withdrawal({ fetcher, projectId, requestId }: FormProps): ReactNode {
  const to = usePortalPath();
  return (
    <fetcher.Form method="post" action={to('/portal')} preventScrollReset className="mt-2">
      <HiddenFields fields={{ intent: 'withdraw', projectId, requestId }} />
      <Button type="submit" look="secondary" size="small" busy={fetcher.state !== 'idle' && 'Canceling...'}>
        Cancel request
      </Button>
    </fetcher.Form>
  );
}

/** Accepts a finished edit, or sends it back with what still needs fixing. */
function Judgment({ fetcher, projectId, requestId }: FormProps): ReactNode {
  const to = usePortalPath();
  const [notQuite, setNotQuite] = useState(false);
  return (
    <fetcher.Form
      method="post"
      action={to('/portal')}
      preventScrollReset
      className="mt-3 grid gap-2.5"
      onKeyDown={(event) => event.key === 'Escape' && setNotQuite(false)}
    >
      <HiddenFields fields={{ intent: 'judge', projectId, requestId }} />
      {notQuite && (
        <Field label="What still needs fixing?">
          <Textarea name="words" rows={2} autoFocus className="max-h-60" />
        </Field>
      )}
      <div className="flex gap-1.5">
        {notQuite ? (
          <>
            <Button type="submit" name="answer" value="reopen" size="small" busy={fetcher.state !== 'idle' && 'Sending...'}>
              Send back
            </Button>
            <Button look="secondary" size="small" onClick={() => setNotQuite(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" name="answer" value="accept" size="small" busy={fetcher.state !== 'idle' && 'Saving...'}>
              Accept
            </Button>
            <Button look="secondary" size="small" onClick={() => setNotQuite(true)}>
              Not quite
            </Button>
          </>
        )}
      </div>
    </fetcher.Form>
  );
}
