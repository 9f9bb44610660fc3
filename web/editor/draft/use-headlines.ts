import { useRef } from 'react';
import { headlinePlace, isHeadline } from '../../../domain/site-changes/schema.ts';
import type { HeadlineChoice } from '../../../sites/writer/words/headline-choices.ts';
import { ask } from '../../brief/ask.ts';
import { headlineNote } from '../../brief/headline-note.ts';
import type { ToFrame } from '../frame/messages.ts';
import type { Editor } from '../use-editor.ts';
import type { DraftPlace } from './use-open-text.ts';

/** Offers the headlines of the brief while the headline is edited, and makes the one that's chosen. */
export function useHeadlines({ data, make }: Editor, tell: (message: ToFrame) => void) {
  const offered = useRef<HeadlineChoice[]>([]);
  const { section, path } = headlinePlace;

  const offer = async (place: DraftPlace) => {
    if (!isHeadline(place)) return;
    const answer = await ask<{ choices: HeadlineChoice[] }>(data.area, 'headlines', data.project.id);
    offered.current = answer?.choices ?? [];
    if (offered.current.length < 2) return;
    const choices = offered.current.map((choice) => ({ text: choice.text, note: headlineNote(choice) }));
    tell({ headlines: { section, path, choices } });
  };

  const choose = async (index: number) => {
    const choice = offered.current[index];
    if (!choice) return;
    const outcome = await make({ kind: 'headline', look: choice.look }, 'Changing the headline...');
    tell({ settled: { section, path, isSaved: outcome.ok, ...(!outcome.ok && { message: Object.values(outcome.errors)[0] }) } });
  };

  return { offer, choose };
}
