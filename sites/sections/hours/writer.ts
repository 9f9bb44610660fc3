import type { Action, Line } from '../../document/document.ts';
import { computed, fromBrief, neutral } from '../../document/lines.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { lineAt } from '../../writer/material/placed-sentences.ts';
import type { SitePlace } from '../../writer/material/places.ts';
import { hoursAnswer, urgentAnswer, urgentText } from '../../writer/material/promises.ts';
import type { HoursProps } from './schema.ts';

/** Opening hours of the first place or of another. Nothing if the brief gives none. */
export function hoursSection(context: PageContext, place = context.places[0]): SectionDraft<HoursProps> | undefined {
  const { index, facts, name, field } = place;
  const [action] = index === undefined ? context.actions.near(context.page) : [actionAt(place, context)];
  if (!action || !facts.hours) return undefined;
  const heading = name ? computed(context.words.places.hours(name.text), ...name.fields, `${field}.hours`) : context.heading('hours');
  if (index !== undefined) return { kind: 'hours', place: index, props: { heading, action } };
  const notes = [noteOf(context), lineAt('hours', context)].filter((line) => line !== undefined);
  const note = notes.length > 1 ? computed(notes.map(({ text }) => text).join(' '), ...notes.flatMap(({ fields }) => fields)) : notes[0];
  return { kind: 'hours', props: { heading, ...(note ? { note } : {}), action } };
}

/** How to reach another place: its phone if it has one of its own, otherwise the way there. */
function actionAt({ facts, field }: SitePlace, { words: { actions } }: PageContext): Action {
  return facts.phone
    ? { label: computed(actions.call(facts.phone.display), `${field}.phone`), to: { kind: 'phone' } }
    : { label: neutral(actions.directions), to: { kind: 'directions' } };
}

/** What the owner said about calls and visits outside these hours: without it, the hours would say that no one is there. */
function noteOf({ brief, facts, answered, language, formOfAddress }: PageContext): Line | undefined {
  const answer = hoursAnswer(answered);
  if (answer) return fromBrief(answer.text, answer.field);
  const urgent = facts.phone && !urgentAnswer(answered) ? urgentText(brief, { language, formOfAddress }) : undefined;
  return urgent && fromBrief(urgent.text, 'business.urgent');
}
