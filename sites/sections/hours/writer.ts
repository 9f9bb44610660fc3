import type { Line } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { Point } from '../../writer/material/points.ts';
import { urgentWords } from '../../writer/material/promises.ts';
import { computed, fromBrief } from '../../writer/words/lines.ts';
import { capital, listed } from '../../writer/words/phrases.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { HoursProps } from './schema.ts';

/** Opening hours, or where to ask for them. `unsaid` are the facts that the page hasn't shown yet. */
export function hoursSection(
  { words, pack, page, brief, facts, actions, voice, points }: PageContext,
  unsaid = points,
): SectionDraft<HoursProps> | undefined {
  const [action] = actions.main();
  if (!action) return undefined;
  const unknown = facts.phone ? spareWords.hoursUnknown : spareWords.hoursUnknown.slice(1);
  const note = hoursNote(brief, facts, voice, unsaid);
  return {
    kind: 'hours',
    props: {
      heading: words.heading(`hours-${page}`, pack.headings.hours, spareHeadings.hours),
      ...(note ? { note } : {}),
      ask: { text: words.line(`hours-${page}`, unknown), action },
    },
  };
}

/** What the owner said about urgent calls, or the languages spoken. */
function hoursNote(
  brief: PageContext['brief'],
  facts: PageContext['facts'],
  voice: PageContext['voice'],
  unsaid: Point[],
): Line | undefined {
  if (facts.phone && brief.business.urgent === 'always') return fromBrief(urgentWords.always.text, 'business.urgent');
  const fields = facts.languages.map((_, index) => `business.languages.${index}`);
  if (facts.languages.length < 2 || !unsaid.some(({ key }) => key === 'languages')) return undefined;
  return computed(`${capital(voice)} speak ${listed(facts.languages)}.`, ...fields);
}
