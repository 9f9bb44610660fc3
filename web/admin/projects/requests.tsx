import { useNavigation } from 'react-router';
import { requestStateLabels } from '../../../domain/edit-requests/schema.ts';
import { ButtonForm, LinkButton } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { dueWords } from '../due-words.ts';
import type { ProjectData } from './project-data.ts';

/** Edit requests: the owner's words, when they're due, and links to work on them. */
export function Requests({ data }: { data: ProjectData }) {
  const busyId = useNavigation().formData?.get('requestId');
  return (
    <RuledSection
      title="Edit requests"
      aside={
        data.versions.length > 0 && (
          <LinkButton to={`/admin/projects/${data.project.id}/edit`} size="small" look="quiet">
            Edit a section
          </LinkButton>
        )
      }
    >
      {data.requests.length === 0 && <p className="py-3 text-ui text-ink-2">None yet. Owners request edits in the portal.</p>}
      <ul>
        {data.requests.map((request) => {
          const { open } = request;
          const due = dueWords({ ...request, waitingOn: 'us' }, data.now);
          return (
            <li key={request.id} className="flex items-start justify-between gap-4 border-b border-line py-3.5">
              <div className="min-w-0">
                <div className="flex flex-wrap gap-x-4 text-small">
                  <Dot state={open ? (due.late ? 'late' : 'active') : 'done'}>{requestStateLabels[request.state]}</Dot>
                  {open && (
                    <span className={due.late ? 'font-semibold text-danger' : 'text-ink-2'}>
                      {due.left ? `due in ${due.words}` : due.words}
                    </span>
                  )}
                  <span className="text-ink-3">asked {request.askedAt}</span>
                </div>
                <p className="own-words mt-1 break-words whitespace-pre-line">{request.words}</p>
                <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
                  {request.place}
                  {request.message && (
                    <Link to={`/admin/messages/${request.message.threadId}?from=${request.message.id}#m-${request.message.id}`}>
                      From a message
                    </Link>
                  )}
                </p>
              </div>
              {open && (
                <ButtonForm fields={{ intent: 'take-up', requestId: request.id }} size="small" busy={busyId === request.id}>
                  {request.state === 'in_progress' ? 'Continue work' : 'Start work'}
                </ButtonForm>
              )}
            </li>
          );
        })}
      </ul>
    </RuledSection>
  );
}
