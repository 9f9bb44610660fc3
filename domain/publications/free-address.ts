import { and, eq, ne } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { formerLabels, projects } from '../../db/schema/index.ts';
import { siteAddress, siteOrigin } from '../addresses.ts';
import { addressFor, checkAddress } from '../briefs/web-address.ts';
import { siteChanged } from '../live/site-changed.ts';
import { addSystemLine } from '../messages/system-lines.ts';
import type { Project } from '../projects/projects.ts';
import { actorOf, mayChange, projectFor, type SiteEditor } from '../projects/site-editor.ts';
import { recordEvent } from '../projects/states.ts';
import { moveAddress } from './publishing.ts';
import { refusedAs } from './refusals.ts';

/** Labels that an owner may leave behind. Each is kept for their site for good. */
const mostFormer = 5;

/**
 * Chooses a site's free address. A site that was live keeps the one it had as well: it redirects to the new one for good, and no other site
 * gets it. A live site is published again, so that everything names the new address.
 */
export async function chooseAddress(editor: SiteEditor, projectId: string, typed: string): Promise<Result<{ slug: string }>> {
  const project = await projectFor(editor, projectId);
  if (!project || project.state === 'archived') return refusedAs('address-kept');
  const { slug, suggestion } = await checkAddress(projectId, typed);
  if (!slug) return refusedAs('address-too-short');
  if (suggestion) return refusedAs('address-taken', { suggestion });
  if (slug === project.slug) return { ok: true, slug };
  if (editor.role === 'owner' && (await formerCount(projectId, slug)) >= mostFormer) return refusedAs('address-changed-often');
  const moved = await moveAddress(projectId, siteAddress({ slug, ownHost: project.ownHost }), actorOf(editor), async (tx) => {
    const [now] = await tx.select({ slug: projects.slug, ownHost: projects.ownHost }).from(projects).where(mayChange(editor, projectId));
    if (now?.slug !== project.slug || now.ownHost !== project.ownHost) return false;
    if (!(await addressFor(tx, projectId, typed)).isFree) return false;
    await takeLabel(tx, project, slug);
    // The history has an event for the publication at the new address, if there is one.
    if (!project.liveVersionId || project.ownHost)
      await recordEvent(tx, projectId, { actor: actorOf(editor), event: { kind: 'address', step: 'chosen', slug } });
    await publishChange(tx, { topic: 'project', id: projectId });
    return true;
  });
  return moved ? { ok: true, slug } : refusedAs('address-changed-meanwhile');
}

/** Labels that a project had before, other than this one. */
function formerCount(projectId: string, slug: string): Promise<number> {
  return db().$count(formerLabels, and(eq(formerLabels.projectId, projectId), ne(formerLabels.label, slug)));
}

/** Gives a project a label, and keeps the one that visitors may know. */
async function takeLabel(tx: Transaction, { id, slug: before, liveSince }: Project, slug: string): Promise<void> {
  await tx.delete(formerLabels).where(and(eq(formerLabels.projectId, id), eq(formerLabels.label, slug)));
  await tx.update(projects).set({ slug }).where(eq(projects.id, id));
  if (!before || !liveSince) return;
  await tx.insert(formerLabels).values({ label: before, projectId: id });
  await addSystemLine(
    tx,
    id,
    `label:${id}:${slug}:${Date.now()}`,
    `The free address is now ${siteOrigin(slug)}. ${siteOrigin(before)} redirects there.`,
  );
  await publishChange(tx, { topic: 'domain', id });
  for (const label of [before, slug]) await siteChanged(tx, label);
}
