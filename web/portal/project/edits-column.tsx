import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { usePortalPath } from '../portal-path.ts';
import { EditItem } from './edit-item.tsx';
import { NotedEdits } from './noted-edits.tsx';
import { RequestEdit, type RequestEditProps } from './request-edit.tsx';
import { UndoChange } from './undo-change.tsx';

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
