import { brand } from '../../../content/brand.ts';
import { dateOf } from '../../../content/business-clock.ts';
import { siteAddress } from '../../../domain/addresses.ts';
import { briefForm } from '../../../domain/briefs/queries.ts';
import type { Answers } from '../../../domain/briefs/schema.ts';
import { type EditRequest, editRequestsOf } from '../../../domain/edit-requests/queries.ts';
import { isId } from '../../../domain/ids.ts';
import { leadSummary } from '../../../domain/leads/queries.ts';
import { messagesOfRequests } from '../../../domain/messages/queries.ts';
import { orderOf } from '../../../domain/orders/queries.ts';
import { creditOf, plansOfProject } from '../../../domain/plans/queries.ts';
import { monthOf } from '../../../domain/plans/schema.ts';
import { spentMs } from '../../../domain/projects/clock.ts';
import { openWorkOf } from '../../../domain/projects/open-work.ts';
import type { Project } from '../../../domain/projects/projects.ts';
import { approvalOf, approvedVersions, cancellationOf } from '../../../domain/projects/queries.ts';
import { openRequestStates } from '../../../domain/projects/schema.ts';
import { asOwner } from '../../../domain/projects/site-editor.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { openClaims } from '../../../domain/site-changes/claims.ts';
import { notedEdits } from '../../../domain/site-changes/noted-edits.ts';
import { changeableStates } from '../../../domain/site-changes/site-changes.ts';
import { stepsOf } from '../../../domain/site-changes/undoing.ts';
import { laterDay } from '../../../domain/slots/slots.ts';
import { suspensionAdvice, suspensionInWords } from '../../../domain/suspensions/schema.ts';
import { changedTexts, differences } from '../../../domain/versions/comparing.ts';
import { sectionName } from '../../../domain/versions/section-words.ts';
import { previewOrigin, shownVersion, type Version, versionsOf } from '../../../domain/versions/versions.ts';
import { hourMs } from '../../../time/units.ts';
import type { Round } from '../../words/clock-words.ts';
import { payPath } from '../pay-path.ts';
import { troubleOf } from '../plan-trouble.ts';
import { aboutSite } from './about-site-data.ts';

/** Data for the owner's project screen. `versionId` shows another version than the one to review next. */
export async function projectData(ownerId: string, project: Project, versionId: string | null, comparedId: string | null) {
  const found = await readProject(ownerId, project);
  const { approved, versions, requests, settings, brief, leads, work, noted, steps, cancellation, plan } = found;
  const live = versions.find((version) => version.id === project.liveVersionId);
  const waiting = versions.find((version) => version.number === work.versionToApprove);
  const listed = versions.find((version) => version.id === versionId) ?? waiting ?? live ?? versions[0];
  const shown = listed && (await shownVersion(project.id, listed.id));
  const base = versions.find((version) => version.id === project.baseVersionId);
  const takesChanges = changeableStates.includes(project.state);
  const answers: Answers = brief?.answers ?? {};
  return {
    project: projectFacts(project, found, live),
    clock: clockOf(project, found),
    round: roundOf(requests, settings.editDueHours),
    versions: versions.map((version) => versionLine(version, project, { approved, base })),
    /** True if the owner can request edits and make changes. */
    takesChanges,
    /** The version that the owner's own changes build on, if they've seen it. */
    startsFrom: base ? { id: base.id, number: base.number } : null,
    noted,
    shown: shown ? inFrames(shown, approved.has(shown.id)) : null,
    /** Claims in the owner's text of the shown version that they confirm when they approve it. */
    claims: shown && !approved.has(shown.id) && takesChanges ? await openClaims(project.id, shown.id) : [],
    /** Which of the three logos the shown version has; none if it has the owner's own. */
    logo: shown ? await logoInUse(shown) : null,
    compared: shown && comparedId ? await comparison(project.id, comparedId, shown) : null,
    requests: requests.map((request) => requestLine(request, found)),
    money: moneyOf(project, found),
    newestLead: leads.newest,
    leadCount: leads.count,
    /** The changes that the owner can undo and redo now. */
    undo: steps.undo ? { id: steps.undo.version.id, name: steps.undo.version.name, formerNumber: steps.undo.former.number } : null,
    redo: steps.redo ? { id: steps.redo.version.id, name: steps.redo.version.name } : null,
    cancellation,
    /** The problem with the monthly payment, if any. */
    trouble: plan ? troubleOf(plan, project.state) : null,
    about: await aboutSite(ownerId, project, { answers, uploads: brief?.uploads ?? [], shown, liveId: live?.id }),
  };
}

/** What belongs to a project, all read at the same time. */
async function readProject(ownerId: string, project: Project) {
  const [approved, versions, requests, settings, order, brief, leads, approval, work, noted, steps, cancellation, asked, [plan], credit] =
    await Promise.all([
      approvedVersions(project.id),
      versionsOf(project.id, true),
      editRequestsOf(project.id),
      readSettings(),
      project.orderId ? orderOf(ownerId, project.orderId) : undefined,
      briefForm(ownerId, project.id),
      leadSummary(ownerId, project.id),
      project.approvedVersionId ? approvalOf(project.approvedVersionId) : undefined,
      openWorkOf(project.id),
      notedEdits(project.id, 'owner'),
      stepsOf(asOwner(ownerId), project.id),
      cancellationOf(ownerId, project.id),
      messagesOfRequests(project.id),
      project.liveSince ? plansOfProject(ownerId, project.id) : [],
      project.orderId ? creditOf(project.orderId) : undefined,
    ]);
  return { approved, versions, requests, settings, order, brief, leads, approval, work, noted, steps, cancellation, asked, plan, credit };
}

type Found = Awaited<ReturnType<typeof readProject>>;
type Listed = Found['versions'][number];

function projectFacts(project: Project, { approval, work, versions }: Found, live: Listed | undefined) {
  return {
    id: project.id,
    name: project.name || 'Your site',
    state: project.state,
    /** Why staff suspended the site. Null if they didn't. */
    suspendedFor: project.suspension && suspensionInWords(project.suspension),
    suspensionAdvice: project.suspension ? suspensionAdvice(project.suspension) : '',
    paidAt: iso(project.paidAt),
    briefSubmittedAt: iso(project.briefSubmittedAt),
    firstDraftAt: iso(project.firstDraftAt),
    approvedAt: iso(approval?.createdAt),
    liveSince: iso(project.liveSince),
    late: project.deadlineMissed && !project.firstDraftAt,
    inPortfolio: Boolean(project.portfolioConsentAt),
    liveNumber: live?.number ?? null,
    draftNumber: live?.number ?? versions[0]?.number ?? null,
    openEdits: work.openEdits,
    versionToApprove: work.versionToApprove,
    address: project.slug ? siteAddress(project) : null,
  };
}

function clockOf(project: Project, { order, settings }: Found) {
  return {
    spentMs: Math.max(0, spentMs(project)),
    promiseMs: settings.draftHours * hourMs,
    running: Boolean(project.clockRunningSince),
    startsAt: project.clockRunningSince && project.clockRunningSince > new Date() ? iso(project.clockRunningSince) : null,
    drafted: Boolean(project.firstDraftAt),
    /** The start day of a paid order if it's in the future, otherwise ''. */
    startsOn: project.paidAt ? laterDay(order?.startDay) : '',
  };
}

/** `base` is the version that the owner's own changes build on. */
function versionLine(version: Listed, project: Project, { approved, base }: Pick<Found, 'approved'> & { base: Listed | undefined }) {
  const { id, number, name } = version;
  const live = id === project.liveVersionId;
  return {
    id,
    number,
    name,
    createdAt: version.createdAt.toISOString(),
    live,
    restorable: project.state === 'live' && approved.has(id) && !live,
    canGoBack: changeableStates.includes(project.state) && base !== undefined && id !== base.id && !live,
  };
}

function requestLine(request: Found['requests'][number], { asked }: Found) {
  return {
    id: request.id,
    place: request.place,
    words: request.words,
    state: request.state,
    reply: request.reply,
    /** Who works on it: 'Mara at Sunup'. Null before someone started. */
    staff: request.staffName && `${request.staffName} at ${brand.name}`,
    /** The message that became this request. */
    messageId: asked.get(request.id)?.id ?? null,
    createdAt: request.createdAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    open: openRequestStates.some((state) => state === request.state),
    late: request.lateAt < new Date() && !request.doneAt,
    changes: changedTexts(request.before, request.after, 3),
    /** The versions before and after a finished edit, for comparison. */
    between: request.doneAt && request.doneVersionId ? { before: request.versionId, after: request.doneVersionId } : null,
  };
}

function moneyOf(project: Project, { order, settings, credit }: Found) {
  return {
    setupCents: order ? order.totalCents : settings.setupCents,
    month: monthOf(order ?? settings),
    paid: Boolean(project.paidAt),
    payTo: project.paidAt ? null : payPath(order),
    runsSince: project.liveSince && dateOf(project.liveSince),
    receiptUrl: order?.receiptUrl ?? null,
    /** The remaining credit for a late draft, taken off monthly bills. */
    creditCents: credit?.leftCents ?? 0,
  };
}

/** The current edit round for the dial; null if there is none. */
function roundOf(requests: EditRequest[], editDueHours: number): Round | null {
  const [first] = requests
    .filter(({ state }) => openRequestStates.some((open) => open === state))
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  if (!first) return null;
  const graceMs = first.lateAt.getTime() - first.dueAt.getTime();
  return { leftMs: first.dueAt.getTime() - Date.now(), promiseMs: editDueHours * hourMs, graceMs };
}

export type ProjectData = Awaited<ReturnType<typeof projectData>>;

function inFrames(version: Version, approved: boolean) {
  const pages = version.document.pages.filter((page) => page.path.split('/').length === 2);
  return {
    id: version.id,
    number: version.number,
    name: version.name,
    contentHash: version.contentHash,
    approved,
    origin: previewOrigin(version.previewToken),
    pages: pages.map((page) => ({
      path: page.path,
      label: page.label.text,
      sections: page.sections.map((section) => ({
        id: section.id,
        name: sectionName(section.kind, section.props),
      })),
    })),
    /** Names of the sections that every page has, by ID. */
    everyPage: { header: sectionName('header', {}), footer: sectionName('footer', {}) } as Record<string, string>,
  };
}

async function logoInUse({ document }: Version) {
  const { designOf } = await import('../../../sites/logo/logo.ts');
  return document.logo.kind === 'photo' ? { own: true, inUse: null } : { own: false, inUse: designOf(document) };
}

/** An older version to compare with the shown one, and the differences. */
async function comparison(projectId: string, olderId: string, shown: Version) {
  const older = isId(olderId) ? await shownVersion(projectId, olderId) : undefined;
  if (!older || older.id === shown.id) return null;
  const [first, second] = older.number < shown.number ? [older, shown] : [shown, older];
  return { number: older.number, origin: previewOrigin(older.previewToken), differences: differences(first.document, second.document) };
}

function iso(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}
