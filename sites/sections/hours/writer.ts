import type { Line } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { urgentAnswer, urgentText } from '../../writer/material/promises.ts';
import { fromBrief } from '../../writer/words/lines.ts';
import type { HoursProps } from './schema.ts';

/** Opening hours. Nothing if the brief gives none. */
export function hoursSection(context: PageContext): SectionDraft<HoursProps> | undefined {
  const [action] = context.actions.near(context.page);
  if (!action || !context.facts.hours) return undefined;
  const note = urgentNote(context);
  return { kind: 'hours', props: { heading: context.heading('hours'), ...(note ? { note } : {}), action } };
}

/** What the owner said about urgent calls: without it, the hours would say that no one answers at night. */
function urgentNote({ brief, facts, interview, language }: PageContext): Line | undefined {
  if (!facts.phone) return undefined;
  const answer = urgentAnswer(interview);
  if (answer) return answer.text.length <= longestNote ? fromBrief(answer.text, answer.field) : undefined;
  const urgent = urgentText(brief, language);
  return urgent && fromBrief(urgent.text, 'business.urgent');
}

/** Beside the hours a longer answer would be a paragraph. */
const longestNote = 140;
