import { and, eq, isNull } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { publishChange } from '../../db/live.ts';
import { projects } from '../../db/schema/index.ts';
import { isAddressLabel } from '../../sites/brief/fields.ts';
import { actorOf, mayChange, type SiteEditor } from '../projects/site-editor.ts';
import { recordEvent } from '../projects/states.ts';
import { refusedAs } from './refusals.ts';
import { freeSlug, slugOf } from './slug.ts';

/** What becomes of a web address that an owner types. */
export interface AddressCheck {
  /** As it would be: 'Ramón’s Pianos' → 'ramons-pianos'. Empty if no address can be made of what was typed. */
  slug: string;
  isFree: boolean;
  /** One that's free, if this one is taken. */
  suggestion: string | undefined;
}

/** Whether a typed address can be had for a project. */
export function checkAddress(projectId: string, typed: string): Promise<AddressCheck> {
  return db().transaction((tx) => addressFor(tx, projectId, typed));
}

/** A typed address in small letters, digits and hyphens, cut at a word. No one else can take it until `tx` ends. */
async function addressFor(tx: Connection, projectId: string, typed: string): Promise<AddressCheck> {
  if (!isAddressLabel(typed)) return { slug: '', isFree: false, suggestion: undefined };
  const slug = slugOf(typed);
  const free = await freeSlug(tx, typed, projectId);
  return { slug, isFree: free === slug, suggestion: free === slug ? undefined : free };
}

/** Chooses the free address of a site that isn't live yet. A live site keeps its address, because people have it. */
export async function chooseAddress(editor: SiteEditor, projectId: string, typed: string): Promise<Result<{ slug: string }>> {
  return db().transaction(async (tx) => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(mayChange(editor, projectId), isNull(projects.liveSince)))
      .for('update');
    if (!project) return refusedAs('address-in-use');
    const { slug, suggestion } = await addressFor(tx, projectId, typed);
    if (!slug) return refusedAs('address-too-short');
    if (suggestion) return refusedAs('address-taken', { suggestion });
    await tx.update(projects).set({ slug }).where(eq(projects.id, projectId));
    await recordEvent(tx, projectId, { actor: actorOf(editor), event: { kind: 'address', step: 'chosen', slug } });
    await publishChange(tx, { topic: 'project', id: projectId });
    return { ok: true, slug };
  });
}
