import { and, eq, isNotNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { siteEdits } from '../../db/schema/index.ts';
import { isStaff } from '../audit/audit.ts';
import { isRemoval, subjectOf } from '../versions/overlay.ts';
import { sectionName } from '../versions/section-words.ts';
import { editsOf } from '../versions/sources.ts';

/** An edit that has a note since the last build. */
export interface NotedEdit {
  id: string;
  /** Such as 'Your text “9 to 5” no longer has a place, because …'. */
  words: string;
  /** True if it's still on the site, but the fact it replaced has changed. */
  isShown: boolean;
}

/** Edits that lost their place or replaced a fact that has changed, worded for the owner or for admins. */
export async function notedEdits(projectId: string, reader: 'owner' | 'staff'): Promise<NotedEdit[]> {
  const rows = await db()
    .select()
    .from(siteEdits)
    .where(and(eq(siteEdits.projectId, projectId), isNotNull(siteEdits.note)))
    .orderBy(siteEdits.createdAt);
  const owners = reader === 'owner' ? 'Your' : 'The owner’s';
  return rows.map(({ id, actor, value, note, isLost }) => ({
    id,
    isShown: !isLost,
    words: `${subjectOf(value, isStaff(actor) ? 'The' : owners)} ${note}`,
  }));
}

/** What was removed from a site by hand and can be restored: 'Statement: We come when we said.' on the page at `/`. */
export async function removedByHand(projectId: string): Promise<{ id: string; page: string; section: string; name: string }[]> {
  return (await editsOf(db(), projectId))
    .filter(({ value }) => isRemoval(value))
    .map(({ id, page, section, path, replaced }) => {
      const name = sectionName(section.replace(/-\d+$/, ''), {});
      return { id, page, section, name: `${name}: ${path ? 'a picture' : replaced.says}` };
    });
}
