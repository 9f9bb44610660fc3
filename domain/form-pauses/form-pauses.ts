import { and, desc, eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects, publications } from '../../db/schema/index.ts';
import { siteAddress } from '../addresses.ts';
import { isStaff } from '../audit/audit.ts';
import { madeRelease, storeRelease } from '../hosting/releases.ts';
import { LostFile } from '../hosting/version-files.ts';
import { siteChanged } from '../live/site-changed.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { projectPath, projectUrl } from '../projects/project-link.ts';
import type { Project } from '../projects/projects.ts';
import type { ProjectEvent } from '../projects/schema.ts';
import { recordEvent } from '../projects/states.ts';
import { lockedProject } from '../publications/publishing.ts';
import { refusedByLimit } from '../site-changes/limits.ts';
import { versionOf } from '../versions/versions.ts';
import { refusedAs } from './refusals.ts';

/** Who pauses forms: the site's owner, or an admin. */
export type PausedBy = { ownerId: string } | { adminId: string };

/**
 * Puts a sentence in place of a live site's forms (`notice`), or the forms back (''). The live version is published again that way. That
 * needs no approval, because the rest of its content is the same. The owner hears of it if staff did it, and can't end their pause.
 */
export async function setFormNotice(by: PausedBy, projectId: string, notice: string): Promise<Result> {
  const whose = 'ownerId' in by ? and(eq(projects.id, projectId), eq(projects.ownerId, by.ownerId)) : eq(projects.id, projectId);
  const [before] = await db().select().from(projects).where(whose);
  if (!before?.liveVersionId || !before.slug || before.state === 'archived') return refusedAs('site-not-live');
  if (await isAlreadySo(db(), by, before, notice)) return { ok: true };
  // Before anything is built.
  if ('ownerId' in by && (await isPausedByStaff(before))) return refusedAs('paused-by-staff');
  const over = 'ownerId' in by && (await refusedByLimit(by.ownerId));
  if (over) return over;
  const made = await madeRelease(before.liveVersionId, siteAddress(before), notice).catch((error: unknown) => {
    if (error instanceof LostFile) return undefined;
    throw error;
  });
  if (!made) return refusedAs('file-damaged');
  return db().transaction(async (tx) => {
    const project = await lockedProject(tx, whose);
    if (project && (await isAlreadySo(tx, by, project, notice))) return { ok: true };
    if ('ownerId' in by && project && (await isPausedByStaff(project, tx))) return refusedAs('paused-by-staff');
    if (project?.liveVersionId !== made.versionId || project.state === 'archived') return refusedAs('version-replaced');
    await tx.update(projects).set({ formNotice: notice, updatedAt: new Date() }).where(eq(projects.id, projectId));
    const release = await storeRelease(tx, made);
    const actor = 'ownerId' in by ? `user:${by.ownerId}` : `admin:${by.adminId}`;
    const event: ProjectEvent = { kind: 'form', notice };
    await tx.insert(publications).values({ projectId, kind: 'form', actor, ...release });
    await recordEvent(tx, projectId, { actor, event, versionId: made.versionId });
    await publishChange(tx, { topic: 'user', id: project.ownerId });
    await siteChanged(tx, project.slug ?? '');
    if (isStaff(actor)) await notifyOwner(tx, project, notice);
    return { ok: true };
  });
}

/** Whether nothing would change. Staff who pause with an owner's sentence make the pause their own. */
async function isAlreadySo(connection: Connection, by: PausedBy, project: Project, notice: string): Promise<boolean> {
  if (project.formNotice !== notice) return false;
  return notice === '' || 'ownerId' in by || (await isPausedByStaff(project, connection));
}

async function notifyOwner(tx: Transaction, project: Project, notice: string): Promise<void> {
  const eventKey = `form:${project.id}:${Date.now()}`;
  const title = notice ? 'We paused the forms on your site' : 'The forms on your site are back on';
  const message = notice
    ? `Visitors see this instead: “${notice}” Message us when you want the forms back.`
    : 'Visitors can write to you again.';
  await addSystemLine(tx, project.id, eventKey, `${title}. ${message}`);
  await notifyUser(tx, project.ownerId, 'form-pause', {
    eventKey,
    notification: { type: 'info', title, message, link: projectPath(project.id) },
    mail: ({ firstName }) => ({
      template: 'form-pause',
      about: `project:${project.id}`,
      props: { firstName, siteName: project.name, notice, url: projectUrl(project.id) },
    }),
  });
}

/** True while a site's forms are paused and staff did it. Then its owner can't turn them on. */
export async function isPausedByStaff(
  { id, formNotice }: Pick<Project, 'id' | 'formNotice'>,
  connection: Connection = db(),
): Promise<boolean> {
  if (!formNotice) return false;
  const [newest] = await connection
    .select({ actor: publications.actor })
    .from(publications)
    .where(and(eq(publications.projectId, id), eq(publications.kind, 'form')))
    .orderBy(desc(publications.createdAt), desc(publications.id))
    .limit(1);
  return newest !== undefined && isStaff(newest.actor);
}

/** The sentence we suggest for a project's live site. Undefined if it has no form. */
export async function noticeToSuggest({ id, liveVersionId }: Pick<Project, 'id' | 'liveVersionId'>): Promise<string | undefined> {
  const document = liveVersionId ? (await versionOf(db(), id, liveVersionId))?.document : undefined;
  if (!document?.pages.some(({ sections }) => sections.some(({ kind }) => kind === 'form'))) return undefined;
  const { phone, email } = document.facts;
  return suggestedNotice(document.language, { phone: phone?.display, email });
}

/** The sentence we suggest, in the site's language, with a way to reach the business that the site shows. */
export function suggestedNotice(language: string, { phone, email }: { phone?: string | undefined; email?: string | undefined }): string {
  if (language === 'es') {
    const instead = phone ? `Llámenos al ${phone}.` : email ? `Escríbanos a ${email}.` : 'Inténtelo de nuevo en unos días.';
    return `Por ahora no recibimos mensajes por este formulario. ${instead}`;
  }
  const instead = phone ? `Please call ${phone}.` : email ? `Please email ${email}.` : 'Please try again in a few days.';
  return `We aren’t taking messages through this form right now. ${instead}`;
}
