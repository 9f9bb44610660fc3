import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { projects } from '../../db/schema/index.ts';
import { prepared } from '../versions/building.ts';
import { siteSources } from '../versions/sources.ts';

/** Words in a text that claim something the brief doesn't say, as typed, in their order. */
export async function unsourcedClaims(ownerId: string, projectId: string, text: string): Promise<string[]> {
  const [own] = await db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  if (!own) return [];
  const { brief } = await prepared(await siteSources(projectId));
  const [{ unsourcedIn }, { briefFacts }, { sourcesOf }, { languageOf }] = await Promise.all([
    import('../../sites/slots/claim-check.ts'),
    import('../../sites/slots/site-slots.ts'),
    import('../../sites/slots/sources.ts'),
    import('../../sites/language/language.ts'),
  ]);
  const facts = briefFacts(brief);
  const claims = unsourcedIn(text, sourcesOf(facts, facts, languageOf(brief))).map((claim) => claim.text);
  return [...new Set(claims)].sort((one, other) => text.indexOf(one) - text.indexOf(other));
}
