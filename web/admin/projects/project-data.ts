import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { siteAddress } from '../../../domain/addresses.ts';
import { comingEndsOf } from '../../../domain/admin/endings.ts';
import { projectEmail } from '../../../domain/admin/project-email.ts';
import { briefForAdmin, pagesChangedSince } from '../../../domain/briefs/admin.ts';
import { type EditRequest, editRequestsOf } from '../../../domain/edit-requests/queries.ts';
import { isPausedByStaff, noticeToSuggest } from '../../../domain/form-pauses/form-pauses.ts';
import { isId } from '../../../domain/ids.ts';
import { messagesOfRequests } from '../../../domain/messages/queries.ts';
import { domainOf } from '../../../domain/own-domains/queries.ts';
import { storedEventWords } from '../../../domain/projects/event-words.ts';
import { openWorkOf } from '../../../domain/projects/open-work.ts';
import type { Project } from '../../../domain/projects/projects.ts';
import { actorNames, approvedVersions, cancellationOf, eventsOf, projectForAdmin } from '../../../domain/projects/queries.ts';
import { openRequestStates, statusOf } from '../../../domain/projects/schema.ts';
import { notedEdits } from '../../../domain/site-changes/noted-edits.ts';
import { canChange } from '../../../domain/site-changes/site-changes.ts';
import { suspensionInWords } from '../../../domain/suspensions/schema.ts';
import { newestVersion, previewOrigin, versionsOf } from '../../../domain/versions/versions.ts';
import { placeOfField } from '../../../sites/brief/field-words.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { statusWithEnd } from '../ending-words.ts';

/** All data for a project's screen. Throws 404 if the project doesn't exist. */
export async function projectData(projectId: string) {
  const record = isId(projectId) ? await projectForAdmin(projectId) : undefined;
  if (!record) throw data(null, { status: 404 });
  const { project, ownerEmail, ownerName, order, threadId } = record;
  const [approved, versions, newest, requests, events, brief, work, noted, asked, cancellation, domain, email] = await Promise.all([
    approvedVersions(projectId),
    versionsOf(projectId, false),
    newestVersion(projectId, false),
    editRequestsOf(projectId),
    eventsOf(projectId),
    briefForAdmin(projectId),
    openWorkOf(projectId),
    notedEdits(projectId, 'staff'),
    messagesOfRequests(projectId),
    cancellationOf(project.ownerId, projectId),
    domainOf(projectId),
    projectEmail(projectId),
  ]);
  const [ends, facts] = await Promise.all([comingEndsOf([projectId]), projectFacts(project, requests)]);
  const names = await actorNames([...versions.map(({ createdBy }) => createdBy), ...events.map(({ actor }) => actor)]);
  const nameOf = (actor: string) => names.get(actor) ?? (actor === 'visitor' ? 'A visitor' : brand.name);
  return {
    project: facts,
    work,
    status: statusWithEnd(statusOf(project.state, work, project.suspension !== null), ends.get(projectId)),
    threadId,
    cancellation,
    domain: domain ? { ...domain, checkedAt: domain.checkedAt?.toISOString() ?? null } : null,
    email: email && {
      ...email,
      lastIn: email.lastIn && zonedTime(email.lastIn, brand.timeZone),
      lastOut: email.lastOut && zonedTime(email.lastOut, brand.timeZone),
    },
    owner: { id: project.ownerId, name: ownerName, email: ownerEmail },
    order: order ? { id: order.id, number: order.number, state: order.state } : null,
    gate: newest
      ? { number: newest.number, passed: newest.gate.passed, checks: newest.gate.checks, unused: byPlace(newest.gate.unused) }
      : null,
    versions: versions.map((version) => ({
      id: version.id,
      number: version.number,
      name: version.name,
      failed: version.failed,
      unsourced: version.unsourced,
      base: version.id === project.baseVersionId,
      sent: Boolean(version.sentAt),
      approved: approved.has(version.id),
      live: version.id === project.liveVersionId,
      origin: previewOrigin(version.previewToken),
      createdBy: nameOf(version.createdBy),
      createdAt: zonedTime(version.createdAt, brand.timeZone),
    })),
    requests: requests.map((request) => ({
      id: request.id,
      place: request.place,
      words: request.words,
      state: request.state,
      open: isOpen(request),
      dueAt: request.dueAt.toISOString(),
      lateAt: request.lateAt.toISOString(),
      askedAt: zonedTime(request.createdAt, brand.timeZone),
      /** The message that became this request. */
      message: asked.get(request.id) ?? null,
    })),
    noted,
    events: events.map((event) => ({
      id: event.id,
      who: nameOf(event.actor),
      words: storedEventWords(event),
      at: zonedTime(event.createdAt, brand.timeZone),
    })),
    brief: brief?.lines ?? [],
    unconfirmed: brief?.unconfirmed ?? [],
    pagesChanged: pagesChangedSince(order?.pages ?? [], brief?.pages ?? []),
    now: Date.now(),
  };
}
export type ProjectData = Awaited<ReturnType<typeof projectData>>;

function isOpen({ state }: EditRequest): boolean {
  return openRequestStates.some((one) => one === state);
}

/** The project itself. It's due with the first of its open edits. */
async function projectFacts(project: Project, requests: EditRequest[]) {
  const [soonest] = requests.filter(isOpen).toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  const suggestedNotice = await noticeToSuggest(project);
  return {
    id: project.id,
    name: project.name || 'No name yet',
    state: project.state,
    /** Set while staff suspend the site. */
    suspension: project.suspension && {
      why: suspensionInWords(project.suspension),
      since: zonedTime(new Date(project.suspension.at), brand.timeZone),
    },
    /** For the switch of the live site's forms. Null if it has none. */
    pause:
      suggestedNotice === undefined
        ? null
        : { notice: project.formNotice, byStaff: await isPausedByStaff(project), suggested: suggestedNotice },
    canBeSuspended: project.liveVersionId !== null && project.state !== 'archived',
    canChange: canChange({ role: 'admin' }, project.state),
    dueAt: iso(soonest?.dueAt ?? project.dueAt),
    lateAt: iso(soonest?.lateAt ?? project.dueAt),
    address: project.slug ? siteAddress(project) : null,
    liveSince: project.liveSince ? zonedTime(project.liveSince, brand.timeZone) : null,
  };
}

function iso(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}

/** Answers that the site doesn't show, by their place in the brief, without repeated reasons. */
function byPlace(unused: { field: string; reason: string }[]) {
  const places = Object.groupBy(unused, ({ field }) => placeOf(field));
  return Object.entries(places).map(([place, lines = []]) => ({ place, reasons: [...new Set(lines.map(({ reason }) => reason))] }));
}

/** The place of an answer in the brief, or that it's a change to the finished site. */
function placeOf(field: string): string {
  return field.startsWith('edits.') ? 'A changed text or picture' : placeOfField(field);
}
