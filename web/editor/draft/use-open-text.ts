import { useState } from 'react';
import type { EditorData } from '../editor-data.ts';
import type { ToFrame } from '../frame/messages.ts';
import { readTyped, rememberTyped } from '../unsaved-texts.ts';
import type { Editor } from '../use-editor.ts';
import { keyOf } from '../use-text-queue.ts';

export interface DraftPlace {
  page: string;
  section: string;
  path: string;
}

/** The text at a place of the page that's shown. */
interface TypedAt {
  section: string;
  path: string;
  text: string;
}

/**
 * The text of the draft that's being edited: remembered as it's typed, saved when its editing ends, and opened again in a new state of
 * the page.
 */
export function useOpenText(editor: Editor, page: string, tell: (message: ToFrame) => void) {
  const { data } = editor;
  const { project } = data;
  const [typing, setTyping] = useState<(DraftPlace & { isChanged?: boolean }) | null>(null);

  const changeOf = ({ section, path, text }: TypedAt) => {
    const was = textAt(data, page, section, path);
    return { kind: 'text' as const, page, section, path, text, ...(was !== undefined && { was }) };
  };

  const open = (place: Omit<DraftPlace, 'page'> | null) => setTyping(place && { ...place, page });

  const type = (typed: TypedAt) => {
    const change = changeOf(typed);
    const isChanged = change.text !== change.was;
    rememberTyped(project.id, keyOf(change), isChanged ? change : undefined, false);
    setTyping((now) => now && { ...now, isChanged });
  };

  const save = (typed: TypedAt) => {
    const { section, path } = typed;
    setTyping((now) => now && { ...now, isChanged: false });
    editor.saveText(changeOf(typed), (outcome) => {
      const isSaved = outcome.ok || outcome.isKept;
      tell({ settled: { section, path, isSaved, ...(!outcome.ok && { message: Object.values(outcome.errors)[0] }) } });
    });
  };

  const resume = () => {
    const remembered = Object.values(readTyped(project.id)).map(({ isSent, change }) => (isSent ? undefined : change));
    const unsent = remembered.find((change) => change?.kind === 'text' && change.page === page);
    if (unsent?.kind === 'text') {
      tell({ resume: { section: unsent.section, path: unsent.path, text: unsent.text } });
      return;
    }
    // A text that was opened while an earlier one was being saved is open in the state of the page that had the focus until now.
    const text = typing?.page === page ? textAt(data, page, typing.section, typing.path) : undefined;
    if (typing && text !== undefined) tell({ resume: { section: typing.section, path: typing.path, text } });
  };

  return { typing, open, type, save, resume };
}

/** The text at a place of the draft, as the owner sees it. */
function textAt({ draft }: EditorData, page: string, section: string, path: string): string | undefined {
  return draft.pages
    .find((one) => one.path === page)
    ?.sections.find(({ id }) => id === section)
    ?.texts.find((text) => text.path === path)?.text;
}
