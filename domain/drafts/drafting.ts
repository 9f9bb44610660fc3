import { eq, sql } from 'drizzle-orm';
import { db, type Transaction } from '../../db/connect.ts';
import { projects, siteVersions } from '../../db/schema/index.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { pausedClock } from '../projects/clock.ts';
import { projectPath, projectUrl } from '../projects/project-link.ts';
import type { Project } from '../projects/projects.ts';
import { moveOrStay, moveProject } from '../projects/states.ts';
import { buildSite, buildThenStore } from '../versions/building.ts';
import { siteSources } from '../versions/sources.ts';
import { sendVersion, storeVersion, type Version } from '../versions/versions.ts';
import { avoidNeighbors } from './neighbors.ts';
import { writeTexts } from './written-texts.ts';

/**
 * Makes the first draft of a scheduled project. If it passes the quality check, the customer sees it immediately; otherwise
 * admins check it first. Safe to repeat: a project past drafting is left alone.
 */
export async function draftSite(projectId: string, build = buildSite): Promise<void> {
  await db().transaction((tx) => moveProject(tx, projectId, 'drafting', { actor: 'system', event: { kind: 'draft', step: 'started' } }));
  const [project] = await db().select().from(projects).where(eq(projects.id, projectId));
  if (project?.state !== 'drafting') return;
  if (!project.avoidedLooks) await avoidNeighbors(projectId);
  await writeTexts(projectId);
  await buildThenStore(
    () => siteSources(projectId),
    async (tx, built) => {
      const [current] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update');
      if (current?.state !== 'drafting') return;
      const version = await storeVersion(tx, projectId, built, { name: 'First draft', actor: 'system', sent: false });
      if (built.gate.passed) await showDraft(tx, current, version, 'system');
      else await holdDraft(tx, current, version);
    },
    build,
  );
}

/**
 * Shows a version to its owner, which moves the project to draft ready. If it's there already, it stays; a live site stays live
 * and waits for approval. False if the project's state doesn't allow it.
 */
export async function showVersion(tx: Transaction, project: Project, version: Version, actor: string): Promise<boolean> {
  const moved = await moveOrStay(tx, project, 'draft_ready', {
    actor,
    event: { kind: 'draft', step: 'shown', number: version.number, passed: version.passed },
    versionId: version.id,
    set: { ...pausedClock(project), firstDraftAt: project.firstDraftAt ?? new Date() },
  });
  if (moved) await sendVersion(tx, version.id);
  return moved;
}

/** Shows a version and notifies its owner in the portal and by one email, which lists the edits done in it. */
export async function showDraft(
  tx: Transaction,
  project: Project,
  version: Version,
  actor: string,
  done: { id: string; place: string; words: string }[] = [],
): Promise<boolean> {
  if (!(await showVersion(tx, project, version, actor))) return false;
  const live = project.state === 'live';
  const pages = await pageNames(tx, version.id);
  await addSystemLine(tx, project.id, `draft-ready:${version.id}`, `Version ${version.number} is ready for review.`);
  await notifyUser(tx, project.ownerId, 'draft-ready', {
    eventKey: `draft-ready:${version.id}`,
    notification: {
      type: 'success',
      title: live ? 'New version ready' : 'Draft ready',
      message: live
        ? `Version ${version.number} of ${project.name} is ready for your approval. Your site stays the same until then.`
        : `Version ${version.number} of ${project.name} is ready for you.`,
      link: projectPath(project.id),
    },
    mail: ({ firstName }) => ({
      template: 'draft-ready',
      about: `project:${project.id}`,
      // A version can be sent again after more edits were completed in it.
      eventKey: ['draft-ready', version.id, ...done.map(({ id }) => id)].join(':'),
      props: {
        firstName,
        siteName: project.name,
        versionName: `Version ${version.number}`,
        live,
        edits: done.map(({ place, words }) => ({ place, words })),
        pages,
        url: projectUrl(project.id),
      },
    }),
  });
  return true;
}

async function holdDraft(tx: Transaction, project: Project, version: Version): Promise<void> {
  const failed = version.gate.checks.filter((check) => check.status === 'fail').map((check) => check.label);
  await moveProject(tx, project.id, 'in_qa', {
    actor: 'system',
    event: { kind: 'gate', passed: false, checks: failed },
    versionId: version.id,
  });
  await notifyAdmins(tx, 'gate-failed', {
    type: 'warning',
    title: 'Quality check failed',
    message: `${project.name} failed ${checkNames(failed)}.`,
    link: `/admin/projects/${project.id}`,
    eventKey: `gate:${version.id}`,
  });
}

/** 'the color contrast check', '2 checks: Headings, US English'. */
export function checkNames(labels: readonly string[]): string {
  const [label = '', another] = labels;
  if (another) return `${labels.length} checks: ${labels.join(', ')}`;
  return `the ${/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label} check`;
}

/** Labels of a version's pages in its navigation, without blog posts. */
async function pageNames(tx: Transaction, versionId: string): Promise<string[]> {
  const names = sql<string[]>`jsonb_path_query_array(${siteVersions.document}, '$.pages[0 to 4].label.text')`;
  const [version] = await tx.select({ names }).from(siteVersions).where(eq(siteVersions.id, versionId));
  return version?.names ?? [];
}
