import { type RefObject, useEffect, useRef, useState } from 'react';
import { ask } from '../../brief/ask.ts';
import type { Draft, EditorData } from '../editor-data.ts';
import type { FactCard, FromFrame, PanelTarget, TypedFact } from '../frame/messages.ts';
import { readTyped, rememberTyped } from '../unsaved-texts.ts';
import { type Editor, keyOf } from '../use-editor.ts';
import { focusNextPart } from '../use-shortcuts.ts';
import type { DraftFrameHandle } from './draft-frame.tsx';

/** A place of the draft. */
interface Place {
  page: string;
  section: string;
  path: string;
}

interface Props {
  editor: Editor;
  /** The path of the page in the draft. */
  page: string;
  /** The card whose fact is marked in the draft. */
  openCard: FactCard | undefined;
  frame: RefObject<DraftFrameHandle | null>;
  /** The whole editor, whose parts F6 goes through. */
  screen: RefObject<HTMLElement | null>;
  onStep: (kind: 'undo' | 'redo') => void;
  onOpenBeside: (target: PanelTarget) => void;
  onOpenPhoto: (place: Place) => void;
}

/** Hears what is done in the draft, saves it, and tells each new state of the page what was open, focused and changed before. */
export function useDraftMessages({ editor, page, openCard, frame, screen, onStep, onOpenBeside, onOpenPhoto }: Props) {
  const { data } = editor;
  const { draft, project } = data;
  /** The text that's being edited. */
  const [typing, setTyping] = useState<(Place & { isChanged?: boolean }) | null>(null);
  const [inView, setInView] = useState({ shown: 0, total: 0 });
  /** Which editable thing of the page had the focus last, in page order. */
  const focused = useRef<number>(undefined);

  const hear = (message: FromFrame) => {
    if ('editing' in message) setTyping(message.editing && { ...message.editing, page });
    else if ('typed' in message) {
      const { section, path: at, text } = message.typed;
      const was = textAt(data, page, section, at);
      const change = { kind: 'text' as const, page, section, path: at, text, ...(was !== undefined && { was }) };
      rememberTyped(project.id, keyOf(change), text === was ? undefined : change, false);
      setTyping((now) => now && { ...now, isChanged: text !== was });
    } else if ('save' in message) {
      const { section, path: at, text } = message.save;
      setTyping((now) => now && { ...now, isChanged: false });
      const was = textAt(data, page, section, at);
      editor.saveText({ kind: 'text', page, section, path: at, text, ...(was !== undefined && { was }) }, (outcome) => {
        const isSaved = outcome.ok || outcome.isKept;
        frame.current?.tell({ settled: { section, path: at, isSaved, ...(!outcome.ok && { message: Object.values(outcome.errors)[0] }) } });
      });
    } else if ('check' in message) {
      const { section, path: at, text } = message.check;
      void ask<{ claims: string[] }>(data.area, 'claims', project.id, text).then((answer) =>
        frame.current?.tell({
          claims: {
            section,
            path: at,
            text,
            claims: (answer?.claims ?? []).map((claim) => ({ words: claim })),
            // Only owners can say that a claim is true.
            canAdd: data.area === 'portal',
          },
        }),
      );
    } else if ('claim' in message) {
      const confirmed = (data.answers.confirmed ?? []) as string[];
      void editor.make(
        {
          kind: 'facts',
          name: 'Added to your brief',
          facts: [{ path: 'confirmed', value: [...confirmed, message.claim.words], was: confirmed }],
        },
        'Adding to your brief...',
      );
    } else if ('focused' in message) focused.current = message.focused;
    else if ('inView' in message) setInView(message.inView);
    else if ('openBeside' in message) {
      onOpenBeside(message.openBeside);
    } else if ('openPhoto' in message) {
      onOpenPhoto({ page, ...message.openPhoto });
    } else if ('key' in message) {
      if (message.key === 'next-part') nextPart();
      else onStep(message.key);
    }
  };

  const typedFacts = useRef<TypedFact[]>([]);
  // The places that show the open card's fact are marked, and show what's typed, also in a page or version that comes on screen later.
  const showPlaces = () => frame.current?.tell({ places: { card: openCard ?? null, typed: typedFacts.current } });
  const showTyped = (typed: TypedFact[]) => {
    typedFacts.current = typed;
    showPlaces();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the page gets this when it's ready
  useEffect(() => {
    showPlaces();
    return () => {
      typedFacts.current = [];
    };
  }, [openCard]);

  const seen = useRef({ page, draft });
  const ready = (hadFocus: boolean) => {
    showPlaces();
    if (hadFocus) refocus();
    const before = seen.current;
    seen.current = { page, draft };
    if (before.page === page && before.draft !== draft) frame.current?.tell({ changedTexts: changedTexts(before.draft, draft, page) });
    resume();
  };

  const resume = () => {
    const typed = Object.values(readTyped(project.id)).map(({ isSent, change }) => (isSent ? undefined : change));
    const unsent = typed.find((change) => change?.kind === 'text' && change.page === page);
    if (unsent?.kind === 'text') {
      frame.current?.tell({ resume: { section: unsent.section, path: unsent.path, text: unsent.text } });
      return;
    }
    // A text that was opened while an earlier one was being saved is open in the state of the page that had the focus until now.
    const text = typing?.page === page ? textAt(data, page, typing.section, typing.path) : undefined;
    if (typing && text !== undefined) frame.current?.tell({ resume: { section: typing.section, path: typing.path, text } });
  };

  const refocus = () => focused.current !== undefined && frame.current?.tell({ focus: focused.current });
  const nextPart = () => focusNextPart(screen.current) && refocus();

  return { typing, inView, hear, ready, showTyped, nextPart };
}

/** The text at a place of the draft, as the owner sees it. */
function textAt({ draft }: EditorData, page: string, section: string, path: string): string | undefined {
  return draft.pages
    .find((one) => one.path === page)
    ?.sections.find(({ id }) => id === section)
    ?.texts.find((text) => text.path === path)?.text;
}

/** Texts of a page that a new draft says differently. */
function changedTexts(before: Draft, { pages }: Draft, page: string): { section: string; path: string }[] {
  const old = before.pages.find(({ path }) => path === page)?.sections ?? [];
  const was = new Map(old.flatMap(({ id, texts }) => texts.map(({ path, text }) => [`${id} ${path}`, text])));
  const now = pages.find(({ path }) => path === page)?.sections ?? [];
  return now.flatMap(({ id, texts }) =>
    texts.flatMap(({ path, text }) => (was.get(`${id} ${path}`) === text ? [] : [{ section: id, path }])),
  );
}
