import { data } from 'react-router';
import { briefOfProject } from '../../../domain/briefs/desk.ts';
import { isId } from '../../../domain/ids.ts';
import { approvedVersions, eventsOf, projectForDesk } from '../../../domain/projects/queries.ts';
import { previewOrigin, versionsOf } from '../../../domain/projects/versions.ts';
import { editRequestsOf } from '../../../domain/reviews/queries.ts';
import { siteOrigin } from '../../../domain/settings/addresses.ts';

/** Everything the desk's project screen shows. Throws 404 when there is no such project. */
export async function deskProject(projectId: string) {
  const found = isId(projectId) ? await projectForDesk(projectId) : undefined;
  if (!found) throw data(null, { status: 404 });
  const { project, ownerEmail, ownerName, order } = found;
  const [approved, versions, requests, events, brief] = await Promise.all([
    approvedVersions(projectId),
    versionsOf(projectId, false),
    editRequestsOf(projectId),
    eventsOf(projectId),
    briefOfProject(projectId),
  ]);
  const newest = versions[0];
  return {
    project: {
      id: project.id,
      name: project.name || 'Not named yet',
      state: project.state,
      dueAt: project.dueAt?.toISOString() ?? null,
      late: project.deadlineMissed && !project.firstDraftAt,
      address: project.slug ? siteOrigin(project.slug) : null,
      liveVersionId: project.liveVersionId,
      approvedVersionId: project.approvedVersionId,
      seed: project.seed,
    },
    owner: { name: ownerName, email: ownerEmail },
    order: order ? { id: order.id, number: order.number, state: order.state } : null,
    gate: newest ? { number: newest.number, passed: newest.gate.passed, checks: newest.gate.checks, unused: newest.gate.unused } : null,
    versions: versions.map((version) => ({
      id: version.id,
      number: version.number,
      name: version.name,
      passed: version.passed,
      sent: Boolean(version.sentAt),
      approved: approved.has(version.id),
      live: version.id === project.liveVersionId,
      origin: previewOrigin(version.previewToken),
      createdBy: version.createdBy,
      createdAt: version.createdAt.toISOString(),
    })),
    requests: requests.map((request) => ({
      id: request.id,
      place: request.place,
      page: request.page,
      section: request.section,
      words: request.words,
      state: request.state,
      dueAt: request.dueAt.toISOString(),
      createdAt: request.createdAt.toISOString(),
    })),
    events: events.map((event) => ({ id: event.id, actor: event.actor, reason: event.reason, at: event.createdAt.toISOString() })),
    brief: brief?.lines ?? [],
    now: Date.now(),
  };
}
export type DeskProject = Awaited<ReturnType<typeof deskProject>>;
