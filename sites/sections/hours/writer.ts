import type { Line } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { urgentText } from '../../writer/material/promises.ts';
import { computed, fromBrief } from '../../writer/words/lines.ts';
import type { HoursProps } from './schema.ts';

/** Opening hours. Nothing if the brief gives none. */
export function hoursSection(context: PageContext): SectionDraft<HoursProps> | undefined {
  const [action] = context.actions.main();
  if (!action || !context.facts.hours) return undefined;
  const note = hoursNote(context);
  return { kind: 'hours', props: { heading: context.heading('hours'), ...(note ? { note } : {}), action } };
}

/** What the owner said about urgent calls, or the languages spoken. */
function hoursNote({ brief, facts, voice, words, interview, language }: PageContext): Line | undefined {
  const urgent = facts.phone && urgentText(brief, interview, language);
  if (urgent) return fromBrief(urgent.text, 'business.urgent');
  const fields = facts.languages.map((_, index) => `business.languages.${index}`);
  return facts.languages.length > 1 ? computed(words.facts.speak(voice, words.list(facts.languages)), ...fields) : undefined;
}
