import { data, redirect } from 'react-router';
import type { Result } from '../../../base/result.ts';
import { closedToday } from '../../../domain/closed-days/queries.ts';
import { judgeEdit, requestEdit, withdrawEdit } from '../../../domain/edit-requests/edit-requests.ts';
import { editRequestSchema } from '../../../domain/edit-requests/schema.ts';
import { isId } from '../../../domain/ids.ts';
import { setPortfolioConsent } from '../../../domain/portfolio/portfolio.ts';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import { approveVersion, rollBack } from '../../../domain/publications/publishing.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import type { PicturesResult } from '../../../domain/site-changes/own-pictures.ts';
import { changeOwnSite, goBack, keepAsTyped, redoChange, undoChange } from '../../../domain/site-changes/site-changes.ts';
import { logoDesigns } from '../../../sites/document/logo-designs.ts';
import { notShownSentences } from '../../../sites/pictures/refusals.ts';
import { truncate } from '../../../text/truncate.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { flashHeader, redirectWithToast, type Toast } from '../../cookies/flash.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { errorsByField } from '../../forms/field-messages.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/controls/notice.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { StageBar } from '../../ui/drawings/stage-bar.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { chosenProject, sameProject } from '../chosen-project.ts';
import { editDueWords } from '../edit-due.ts';
import { usePortalPath } from '../portal-path.ts';
import { ProjectChooser } from '../project-chooser.tsx';
import type { Route } from './+types/project';
import { AboutSite } from './about-site.tsx';
import { Dial } from './dial.tsx';
import { DraftReview } from './draft-review.tsx';
import { Logos } from './logos.tsx';
import { LowerRow } from './lower-row.tsx';
import { nextStep } from './next-step.tsx';
import { NightPanel } from './night-panel.tsx';
import { type ProjectData, projectData } from './project-data.ts';
import { stagesOf } from './stages.ts';
import { statusOf } from './status-words.ts';
import { useReaderTime } from './use-reader-time.ts';
import { Welcome } from './welcome.tsx';
import { welcomeData } from './welcome-data.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta((loaderData && 'project' in loaderData && loaderData.project.name) || 'Project');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  if (!project) return { welcome: await welcomeData(user.id) };
  const search = new URL(request.url).searchParams;
  return projectData(user.id, project, search.get('version'), search.get('compare'));
}

/** The IDs that each intent needs besides the project's. */
const namedIds = new Map([
  ['approve', ['versionId']],
  ['restore', ['versionId']],
  ['go-back', ['versionId']],
  ['undo', ['versionId']],
  ['redo', ['versionId']],
  ['drop-words', ['editId']],
  ['keep-words', ['editId']],
  ['judge', ['requestId']],
  ['withdraw', ['requestId']],
]);

/** Approves or goes back to versions, requests, withdraws or answers edits, and changes text or facts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const form = await request.formData();
  const fields = formText(form);
  const { intent = '', projectId = '' } = fields;
  if (['projectId', ...(namedIds.get(intent) ?? [])].some((name) => !isId(fields[name])))
    return data({ errors: { '': 'This page no longer exists.' } }, { status: 404 });
  switch (intent) {
    case 'approve': {
      const isFirst = fields.first === 'yes';
      const confirmed = form.getAll('confirmed').map(String);
      const approved = await approveVersion(user.id, projectId, fields.versionId ?? '', fields.contentHash ?? '', confirmed);
      if (approved.ok && isFirst) return redirect(sameProject(request, '/portal/live'));
      return answered(
        request,
        approved,
        approved.ok && approved.isSuspended
          ? 'Approved. Visitors will see it once we lift the suspension.'
          : 'Approved. Your site is live.',
      );
    }
    case 'restore': {
      const restored = await rollBack(user.id, projectId, fields.versionId ?? '');
      return answered(
        request,
        restored,
        restored.ok && restored.isSuspended
          ? 'Published. Visitors will see it once we lift the suspension.'
          : 'That version is live again.',
      );
    }
    case 'portfolio':
      return answered(
        request,
        await setPortfolioConsent(user.id, projectId, fields.agreed === 'yes'),
        fields.agreed === 'yes' ? 'Your site is in our portfolio.' : 'Removed from our portfolio.',
      );
    case 'go-back':
      return changed(request, await goBack(user.id, projectId, fields.versionId ?? ''), 'Saved as');
    case 'undo':
      return changed(request, await undoChange(asOwner(user.id), projectId, fields.versionId ?? ''), 'Undone. Saved as');
    case 'redo':
      return changed(request, await redoChange(asOwner(user.id), projectId, fields.versionId ?? ''), 'Redone. Saved as');
    case 'drop-words':
      return changed(
        request,
        await changeOwnSite(user.id, projectId, { texts: [], dropped: [fields.editId ?? ''], name: 'Text removed' }),
        'Text removed. The latest is',
      );
    case 'keep-words':
      return changed(
        request,
        await changeOwnSite(user.id, projectId, { texts: [], kept: [fields.editId ?? ''], name: 'Text kept' }),
        'Kept in',
      );
    case 'keep-typed':
      return changed(
        request,
        await keepAsTyped(user.id, projectId, truncate(fields.field ?? '', 80)),
        'Text kept as you typed it. Saved as',
      );
    case 'withdraw':
      return answered(request, await withdrawEdit(user.id, projectId, fields.requestId ?? ''), 'Request canceled.');
    case 'judge':
      return answered(
        request,
        await judgeEdit(user.id, projectId, fields.requestId ?? '', fields.answer === 'accept', truncate(fields.words ?? '', 2000)),
        fields.answer === 'accept' ? 'Accepted.' : 'Sent back to us.',
      );
    case 'ask': {
      const { versionId, page, section, place, words } = fields;
      const parsed = editRequestSchema.safeParse({ versionId, page, section, place, words });
      if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
      const { editDueHours } = await readSettings();
      const due = editDueWords(editDueHours, await closedToday(projectId));
      return answered(request, await requestEdit(user.id, projectId, parsed.data), `Request sent. ${due}`);
    }
    case 'logo': {
      const value = logoDesigns.find((design) => design === fields.design);
      if (!value) return data({ errors: { '': 'Pick one of the three logos.' } }, { status: 422 });
      return changed(
        request,
        await changeOwnSite(user.id, projectId, { texts: [], facts: [{ path: 'look.logoDesign', value }], name: 'Logo' }),
      );
    }
    default:
      return data({ errors: { '': 'That action isn’t available. Reload the page and try again.' } }, { status: 400 });
  }
}

async function answered(request: Request, outcome: Result, done: string) {
  if (!outcome.ok) return data({ errors: { '': outcome.message } }, { status: 409 });
  return redirectWithToast(sameProject(request, '/portal'), { type: 'success', title: done });
}

/** The portal's home: the current project, or how to start one. */
export default function PortalHome({ loaderData }: Route.ComponentProps) {
  return 'welcome' in loaderData ? <Welcome data={loaderData.welcome} /> : <ProjectScreen data={loaderData} />;
}

/** The project: its next step, its stages, the draft with edits, then versions, address and billing. */
function ProjectScreen({ data }: { data: ProjectData }) {
  const { project, shown } = data;
  const status = statusOf(project);
  return (
    <>
      <PageHeading
        title={<span translate="no">{project.name}</span>}
        status={<Dot state={status.dot}>{status.words}</Dot>}
        actions={
          <>
            <ProjectChooser />
            <WideBell />
          </>
        }
      />
      <PaymentTrouble data={data} />
      <Ending data={data} />
      <NextAction data={data} />
      <div className="flex flex-col">
        {!project.liveSince && <Stages data={data} />}
        {shown && <DraftReview data={data} shown={shown} />}
      </div>
      <Logos data={data} />
      <LowerRow data={data} />
      <AboutSite data={data} />
    </>
  );
}

/** The night panel with the project's next step and its clock. */
function NextAction({ data }: { data: ProjectData }) {
  const { title, text, actions } = nextStep(data, useReaderTime(), usePortalPath());
  return (
    <NightPanel title={title} text={text} actions={actions}>
      <Dial data={data} />
    </NightPanel>
  );
}

/** The stage bar, with times in the reader's zone. On phones a draft comes first. */
function Stages({ data }: { data: ProjectData }) {
  const when = useReaderTime({ saysToday: true });
  return (
    <StageBar label="Stage" className={data.shown ? 'mt-5 max-md:order-1 max-md:mt-8' : 'mt-5'} steps={stagesOf(data.project, when)} />
  );
}

/**
 * Answers an owner's change of their site: redirects to the portal with a toast, or returns errors by field. If only some files
 * couldn't be read, it returns their errors with the toast.
 */
async function changed(request: Request, result: PicturesResult, what = 'Saved as') {
  if (!result.ok)
    return data({ errors: errorsByField(result.problems) }, { status: result.problems[0]?.code === 'pictures-busy' ? 503 : 422 });
  const headers = { 'Set-Cookie': await flashHeader(savedToast(result, what)) };
  if (result.unreadable?.length) return data({ errors: errorsByField(result.unreadable), saved: true }, { headers });
  return redirect(sameProject(request, '/portal'), { headers });
}

function savedToast({ version, held, leftOut = [] }: Extract<PicturesResult, { ok: true }>, what: string): Toast {
  const title = `${what} version ${version.number}.`;
  const description = [
    held.length > 0 && 'One of our checks flagged something, so we’ll look at it first. You’ll hear from us.',
    ...notShownSentences(leftOut),
  ]
    .filter(Boolean)
    .join(' ');
  return description ? { type: 'info', title, description } : { type: 'success', title };
}

/** A problem with the monthly payment and how to fix it. For a suspended site, the next step says it instead. */
function PaymentTrouble({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  const { trouble } = data;
  if (!trouble || trouble.kind === 'suspended' || trouble.kind === 'dropped') return null;
  return (
    <Notice
      state={trouble.kind === 'card' ? 'waiting' : 'late'}
      title={trouble.title}
      className="mt-4"
      action={
        <LinkButton look="secondary" size="small" to={to('/portal/settings/billing')}>
          {trouble.kind === 'card' ? 'Change card' : 'Pay or change card'}
        </LinkButton>
      }
    >
      {trouble.text}
    </Notice>
  );
}

/** Says how long a canceled live site stays online. */
function Ending({ data }: { data: ProjectData }) {
  const to = usePortalPath();
  if (!data.cancellation || data.cancellation.offSince) return null;
  return (
    <Notice
      state="waiting"
      title={`Canceled. Your service ends ${data.cancellation.endsOn}`}
      className="mt-4"
      action={
        <LinkButton look="secondary" size="small" to={to('/portal/settings/billing')}>
          Keep my site
        </LinkButton>
      }
    >
      Your service runs until then.
    </Notice>
  );
}
