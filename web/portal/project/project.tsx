import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { isId } from '../../../domain/ids.ts';
import { setPortfolioConsent } from '../../../domain/portfolio/portfolio.ts';
import { approveVersion, rollBack } from '../../../domain/publications/publishing.ts';
import { askForEdit, judgeEdit, withdrawEdit } from '../../../domain/reviews/reviews.ts';
import { editRequestSchema } from '../../../domain/reviews/schema.ts';
import { changeOwnSite, goBack, undoChange } from '../../../domain/reviews/self-edits.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { nameOfTexts } from '../../../domain/versions/section-words.ts';
import type { Result } from '../../../result.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { flashHeader } from '../../cookies/flash.ts';
import { typedTexts } from '../../editor/typed-texts.ts';
import { fieldErrors, formText } from '../../forms/checked-form.ts';
import { viewerIn } from '../../session.ts';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { chosenProject, sameProject } from '../chosen-project.ts';
import { ProjectChooser } from '../project-chooser.tsx';
import type { Route } from './+types/project';
import { AboutSite } from './about-site.tsx';
import { changed } from './changed.ts';
import { Ending } from './ending.tsx';
import { changedFacts } from './facts-form.ts';
import { LowerRow } from './lower-row.tsx';
import { NextAction } from './next-action.tsx';
import { PaymentTrouble } from './payment-trouble.tsx';
import { type ProjectData, projectData } from './project-data.ts';
import { ReviewDesk } from './review-desk.tsx';
import { Stages } from './stages-bar.tsx';
import { statusOf } from './status-words.ts';
import { Welcome } from './welcome.tsx';
import { welcomeData } from './welcome-data.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${(loaderData && 'project' in loaderData && loaderData.project.name) || 'Project'} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  if (!project) return { welcome: await welcomeData() };
  const search = new URL(request.url).searchParams;
  return projectData(user.id, project, search.get('version'), search.get('compare'));
}

/** What each intent names beside its project. */
const namedIds = new Map([
  ['approve', ['versionId']],
  ['restore', ['versionId']],
  ['go-back', ['versionId']],
  ['undo', ['versionId']],
  ['drop-words', ['editId']],
  ['keep-words', ['editId']],
  ['judge', ['requestId']],
  ['withdraw', ['requestId']],
]);

/** Approve, roll back, go back, ask for an edit, withdraw or judge one, change texts or facts. Each is one verb of the domain. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const fields = formText(await request.formData());
  const { intent = '', projectId = '' } = fields;
  if (['projectId', ...(namedIds.get(intent) ?? [])].some((name) => !isId(fields[name])))
    return data({ errors: { '': 'This is not there any more.' } }, { status: 404 });
  switch (intent) {
    case 'approve':
      return answered(
        request,
        await approveVersion(user.id, projectId, fields.versionId ?? '', fields.contentHash ?? ''),
        'Approved. Your site is live.',
      );
    case 'restore':
      return answered(request, await rollBack(user.id, projectId, fields.versionId ?? ''), 'Done. That version is live again.');
    case 'portfolio':
      return answered(
        request,
        await setPortfolioConsent(user.id, projectId, fields.agreed === 'yes'),
        fields.agreed === 'yes' ? 'Your site is in our portfolio.' : 'Taken out of our portfolio.',
      );
    case 'go-back':
      return changed(request, await goBack(user.id, projectId, fields.versionId ?? ''), 'That made');
    case 'undo':
      return changed(request, await undoChange(user.id, projectId, fields.versionId ?? ''), 'Taken back. That made');
    case 'drop-words':
      return changed(
        request,
        await changeOwnSite(user.id, projectId, { texts: [], dropped: [fields.editId ?? ''], name: 'Words taken off' }),
        'Done:',
      );
    case 'keep-words':
      return changed(
        request,
        await changeOwnSite(user.id, projectId, { texts: [], kept: [fields.editId ?? ''], name: 'Words kept' }),
        'Kept in',
      );
    case 'withdraw':
      return answered(request, await withdrawEdit(user.id, projectId, fields.requestId ?? ''), 'Withdrawn.');
    case 'judge':
      return answered(
        request,
        await judgeEdit(user.id, projectId, fields.requestId ?? '', fields.answer === 'accept', (fields.words ?? '').slice(0, 2000)),
        fields.answer === 'accept' ? 'Accepted.' : 'Sent back to us.',
      );
    case 'ask': {
      const { versionId, page, section, place, words } = fields;
      const parsed = editRequestSchema.safeParse({ versionId, page, section, place, words });
      if (!parsed.success) return data({ errors: fieldErrors(parsed.error) }, { status: 422 });
      const { editDueHours } = await readSettings();
      return answered(request, await askForEdit(user.id, projectId, parsed.data), `Sent. The round is due in ${editDueHours} hours.`);
    }
    case 'texts': {
      const { texts, errors } = typedTexts(fields);
      if (Object.keys(errors).length > 0) return data({ errors }, { status: 422 });
      if (texts.length === 0) return nothingChanged();
      return changed(request, await changeOwnSite(user.id, projectId, { texts, name: nameOfTexts(fields.section ?? '', texts) }));
    }
    case 'facts': {
      const { facts, errors, name } = changedFacts(fields);
      if (Object.keys(errors).length > 0) return data({ errors }, { status: 422 });
      if (facts.length === 0) return nothingChanged();
      return changed(request, await changeOwnSite(user.id, projectId, { texts: [], facts, name }));
    }
    default:
      return data({ errors: { '': 'This is not something the portal can do.' } }, { status: 400 });
  }
}

function nothingChanged() {
  return data({ errors: { '': 'Nothing was changed.' } }, { status: 422 });
}

async function answered(request: Request, outcome: Result, done: string) {
  if (!outcome.ok) return data({ errors: { '': outcome.message } }, { status: 409 });
  return redirect(sameProject(request, '/portal'), { headers: { 'Set-Cookie': await flashHeader({ type: 'success', title: done }) } });
}

/** The portal's home: the chosen project, or how to start one. */
export default function PortalHome({ loaderData }: Route.ComponentProps) {
  return 'welcome' in loaderData ? <Welcome data={loaderData.welcome} /> : <ProjectScreen data={loaderData} />;
}

/** The project: one next action on top, where it stands, the draft with its edits, versions, address and money. */
function ProjectScreen({ data }: { data: ProjectData }) {
  const { project, shown } = data;
  const status = statusOf(project);
  return (
    <>
      <PageHeading
        title={project.name}
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
      <Stages data={data} />
      {shown && <ReviewDesk data={data} shown={shown} />}
      <LowerRow data={data} />
      <AboutSite data={data} />
    </>
  );
}
