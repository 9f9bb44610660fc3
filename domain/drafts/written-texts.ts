import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { briefs } from '../../db/schema/index.ts';
import { canWrite, writeSlots } from '../../outside/writer/writer.ts';
import type { Line, SiteDocument } from '../../sites/document/document.ts';
import type { Fact, Slot, SlotAnswer } from '../../sites/slots/slot.ts';
import { composeSite, prepared } from '../versions/building.ts';
import { siteSources } from '../versions/sources.ts';
import { documentsNear } from './neighbors.ts';

/**
 * Has the model, if one is configured, write the slots of a site that have no text yet, and stores the texts that pass every check.
 * Without a model, or if it fails, the site keeps its own lines. Slow, so never call it inside a transaction.
 */
export async function writeTexts(projectId: string): Promise<void> {
  if (!canWrite()) return;
  const [{ siteSlots, writtenLine, writtenText }, { promptFor }, { readAnswers }, { refusalOf }, { derive }] = await Promise.all([
    import('../../sites/slots/site-slots.ts'),
    import('../../sites/slots/prompt.ts'),
    import('../../sites/slots/answers.ts'),
    import('../../sites/slots/refusal.ts'),
    import('../../sites/interview/derived-brief.ts'),
  ]);
  const sources = await siteSources(projectId);
  const derived = derive((await prepared(sources)).brief);
  const { slots, facts } = siteSlots(derived);
  const open = slots.filter(({ id }) => !writtenLine(sources.written, id, derived));
  const answers = await writeSlots<Slot, Fact, SlotAnswer>({ slots: open, facts, draftId: projectId }, { promptFor, readAnswers });
  if (answers.length === 0) return;
  const neighbors = (await documentsNear(projectId, await composeSite(sources))).flatMap(textsOf);
  const accepted = answers.filter((answer) => {
    const slot = open.find(({ id }) => id === answer.id);
    return slot && refusalOf(answer, slot, facts, neighbors) === undefined;
  });
  const written = [
    ...sources.written.filter(({ slot }) => !accepted.some(({ id }) => id === slot)),
    ...accepted.map((answer) => writtenText(answer, facts)),
  ];
  if (accepted.length > 0) await db().update(briefs).set({ written }).where(eq(briefs.projectId, projectId));
}

/** The lead of each page’s first section. */
function textsOf({ pages }: SiteDocument): string[] {
  return pages.flatMap(({ sections }) => {
    const { lead } = (sections[0]?.props ?? {}) as { lead?: Line };
    return lead ? [lead.text] : [];
  });
}
