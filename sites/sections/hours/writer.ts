import type { Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { lineAt } from '../../writer/material/placed-sentences.ts';
import { hoursAnswer, urgentAnswer, urgentText } from '../../writer/material/promises.ts';
import type { HoursProps } from './schema.ts';

/** Opening hours. Nothing if the brief gives none. */
export function hoursSection(context: PageContext): SectionDraft<HoursProps> | undefined {
  const [action] = context.actions.near(context.page);
  if (!action || !context.facts.hours) return undefined;
  const notes = [noteOf(context), lineAt('hours', context)].filter((line) => line !== undefined);
  const note = notes.length > 1 ? computed(notes.map(({ text }) => text).join(' '), ...notes.flatMap(({ fields }) => fields)) : notes[0];
  return { kind: 'hours', props: { heading: context.heading('hours'), ...(note ? { note } : {}), action } };
}

/** What the owner said about calls and visits outside these hours: without it, the hours would say that no one is there. */
function noteOf({ brief, facts, answered, language }: PageContext): Line | undefined {
  const answer = hoursAnswer(answered);
  if (answer) return fromBrief(answer.text, answer.field);
  const urgent = facts.phone && !urgentAnswer(answered) ? urgentText(brief, language) : undefined;
  return urgent && fromBrief(urgent.text, 'business.urgent');
}
