import { data, redirect } from 'react-router';
import { reasonSchema } from '../../../domain/audit/schema.ts';
import { redraft } from '../../../domain/drafts/redraft.ts';
import { sendFromAdmin } from '../../../domain/drafts/sending.ts';
import { startRequest } from '../../../domain/edit-requests/edit-requests.ts';
import { isId } from '../../../domain/ids.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { turnOf } from '../../../domain/projects/schema.ts';
import { publishFromAdmin } from '../../../domain/publications/publishing.ts';
import { type ChangeResult, changeFromAdmin, goBackFromAdmin } from '../../../domain/site-changes/site-changes.ts';
import { suspensionSchema } from '../../../domain/suspensions/schema.ts';
import { liftSuspension, suspendSite } from '../../../domain/suspensions/suspensions.ts';
import { mailto } from '../../../text/email-address.ts';
import { truncate } from '../../../text/truncate.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { FormPaused, PauseForm } from '../../form-pause/pause-form.tsx';
import { switchForm } from '../../form-pause/switch-form.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { DefinitionRows } from '../../ui/controls/definition-rows.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { AskFirst } from '../ask-first.tsx';
import { dueWords } from '../due-words.ts';
import type { Route } from './+types/project';
import { Email } from './email.tsx';
import { FirstFew } from './first-few.tsx';
import { Gate } from './gate.tsx';
import { NotedEdits } from './noted-edits.tsx';
import { OwnDomain } from './own-domain.tsx';
import { changeDomain, domainIntents } from './own-domain-action.ts';
import { type ProjectData, projectData } from './project-data.ts';
import { Requests } from './requests.tsx';
import { SuspendSite, SuspensionNotice } from './suspension.tsx';
import { Versions } from './versions.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.project.name ?? 'Project');

export function loader({ params }: Route.LoaderArgs) {
  return projectData(params.projectId);
}

/** The IDs that each intent needs besides the project's. All others need a version. */
const named: Record<string, string[]> = {
  'take-up': ['requestId'],
  redraft: [],
  'drop-edit': ['editId'],
  suspend: [],
  lift: [],
  'pause-form': [],
  'resume-form': [],
  ...domainIntents,
};

/** Starts a request, sends, publishes, rolls back or restores a version, discards an edit, rebuilds the draft, suspends the site, pauses its forms, or changes its domain. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const adminId = viewerIn(context).user.id;
  const fields = formText(await request.formData());
  const { projectId } = params;
  const { intent = '', versionId = '', requestId = '', editId = '' } = fields;
  if (!isId(projectId) || (named[intent] ?? ['versionId']).some((name) => !isId(fields[name]))) throw data(null, { status: 404 });
  if (Object.hasOwn(domainIntents, intent)) return changeDomain(adminId, projectId, fields);
  switch (intent) {
    case 'take-up':
      await startRequest(adminId, projectId, requestId);
      return redirect(`/admin/projects/${projectId}/edit?request=${requestId}`);
    case 'send': {
      const outcome = await sendFromAdmin(adminId, projectId, versionId, fields.despiteGate === 'on');
      return back(projectId, outcome.ok ? done('Sent to the customer.') : failed(outcome.message));
    }
    case 'go-back':
      return back(projectId, madeVersion(await goBackFromAdmin(adminId, projectId, versionId)));
    case 'drop-edit':
      return back(
        projectId,
        madeVersion(
          await changeFromAdmin(
            adminId,
            projectId,
            { texts: [], dropped: [editId], name: truncate(fields.name ?? '', 80) || 'Edit' },
            false,
          ),
        ),
      );
    case 'publish': {
      // A rollback has a reason.
      const why = 'reason' in fields ? reasonSchema.safeParse(fields.reason) : undefined;
      if (why && !why.success) return back(projectId, failed(`Not rolled back. ${why.error.issues[0]?.message}.`));
      const outcome = await publishFromAdmin(adminId, projectId, versionId, why?.data);
      if (!outcome.ok) return back(projectId, failed(outcome.message));
      const published = outcome.isSuspended ? 'Published. Visitors will see it once you lift the suspension.' : 'Published.';
      return back(projectId, done(why ? 'Rolled back. We told the owner.' : published));
    }
    case 'redraft': {
      const outcome = await redraft(adminId, projectId);
      if (!outcome.ok) return back(projectId, failed(outcome.message));
      return back(
        projectId,
        outcome.isNew
          ? done(`Version ${outcome.number} is ready to review (not sent).`)
          : { type: 'info', title: `Rebuilding gave the same result as version ${outcome.number}, so there’s no new version.` },
      );
    }
    case 'pause-form':
      return switchForm({ adminId }, projectId, fields.notice ?? '', `/admin/projects/${projectId}`);
    case 'resume-form':
      return switchForm({ adminId }, projectId, undefined, `/admin/projects/${projectId}`);
    case 'suspend': {
      const parsed = suspensionSchema.safeParse({ reason: fields.reason, note: fields.note });
      if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
      const outcome = await suspendSite(projectId, parsed.data, `admin:${adminId}`);
      return back(projectId, outcome.ok ? done('Site suspended. We emailed the owner.') : failed(outcome.message));
    }
    case 'lift': {
      const outcome = await liftSuspension(projectId, `admin:${adminId}`);
      if (!outcome.ok) return back(projectId, failed(outcome.message));
      return back(
        projectId,
        done(
          outcome.isOnline
            ? 'The site is online again. We emailed the owner.'
            : 'Suspension lifted. The site stays offline because its bill is unpaid or the service was canceled.',
        ),
      );
    }
    default:
      return data(null, { status: 400 });
  }
}

function madeVersion(result: ChangeResult): Toast {
  return result.ok
    ? done(`Version ${result.version.number} is saved but not sent.`)
    : failed(result.problems[0]?.message ?? 'We couldn’t save that.');
}

const done = (title: string): Toast => ({ type: 'success', title });
const failed = (title: string): Toast => ({ type: 'error', title });

async function back(projectId: string, toast: Toast) {
  return redirectWithToast(`/admin/projects/${projectId}`, toast);
}

/** One project: state and deadline, edit requests, versions, quality check, brief and history. */
export default function ProjectScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { project, work, status, events, now } = loaderData;
  const turn = turnOf(project.state, work);
  const due = dueWords({ ...project, waitingOn: turn }, now);
  return (
    <>
      <PageHeading
        title={<span translate="no">{project.name}</span>}
        status={
          <Dot
            state={project.suspension ? 'late' : turn === 'us' ? (due.late ? 'late' : 'active') : turn === 'customer' ? 'waiting' : 'done'}
          >
            {status}
            {turn === 'us' && `, ${due.words}`}
          </Dot>
        }
        actions={
          <>
            {project.canChange && (
              <>
                <LinkButton to={`/admin/projects/${project.id}/editor`} size="small">
                  Open the editor
                </LinkButton>
                <AskFirst
                  label="Rebuild site"
                  busyLabel="Rebuilding..."
                  intent="redraft"
                  fields={{}}
                  title="Rebuild this site?"
                  description="We’ll rewrite every page from the current brief and keep manual edits. If anything changes, you get a new version to review. The customer sees it only when you send it."
                  yes="Rebuild site"
                />
              </>
            )}
            {project.pause && !project.pause.byStaff && (
              <PauseForm
                projectId={project.id}
                suggested={project.pause.notice || project.pause.suggested}
                serverErrors={actionData?.errors}
              />
            )}
            {project.canBeSuspended && !project.suspension && <SuspendSite serverErrors={actionData?.errors} />}
            <WideBell />
          </>
        }
      />
      {project.pause?.notice && <FormPaused projectId={project.id} notice={project.pause.notice} />}
      {project.suspension && <SuspensionNotice suspension={project.suspension} />}
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <Requests data={loaderData} />
          <NotedEdits noted={loaderData.noted} />
          <Versions data={loaderData} />
          <Gate data={loaderData} />
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <WhoAndWhere data={loaderData} />
          <OwnDomain data={loaderData} result={actionData && 'typed' in actionData ? actionData : undefined} />
          <Email data={loaderData} />
          <Brief data={loaderData} />
          <RuledSection title="History">
            <FirstFew of={events} all={`Show all ${events.length}`}>
              {(shown) => (
                <ol>
                  {shown.map((event) => (
                    <li key={event.id} className="border-b border-line py-2 text-small wrap-anywhere">
                      {event.words}
                      <span className="flex flex-wrap justify-between gap-x-4 text-micro text-ink-3">
                        <span>{event.who}</span>
                        <span>{event.at}</span>
                      </span>
                    </li>
                  ))}
                </ol>
              )}
            </FirstFew>
          </RuledSection>
        </div>
      </div>
    </>
  );
}

/** The owner's answers. Those they haven't confirmed come first, because the site doesn't show them. */
function Brief({ data: { brief, unconfirmed } }: { data: ProjectData }) {
  return (
    <RuledSection title="Brief" aside={unconfirmed.length > 0 && `${unconfirmed.length} not confirmed`}>
      {unconfirmed.length > 0 && (
        <ul className="border-b border-line py-2 text-small">
          {unconfirmed.map((words) => (
            <li key={words} className="py-1 wrap-anywhere">
              <Dot state="waiting">{words}</Dot>
            </li>
          ))}
        </ul>
      )}
      {brief.length === 0 ? (
        <p className="py-3 text-ui text-ink-2">No answers yet.</p>
      ) : (
        <FirstFew of={brief} all={`Show all ${brief.length} answers`}>
          {(shown) => (
            <dl className="text-small">
              {shown.map((line) => (
                <div key={line.label} className="border-b border-line py-2">
                  <dt className="text-micro text-ink-3">{line.label}</dt>
                  <dd className="wrap-anywhere">{line.answer}</dd>
                </div>
              ))}
            </dl>
          )}
        </FirstFew>
      )}
    </RuledSection>
  );
}

/** The project's owner, its order, and its site's address. */
function WhoAndWhere({ data: { project, owner, order, pagesChanged, threadId, cancellation } }: { data: ProjectData }) {
  return (
    <RuledSection title="Owner and address">
      <DefinitionRows
        rows={[
          { label: 'Owner', value: <Link to={`/admin/customers/${owner.id}`}>{owner.name || owner.email}</Link> },
          { label: 'Email', value: <Link to={mailto(owner.email)}>{owner.email}</Link> },
          {
            label: 'Order',
            value: order ? (
              <Link to={`/admin/orders/${order.id}`} translate="no">
                {orderLabel(order.number)}
              </Link>
            ) : (
              'None yet'
            ),
          },
          ...(pagesChanged ? [{ label: 'Changed since the order', value: <Dot state="active">{pagesChanged}</Dot> }] : []),
          {
            label: 'Address',
            value: project.address ? (
              <Link to={project.address}>{project.address.replace(/^https?:\/\//, '')}</Link>
            ) : (
              'Set when the brief is sent'
            ),
          },
          ...(threadId ? [{ label: 'Messages', value: <Link to={`/admin/messages/${threadId}`}>Open the conversation</Link> }] : []),
          { label: 'Live since', value: project.liveSince ?? 'Not yet' },
          ...(cancellation ? [{ label: 'Canceled', value: <Dot state="waiting">{canceledWords(cancellation)}</Dot> }] : []),
        ]}
      />
    </RuledSection>
  );
}

function canceledWords({ endsOn, offSince, restorableOn }: NonNullable<ProjectData['cancellation']>): string {
  if (!offSince) return `online until ${endsOn}`;
  return restorableOn ? `offline since ${offSince}, can be restored until ${restorableOn}` : `offline since ${offSince}`;
}
